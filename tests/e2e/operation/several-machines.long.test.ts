/**
 * Three machines that serve one site over one PostgreSQL and one S3 store; then behind a balancer, under load, while
 * one is killed, one frozen and one cut off from the database. `TRIES=1000` for a longer measurement.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openDatabase } from '../../../server/store/open.ts';
import { startBalancer, type Balancer } from '../../setup/servers/balancer.ts';
import { createClient, formOf, type Client } from '../../setup/api/client.ts';
import { roundOf, startLoad, type Load } from '../../setup/servers/load.ts';
import { startMachines, type Machine, type Machines } from '../../setup/servers/machines.ts';
import { freshPicture } from '../../setup/api/media.ts';
import { fileOf } from '../../setup/samples.ts';
import { superadmin } from '../../setup/browser/staff.ts';

const tries = Number(process.env['TRIES'] ?? 200);
const waiting = { timeout: 30_000, interval: 100 };

let site: Machines;
let machines: Machine[];
let db: Database;
beforeAll(async () => {
  site = await startMachines(3);
  ({ machines } = site);
  ({ db } = await openDatabase({ databaseUrl: site.databaseUrl, dataDir: '', processes: 1 }));
});
afterAll(async () => {
  await db?.destroy();
  await site?.stop();
});

describe('three machines', () => {
  let staff: Client;
  let id: string;
  /** Which machine gets the next request of `staff`. */
  let turn = 0;

  const save = (title: string) =>
    staff.send('PUT', `/api/news/${id}`, { Title: title, Content: 'x', PublishedAt: '2026-01-01T00:00:00.000Z' });
  const inTurn = () =>
    createClient({ request: (path, init) => fetch(machines[(turn += 1) % machines.length]!.url + path, init) });
  const readAll = (path: string) => Promise.all(machines.map(async ({ url }) => (await fetch(url + path)).text()));

  beforeAll(async () => {
    staff = inTurn();
    expect((await staff.login(superadmin.email, superadmin.password)).status).toBe(200);
    id = String((await staff.send('POST', '/api/news', {})).json['_id']);
  });

  it('start on an empty database at the same moment: one prepares it, the others wait', async () => {
    const outputs = machines.map(({ output }) => output()).join('\n');
    expect(outputs.match(/applied 001-baseline/g)).toHaveLength(1);
    expect(outputs.match(/The first superadmin is/g)).toHaveLength(1);
    expect(outputs.match(/Importing the pictures/g)).toHaveLength(1);
    expect((await readAll('/readyz')).every((text) => text === 'ready')).toBe(true);
  });

  it(`show a write everywhere as soon as it is acknowledged, ${tries} of ${tries} times`, async () => {
    const paths = [`/api/news/${id}`, '/api/news', `/api/news/${id}`, `/publications/news/${id}`];
    const old: string[] = [];
    const waits: number[] = [];
    for (let round = 1; round <= tries; round += 1) {
      const title = `Round ${round}.`;
      const startedAt = performance.now();
      expect(await save(title)).toMatchObject({ status: 200 });
      waits.push(performance.now() - startedAt);
      // In turn, and before the write: so it is in the caches of all machines.
      const path = paths[round % paths.length]!;
      for (const [machine, text] of (await readAll(path)).entries())
        if (!text.includes(title)) old.push(`round ${round}, machine ${machine}: ${path}`);
      await readAll(paths[(round + 1) % paths.length]!);
    }
    expect(old).toEqual([]);
    const sorted = waits.toSorted((a, b) => a - b);
    if (tries > 200) console.log(`a write takes ${sorted[tries >> 1]} ms, at most ${sorted.at(-1)} ms`);
  }, 600_000);

  it('share sessions, uploads and rate limits', async () => {
    const [first, second, third] = machines.map(({ url }) =>
      createClient({
        request(path, { headers, ...init }) {
          const sent = new Headers(headers);
          sent.set('cookie', staff.cookie());
          return fetch(url + path, { ...init, headers: sent });
        },
      }),
    );
    for (const client of [first!, second!, third!]) client.token = staff.token;
    expect((await second!.get('/api/users/me')).json['email']).toBe(superadmin.email);

    // An upload to one machine is served by the others.
    const uploaded = await first!.send(
      'POST',
      '/api/files',
      formOf({ file: fileOf(await freshPicture(), 'well.png') }),
    );
    expect(uploaded.status).toBe(201);
    const address = /\/files\/[\w/.-]+\.webp/.exec(uploaded.text)![0];
    for (const { url } of machines) expect((await fetch(url + address)).headers.get('content-type')).toBe('image/webp');

    // Of 15 wrong passwords for one account from one address, five are checked, whichever machines are asked.
    const guess = async (n: number) =>
      fetch(`${machines[n % 3]!.url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
        body: JSON.stringify({ email: 'nobody@example.org', password: 'a wrong guess' }),
      });
    const statuses = (await Promise.all(Array.from({ length: 15 }, (_, n) => guess(n)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);

    // Signed out at one machine, signed out everywhere.
    expect((await third!.send('POST', '/api/users/logout')).status).toBeLessThan(300);
    for (const client of [first!, second!]) expect((await client.get('/api/users/me')).status).toBe(401);
    staff = inTurn();
    expect((await staff.login(superadmin.email, superadmin.password)).status).toBe(200);
  });

  it('show a scheduled item when it is due, though their caches hold the list without it', async () => {
    const item = String((await staff.send('POST', '/api/news', {})).json['_id']);
    const due = new Date(Date.now() + 2_000);
    const planned = { Title: 'Planned', Content: 'x', PublishedAt: due.toISOString() };
    expect((await staff.send('PUT', `/api/news/${item}`, planned)).status).toBe(200);
    const lists = await readAll('/api/news');
    if (Date.now() < due.getTime()) expect(lists.filter((text) => text.includes('Planned'))).toEqual([]);
    await new Promise((done) => setTimeout(done, Math.max(0, due.getTime() - Date.now())));
    expect((await readAll('/api/news')).map((text) => text.includes('Planned'))).toEqual([true, true, true]);
  });

  it('mail each message once, whichever machine received it', async () => {
    const form = (n: number) => ({ name: `Ayan ${n}`, email: 'ayan@example.org', message: 'Hello' });
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        fetch(`${machines[n % 3]!.url}/api/v1.0/email/send-form`, {
          method: 'POST',
          body: new URLSearchParams(form(n)),
        }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const arrived = await site.smtp.waitForMessages(12, 20_000);
    expect(new Set(arrived.map(({ raw }) => /from Ayan \d+/.exec(raw)?.[0])).size).toBe(12);
    await expect
      .poll(
        async () => (await db.selectFrom('messages').select('id').where('mail_state', '<>', 'sent').execute()).length,
      )
      .toBe(0);
    expect(site.smtp.messages).toHaveLength(12);
  });
});

describe('three machines of which one fails', () => {
  let balancer: Balancer;
  let load: Load;
  const accepted: string[] = [];

  /** Sends a visitor's message; returns whether it was accepted. */
  const send = async (url: string, name: string): Promise<boolean> => {
    const body = new URLSearchParams({ name, email: 'ayan@example.org', message: 'Hello' });
    const { ok } = await fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body });
    if (ok) accepted.push(name);
    return ok;
  };
  const mails = (name: string) => site.smtp.messages.filter(({ raw }) => raw.includes(`from ${name}\r`)).length;
  /** Waits until the load has gone on for some writes and reads. */
  const goOn = async (writes: number, reads: number) => {
    const [written, read] = [load.acknowledged() + writes, load.reads() + reads];
    const isDone = () => load.acknowledged() >= written && load.reads() >= read;
    await expect.poll(() => load.problems.length > 0 || isDone(), waiting).toBe(true);
    expect(load.problems).toEqual([]);
  };
  /** Reads from one machine: the status, and the round that it shows, which must not be older than asked for. */
  const readFrom = async (machine: number, path = `/api/news/${load.id}`): Promise<string> => {
    const least = load.acknowledged();
    const response = await fetch(machines[machine]!.url + path, { signal: AbortSignal.timeout(20_000) });
    const shown = roundOf(await response.text());
    return response.status === 200 && shown < least ? `${path} shows ${shown} of ${least}` : String(response.status);
  };

  beforeAll(async () => {
    balancer = await startBalancer(machines.map(({ url }) => url));
    load = await startLoad(balancer.url, 4);
  });
  afterAll(async () => {
    await load?.stop();
    await balancer?.close();
  });

  it('answers everything while one is killed in the middle of a mail, which another one sends', async () => {
    await goOn(5, 50);
    site.smtp.refuse('answers');
    expect(await send(machines[0]!.url, 'Ayan')).toBe(true);
    await expect.poll(() => site.smtp.unanswered(), waiting).toBe(1);
    await machines[0]!.kill();
    site.smtp.refuse(null);
    await goOn(10, 100);
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, true, true]);

    // The claim of the killed machine is still good: nobody else sends the mail.
    expect(await send(machines[1]!.url, 'Hodan')).toBe(true);
    await expect.poll(() => mails('Hodan'), waiting).toBe(1);
    expect(mails('Ayan')).toBe(0);
    // Ten minutes later.
    const before = { mail_claimed_until: new Date(Date.now() - 1_000).toISOString() };
    await db.updateTable('messages').set(before).where('name', '=', 'Ayan').execute();
    expect(await send(machines[1]!.url, 'Safia')).toBe(true);
    await expect.poll(() => [mails('Ayan'), mails('Safia')], waiting).toEqual([1, 1]);
    expect(load.problems).toEqual([]);
  }, 60_000);

  it('answers everything while one is frozen, which shows nothing old when it goes on', async () => {
    machines[1]!.signal('SIGSTOP');
    await goOn(4, 100);
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, false, true]);
    // These requests wait for it, and are the first that it answers.
    const waitingReads = Array.from({ length: 6 }, () => readFrom(1));
    await goOn(2, 20);
    machines[1]!.signal('SIGCONT');
    expect(new Set(await Promise.all([...waitingReads, readFrom(1), readFrom(1)]))).toEqual(new Set(['200']));
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, true, true]);
    await goOn(5, 50);
    expect(load.problems).toEqual([]);
  }, 60_000);

  it('answers everything while one is cut off from the database, which shows nothing old and comes back', async () => {
    const { line, url } = machines[2]!;
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    await line.set('silent');
    // Longer than a lease: the others have written meanwhile, and this one was not notified.
    await goOn(4, 100);
    const answers = await Promise.all([readFrom(2), readFrom(2, `/publications/news/${load.id}`), send(url, 'Nimco')]);
    expect(answers).toEqual(['503', '503', false]);
    await expect.poll(() => statusOf('/readyz'), waiting).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, true, false]);
    await goOn(3, 50);

    await line.set('working');
    await expect.poll(() => balancer.ready(), waiting).toEqual([false, true, true]);
    await expect.poll(() => readFrom(2), waiting).toBe('200');
    await goOn(5, 50);
    expect(await send(url, 'Nimco')).toBe(true);
    await expect.poll(() => mails('Nimco'), waiting).toBe(1);
    expect(load.problems).toEqual([]);
  }, 90_000);

  it('has sent each accepted message once', async () => {
    await expect.poll(() => accepted.map(mails), waiting).toEqual(accepted.map(() => 1));
    expect(site.smtp.messages).toHaveLength(12 + accepted.length);
    expect(balancer.retries()).toBeGreaterThan(0);
  });
});
