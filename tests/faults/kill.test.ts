/**
 * The server is killed at random moments under writes and uploads, and started again. Ten times in `npm test`; with
 * KILLS=100 a hundred times, with DATABASE=postgres over PostgreSQL, with SEED_OF_KILLS=n at the same moments again.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDiskStorage } from '../../server/files/disk.ts';
import { createUnrecordedFiles } from '../../server/files/unrecorded-files.ts';
import type { Rendition } from '../../server/store/files/file-row.ts';
import { createFileStore } from '../../server/store/files/file-store.ts';
import { openDatabase } from '../../server/store/open.ts';
import { createRandom } from '../fuzz/random.ts';
import { createClient, formOf, type Client } from '../setup/api/client.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';
import { fileOf, pdf, twoColours } from '../setup/samples.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { superadmin } from '../setup/browser/staff.ts';
import { environment, sendMessage } from './site-client.ts';

const kills = Number(process.env['KILLS'] ?? 10);
const seed = Number(process.env['SEED_OF_KILLS'] ?? Date.now() % 1_000_000);
/** Fewer than the newest spam that is stored: many messages from one place count as spam. */
const messagesPerRound = Math.min(20, Math.floor(1_800 / kills));

/** The number of the last save of an item; 0 where none was stored before a kill, as on a slow machine. */
function getRevision({ title_en: title }: Record<string, string>): number {
  expect(title).toMatch(/^(?:Revision \d+|New .+)$/);
  return Number(/\d+$/.exec(title!)?.[0] ?? 0);
}

