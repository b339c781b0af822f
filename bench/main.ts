/**
 * `npm run bench [-- --quick]`: one table. Requests per second are medians of alternating rounds, as a share of a bare
 * Node server that answers the same bytes from memory in the same run; misses in processor time; Linux only.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadResult } from './load.ts';
import { run, start, usageOf, type Program } from './program.ts';

const quick = process.argv.includes('--quick');
const seconds = quick ? 1 : 3;
const rounds = quick ? 3 : 5;
const staff = { SUPERADMIN_EMAIL: 'bench@nuur.example', SUPERADMIN_PASSWORD: 'only for this measurement' };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const row = (name: string, ...cells: string[]) => console.log(`${name.padEnd(34)} ${cells.map((cell) => cell.padStart(13)).join(' ')}`);

async function load(program: Program, path: string, headers: Record<string, string>, time = seconds): Promise<LoadResult> {
  const { hostname, port } = new URL(program.url);
  const job = { host: hostname, port: Number(port), path, headers: { 'accept-encoding': 'br', ...headers }, connections: 16, seconds: time };
  return JSON.parse(await run('bench/load.ts', [JSON.stringify(job)])) as LoadResult;
}

/** A bare server with the very answers of the site. */
async function startReference(site: Program, paths: string[], folder: string): Promise<Program> {
  const stored: Record<string, { headers: Record<string, string>; body: string }> = {};
  for (const path of paths) {
    // `fetch` would undo the compression: the bytes are asked for as they travel.
    const { request } = await import('node:http');
    stored[path] = await new Promise((done, fail) => {
      request(site.url + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { date: _date, connection: _connection, 'keep-alive': _alive, 'content-length': _length, ...headers } = response.headers;
          done({ headers: headers as Record<string, string>, body: Buffer.concat(chunks).toString('base64') });
        });
      })
        .on('error', fail)
        .end();
    });
  }
  const file = join(folder, 'reference.json');
  await writeFile(file, JSON.stringify(stored));
  return start('bench/reference.ts', [file]);
}

/** Signs in; answers a function that saves an item again, which drops what shows it. */
async function signIn(site: Program): Promise<(kind: string, id: string, form: Record<string, string>) => Promise<void>> {
  const answer = await fetch(`${site.url}/api/users/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: staff.SUPERADMIN_EMAIL, password: staff.SUPERADMIN_PASSWORD }) });
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  return async (kind, id, form) => {
    const saved = await fetch(`${site.url}/api/${kind}/${id}`, { method: 'PUT', headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': token }, body: JSON.stringify(form) });
    if (!saved.ok) throw new Error(`Saving answered ${saved.status}`);
  };
}

/** Processor time of a rendering in milliseconds: that of a write and the reading after it, less that of the write. */
async function timeOfMiss(site: Program, write: () => Promise<void>, path: string): Promise<number> {
  const times = quick ? 40 : 120;
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = usageOf(site.child.pid!).cpu;
    for (let n = 0; n < times; n += 1) await work();
    return ((usageOf(site.child.pid!).cpu - before) / times) * 1_000;
  };
  const writes = await cpuOf(write);
  const both = await cpuOf(async () => {
    await write();
    await (await fetch(site.url + path)).arrayBuffer();
  });
  return both - writes;
}

const folder = await mkdtemp(join(tmpdir(), 'minbar-bench-'));
const environment = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production', NODE_COMPILE_CACHE: join(folder, 'compiled'), ...staff };
try {
  let site = await start('server/main.ts', [], environment);
  await site.stop();
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    site = await start('server/main.ts', [], environment);
    await fetch(site.url);
    starts.push(performance.now() - startedAt);
    if (round < rounds - 1) await site.stop();
  }
  const pid = site.child.pid!;
  row('memory when idle', `${usageOf(pid).memory.toFixed(0)} MB`);
  row('start of a built tree to first 200', `${median(starts).toFixed(0)} ms`);

  const first = async (kind: string) => ((await (await fetch(`${site.url}/api/${kind}?limit=1`)).json()) as Record<string, { _id: string; Title: string }[]>)[kind]![0]!;
  const item = await first('news');
  const pages: Record<string, string> = { home: '/', list: '/publications/news', detail: `/publications/news/${item._id}`, 'API list': '/api/news?limit=6' };
  const reference = await startReference(site, Object.values(pages), folder);

  console.log('\nkept answers, 16 connections, brotli');
  row('', 'bytes', 'per second', 'of bare Node', 'p99', 'p99 of bare', '304 of bare');
  for (const [name, path] of Object.entries(pages)) {
    const ours: LoadResult[] = [];
    const bare: LoadResult[] = [];
    const shares304: number[] = [];
    const etag = (await fetch(site.url + path)).headers.get('etag') ?? '';
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await load(reference, path, {}));
      ours.push(await load(site, path, {}));
      const bare304 = await load(reference, path, { 'if-none-match': etag }, seconds / 2);
      shares304.push((await load(site, path, { 'if-none-match': etag }, seconds / 2)).perSecond / bare304.perSecond);
    }
    const share = median(ours.map((result, index) => result.perSecond / bare[index]!.perSecond));
    row(name, String(ours[0]!.bytes), median(ours.map((result) => result.perSecond)).toFixed(0), share.toFixed(2), `${median(ours.map((result) => result.p99)).toFixed(2)} ms`, `${median(bare.map((result) => result.p99)).toFixed(2)} ms`, median(shares304).toFixed(2));
  }

  const save = await signIn(site);
  const quiet: number[] = [];
  const disturbed: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push((await load(site, '/', {})).perSecond);
    const stop = new AbortController();
    const writer = (async () => {
      while (!stop.signal.aborted) {
        await save('news', item._id, { Title: item.Title });
        await new Promise((done) => setTimeout(done, 100));
      }
    })();
    disturbed.push((await load(site, '/', {})).perSecond);
    stop.abort();
    await writer;
  }
  console.log('');
  row('home, a write every 100 ms', `${(median(disturbed.map((rate, index) => rate / quiet[index]!)) * 100).toFixed(0)} % of quiet`);
  row('memory after the load', `${usageOf(pid).memory.toFixed(0)} MB`);

  console.log('\nmisses: processor time of one rendering (with the write that made it necessary taken off)');
  const misses = async (label: string) => {
    const saveHere = await signIn(site);
    for (const name of ['home', 'list', 'detail', 'API list']) row(`${name}, ${label}`, `${(await timeOfMiss(site, () => saveHere('news', item._id, { Title: item.Title }), pages[name]!)).toFixed(1)} ms`);
  };
  await misses('14 news');
  for (const count of quick ? [10_000] : [10_000, 90_000]) {
    await site.stop();
    await run('scripts/operate/seed.ts', ['--news', String(count)], environment);
    site = await start('server/main.ts', [], environment);
    await misses(`${count.toLocaleString('en')} more`);
  }
  await site.stop();
  await reference.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}
