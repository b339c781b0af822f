/** The disk of the data folder is full, for real. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../setup/api/client.ts';
import { formOf } from '../setup/api/client.ts';
import { launchBrowser } from '../setup/programs/chromium.ts';
import { mayMount, mountSmallDisk, type SmallDisk } from '../setup/programs/faulty-disk.ts';
import { fileOf, twoColours } from '../setup/samples.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { signInAs, superadmin, waitForScreen } from '../setup/browser/staff.ts';
import {
  clientOf,
  createNews,
  environment,
  logOf,
  openPage,
  readState,
  sendMessage,
  signIn,
  untilReady,
} from './site-client.ts';

const full = {
  en: 'The server has no space left, so nothing was saved. Please tell the person who runs the server.',
  so: 'Server-ka meel bannaan kuma hadhin, markaa waxba lama kaydin. Fadlan u sheeg qofka server-ka maamula.',
  ar: 'لم تبقَ مساحة على الخادم، فلم يُحفظ شيء. يُرجى إبلاغ القائم عليه.',
};

/** What a visitor reads above the form. */
const notSent = 'تعذّر إرسال الرسالة. يُرجى المحاولة مرة أخرى.';

describe.skipIf(!mayMount)('a full disk', () => {
  let disk: SmallDisk;
  let site: RunningSite;
  let staff: Client;
  let id: string;
  beforeAll(async () => {
    disk = await mountSmallDisk(48);
    site = await startSite({ ...environment, DATA_DIR: join(disk.folder, 'data'), BACKUP_SCHEDULE: 'daily' });
    staff = await signIn(site);
    id = await createNews(staff, 'Before');
  });
  afterAll(async () => {
    await site?.stop();
    await disk?.unmount();
  });
  afterEach(() => disk.free());
  const files = async () => (await readdir(join(site.dataDir, 'files'), { recursive: true })).toSorted();
  const uploads = () => readdir(join(site.dataDir, 'uploads')).catch(() => []);
  const picture = async () => fileOf(await twoColours(1_600, 1_200).png().toBuffer(), 'a.png');

  it('loses nothing that was acknowledged, keeps the pages open, and is over when there is room', async () => {
    expect((await openPage(site, '/about?lang=so')).status).toBe(200);
    const before = await files();
    disk.fill();

    // Visitors: pages that are cached and that are not; a form keeps what was typed.
    for (const path of ['/about?lang=so', '/departments?lang=ar', `/publications/news/${id}`])
      expect((await openPage(site, path)).status).toBe(200);
    const typed = new URLSearchParams({
      name: 'Ayan',
      email: 'ayan@example.org',
      message: 'What I typed '.repeat(500),
    });
    const form = await openPage(site, '/contact?lang=ar', {
      method: 'POST',
      body: typed,
      headers: { origin: site.url },
    });
    expect(form.status).toBe(507);
    expect(form.text).toContain(notSent);
    expect(form.html).toContain('What I typed What I typed');

    // Staff, in the language of each.
    for (const [lang, message] of Object.entries(full)) {
      const saved = await staff.send('PUT', `/api/news/${id}?lang=${lang}`, {
        Title: 'Full',
        Content: 'x'.repeat(9_000),
      });
      expect([saved.status, saved.json['code'], saved.json['message']]).toEqual([507, 'disk_full', message]);
      const upload = await staff.send('PUT', `/api/news/${id}?lang=${lang}`, formOf({ Image: await picture() }));
      expect([upload.status, upload.json['message']]).toEqual([507, message]);
    }
    expect((await staff.get(`/api/news/${id}?all=1`)).json['Title']).toBe('Before');
    expect((await sendMessage(site, 'x'.repeat(5_000), 'so')).json['message']).toBe(full.so);
    expect((await clientOf(site).login(superadmin.email, superadmin.password)).status).toBe(507);
    expect((await readState(staff, 'disk')).summary).toBe('problem full');
    expect((await readState(staff, 'database')).summary).toBe('problem notWritable');
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const logged = logOf(site.output()).filter(({ level }) => level >= 50);
    expect(logged.some(({ err }) => err?.code === 'SQLITE_FULL')).toBe(true);
    expect(await uploads()).toEqual([]);
    expect(await files()).toEqual(before);

    disk.free();
    expect((await staff.send('PUT', `/api/news/${id}`, { Title: 'After' })).status).toBe(200);
    expect((await staff.send('POST', '/api/files', formOf({ file: await picture() }))).status).toBe(201);
    await untilReady(site);
    expect((await openPage(site, `/publications/news/${id}`)).text).toContain('After');
  });

  it('is shown in advance on the page State of the site', async () => {
    for (const [size, summary] of [
      [2_000, 'ok ok'],
      [700, 'attention low'],
      [48, 'problem full'],
    ] as const) {
      await disk.resize(size);
      const { summary: shown, facts } = await readState(staff, 'disk');
      expect([shown, Math.round(Number(facts['total']) / 1_048_576)]).toEqual([summary, size]);
    }
  });

  it('loses no acknowledged write and stores none by half, while writes arrive', async () => {
    const acknowledged: string[] = [];
    const send = async (who: number) => {
      for (let n = 0; ; n += 1) {
        const text = `${who}-${n} ${'y'.repeat(1_500)}`;
        const { status } = await sendMessage(site, text);
        if (status !== 200) return status;
        acknowledged.push(text);
      }
    };
    // Some kilobytes for the log of the database, which fills while they are written.
    disk.fill(600_000);
    expect(await Promise.all([send(1), send(2), send(3)])).toEqual([507, 507, 507]);
    disk.free();
    const database = new Database(join(site.dataDir, 'minbar.sqlite'), { readonly: true });
    const stored = database.prepare('select body from messages').pluck().all() as string[];
    expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
    expect(stored.filter((body) => /^\d-\d+ /.test(body) && !/^\d-\d+ y{1500}$/.test(body))).toEqual([]);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
    expect(acknowledged.length).toBeGreaterThan(5);
  });

  it('removes an upload that fits only in part', async () => {
    await untilReady(site);
    const before = await files();
    // Room for what arrives and for some of the encoded sizes.
    const large = fileOf(await twoColours(1_800, 1_300).blur(3).png({ compressionLevel: 9 }).toBuffer(), 'large.png');
    disk.fill(large.size + 24_000);
    const upload = await staff.send('POST', '/api/files?lang=so', formOf({ file: large }));
    expect([upload.status, upload.json['message']]).toEqual([507, full.so]);
    expect(await files()).toEqual(before);
    expect(await uploads()).toEqual([]);
    disk.free();
    expect((await staff.send('POST', '/api/files', formOf({ file: large }))).status).toBe(201);
  });

  it('makes no backup without room, says so, and leaves nothing of it', async () => {
    await staff.confirm(superadmin.password);
    const requested = await staff.send('POST', '/api/backups');
    expect(requested.status).toBeLessThan(300);
    await expect
      .poll(async () => JSON.stringify((await staff.get('/api/backups')).json), { timeout: 30_000 })
      .toContain('noRoom');
    expect(await readdir(join(site.dataDir, 'backups'))).toEqual([]);
    expect(site.output()).toContain('There is no room for a backup');
  });

  it('keeps what somebody has typed in a form of the dashboard, which then saves it', async () => {
    const browser = await launchBrowser();
    const visited = await signInAs(browser, site, superadmin);
    const { page } = visited;
    await page.goto(`${site.url}/dashboard/news/${id}/edit?lang=so`);
    await waitForScreen(page);
    const title = page.getByRole('textbox').first();
    await title.fill('Typed on a full disk');
    disk.fill();
    const save = page.locator('main form button[type=submit]').first();
    await save.click();
    await page.getByText(full.so).first().waitFor();
    expect(await title.inputValue()).toBe('Typed on a full disk');
    disk.free();
    await save.click();
    await expect
      .poll(async () => (await staff.get(`/api/news/${id}?all=1`)).json['Title'], { timeout: 15_000 })
      .toBe('Typed on a full disk');
    await visited.close();
    await browser.close();
  });
});