it(
  `loses no acknowledged write, and stores none by half, when it is killed ${kills} times`,
  async () => {
    const random = createRandom(seed);
    const dataDir = await mkdtemp(join(tmpdir(), 'minbar-kills-'));
    const databaseUrl = process.env['DATABASE'] === 'postgres' ? await createPostgresDatabase() : undefined;
    const settings = {
      ...environment,
      DATA_DIR: dataDir,
      PROCESSES: process.env['PROCESSES'] ?? '1',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    let site: RunningSite = await startSite(settings);
    const staff: Client = createClient({ request: (path, init) => fetch(site.url + path, init) });
    expect((await staff.login(superadmin.email, superadmin.password)).status).toBe(200);
    const newItem = async (type: string) => String((await staff.send('POST', `/api/${type}`)).json['_id']);
    const [news, articles, report] = [await newItem('news'), await newItem('articles'), await newItem('reports')];

    /** What was acknowledged. */
    const done = { messages: [] as string[], revisions: new Map<string, number>(), files: [] as string[], writes: 0 };
    let colour = 0;
    let revision = 0;

    /** Repeats a write until the server is gone; `work` returns whether it was acknowledged. */
    const repeat = async (work: (n: number) => Promise<number>, most = Number.POSITIVE_INFINITY) => {
      for (let n = 0; n < most; n += 1) {
        const status = await work(n).catch(() => undefined);
        if (status === undefined) return;
        expect([200, 201]).toContain(status);
        done.writes += 1;
      }
    };
    const sendMessages = (round: number) =>
      repeat(async (n) => {
        const text = `message ${round}-${n} ${'y'.repeat(1_500)}`;
        const { status } = await sendMessage(site, text);
        if (status === 200) done.messages.push(text);
        return status;
      }, messagesPerRound);
    const save = (type: string, id: string) =>
      repeat(async () => {
        revision += 1;
        const mine = revision;
        const text = `Revision ${mine}`;
        const values = {
          Title: text,
          'Title.so': text,
          'Title.ar': text,
          Content: text,
          publishedDate: '2026-01-01',
          PublishedAt: '2026-01-01',
        };
        const { status } = await staff.send('PUT', `/api/${type}/${id}`, values);
        if (status === 200) done.revisions.set(id, mine);
        return status;
      });
    const newPicture = async () => {
      colour += 1;
      return fileOf(
        await twoColours(100 + (colour % 200), 40 + Math.floor(colour / 200))
          .png()
          .toBuffer(),
        'a.png',
      );
    };
    const upload = () =>
      repeat(async () => {
        const { status, json } = await staff.send('POST', '/api/files', formOf({ file: await newPicture() }));
        if (status === 201) done.files.push(String(json['_id']));
        return status;
      });
    const saveReport = () =>
      repeat(async () => {
        revision += 1;
        const mine = revision;
        const document = fileOf(pdf(1, { box: [300 + mine, 400] }), `${mine}.pdf`, 'application/pdf');
        const form = formOf({ title: `Revision ${mine}`, fileName: document, image: await newPicture() });
        const { status } = await staff.send('PUT', `/api/reports/${report}`, form);
        if (status === 200) done.revisions.set(report, mine);
        return status;
      });

    for (let round = 0; round < kills; round += 1) {
      const working = Promise.all([
        sendMessages(round),
        save('news', news),
        save('articles', articles),
        upload(),
        saveReport(),
      ]);
      await sleep(50 + random.below(1_800));
      await site.kill();
      await working;
      site = await startSite(settings);
    }

    // Everything is still served by the last start.
    expect((await staff.get('/api/users/me')).status).toBe(200);
    for (const id of done.files.slice(-20)) {
      const { json } = await staff.get(`/api/files/${id}`);
      expect((await fetch(site.url + String(json['url']))).status).toBe(200);
    }
    expect(await site.stop()).toBe(0);

    const { db } = await openDatabase({ databaseUrl, dataDir, processes: 1 });
    if (databaseUrl) {
      // Other servers may share the folder, so the start leaves what is younger than an hour.
      const storage = createDiskStorage(join(dataDir, 'files'));
      const files = createFileStore(db);
      await createUnrecordedFiles({ dataDir, storage, files }).clear(0);
    } else {
      expect((await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows).toEqual([
        { integrity_check: 'ok' },
      ]);
      expect(await readdir(join(dataDir, 'uploads')).catch(() => [])).toEqual([]);
    }

    const bodies = (await db.selectFrom('messages').select('body').execute()).map(({ body }) => body);
    expect(done.messages.filter((text) => !bodies.includes(text))).toEqual([]);
    expect(bodies.filter((body) => !/^message \d+-\d+ y{1500}$/.test(body))).toEqual([]);

    for (const [table, id] of [
      ['news', news],
      ['articles', articles],
    ] as const) {
      const { rows } = await sql<Record<string, string>>`select * from ${sql.table(table)} where id = ${id}`.execute(
        db,
      );
      const item = rows[0]!;
      expect(new Set([item['title_so'], item['title_ar'], item['content_en']])).toEqual(new Set([item['title_en']]));
      expect(getRevision(item)).toBeGreaterThanOrEqual(done.revisions.get(id) ?? 0);
      // Each revision has its copy in the history.
      const versions = await db
        .selectFrom('history')
        .select(['revision', 'snapshot'])
        .where('item_id', '=', id)
        .execute();
      const newest = versions.find((version) => version.revision === Number(item['revision']));
      expect(newest?.snapshot).toContain(item['title_en']);
      expect(new Set(versions.map((version) => version.revision)).size).toBe(versions.length);
    }

    const files = await db.selectFrom('files').selectAll().execute();
    expect(done.files.filter((id) => !files.some((file) => file.id === id))).toEqual([]);
    const shown = await sql<Record<string, string>>`select * from reports where id = ${report}`.execute(db);
    expect(getRevision(shown.rows[0]!)).toBeGreaterThanOrEqual(done.revisions.get(report) ?? 0);
    for (const column of ['file', 'image'])
      if (shown.rows[0]![column] !== null) expect(files.map(({ id }) => id)).toContain(shown.rows[0]![column]);
    const named = new Set<string>();
    for (const { renditions } of files)
      for (const { key, bytes } of JSON.parse(renditions) as Rendition[]) {
        named.add(key);
        expect((await stat(join(dataDir, 'files', key))).size).toBe(bytes);
      }
    const stored = (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dataDir, 'files').length + 1));
    expect(stored.filter((key) => !named.has(key))).toEqual([]);
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
    process.stderr.write(
      `${kills} kills (seed ${seed}): ${done.writes} acknowledged writes, among them ${done.messages.length} messages and ${done.files.length} uploads of pictures; ${stored.length} files\n`,
    );
  },
  kills * 15_000 + 60_000,
);
