/** Three machines that serve one site over one PostgreSQL and one S3 store. `TRIES=1000` for a longer measurement. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/store/open.ts';
import { createClient, formOf, type Client } from '../setup/client.ts';
import { startMachines, type Machine, type Machines } from '../setup/machines.ts';
import { freshPicture } from '../setup/media.ts';
import { fileOf } from '../setup/samples.ts';
import { superadmin } from '../setup/staff.ts';

const tries = Number(process.env['TRIES'] ?? 200);

describe('three machines', () => {
  let site: Machines;
  let machines: Machine[];
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
    site = await startMachines(3);
    machines = site.machines;
    staff = inTurn();
    expect((await staff.login(superadmin.email, superadmin.password)).status).toBe(200);
    id = String((await staff.send('POST', '/api/news', {})).json['_id']);
  });
  afterAll(() => site?.stop());

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
    const { db } = await openDatabase({ databaseUrl: site.databaseUrl, dataDir: '', processes: 1 });
    await expect
      .poll(
        async () => (await db.selectFrom('messages').select('id').where('mail_state', '<>', 'sent').execute()).length,
      )
      .toBe(0);
    await db.destroy();
    expect(site.smtp.messages).toHaveLength(12);
  });
});