describe.skipIf(!mayMount)('a log on a full disk', () => {
  it('loses lines and does not end the program', async () => {
    const disk = await mountSmallDisk(1);
    const file = join(disk.folder, 'log');
    const output = openSync(file, 'a');
    const data = await mountSmallDisk(32);
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        DATA_DIR: join(data.folder, 'data'),
        ...environment,
        PORT: '0',
        BACKUP_SCHEDULE: 'off',
        SMTP_URL: 'smtp://127.0.0.1:1',
      },
      stdio: ['ignore', output, 'ignore'],
    });
    const ended = new Promise((done) => child.once('exit', done));
    await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 30_000 }).toContain('ready at');
    const site = { url: /ready at (http:\S+)/.exec(readFileSync(file, 'utf8'))![1]! };
    disk.fill();
    // The rest of the last block.
    const length = 4_096 - (readFileSync(file).length % 4_096);
    writeSync(output, `${' '.repeat(length - 1)}\n`);
    const staff = await signIn(site);
    // Its mail fails, which is logged.
    expect((await sendMessage(site, 'Hello')).status).toBe(200);
    await expect
      .poll(async () => (await readState(staff, 'mail')).summary, { timeout: 20_000 })
      .toBe('problem failing');
    disk.free();
    expect((await sendMessage(site, 'Hello again')).status).toBe(200);
    await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 20_000 }).toContain('could not be mailed');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    closeSync(output);
    await disk.unmount();
    await data.unmount();
  });
});
