/** The commands as an operator types them, beside the real server. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createPostgresDatabase } from '../setup/postgres-database.ts';
import { dialects } from '../setup/app.ts';
import { startSite } from '../setup/site.ts';

const root = resolve(import.meta.dirname, '../..');

function command(name: string, args: string[], environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`scripts/operate/${name}.ts`, ...args], { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => child.once('exit', (code) => done({ code, output })));
}

it.each(dialects)('a backup beside the running server, and a restore once it has stopped, which can be undone (%s)', async (dialect) => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-commands-'));
  const database = async (): Promise<Record<string, string>> => (dialect === 'postgres' ? { DATABASE_URL: await createPostgresDatabase() } : {});
  const environment = { DATA_DIR: join(folder, 'data'), ...(await database()) };
  const file = join(folder, 'site.tar.gz');
  const titleOf = async (url: string) => String((await (await fetch(`${url}/api/news?limit=1`)).json()).news[0].Title);

  const running = await startSite(environment);
  const title = await titleOf(running.url);
  const backup = await command('backup', [file], environment);
  expect(backup).toMatchObject({ code: 0, output: expect.stringMatching(/^Backup: .*site\.tar\.gz \(\d+\.\d MB, \d+ rows, \d+ files\)\.\n$/) });
  expect((await command('backup', [file], environment)).output).toContain('There is a file');
  expect(await command('restore', [file], environment)).toMatchObject({ code: 1, output: expect.stringContaining('The server runs. Stop it first') });
  await running.stop();

  const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), ...(await database()) };
  expect(await command('backup', [], elsewhere)).toMatchObject({ code: 1, output: expect.stringContaining('There is no site yet') });
  expect(await command('restore', [file], elsewhere)).toMatchObject({ code: 0, output: expect.stringContaining('staff sign in again') });
  expect(await readdir(join(folder, 'elsewhere', 'backups'))).toEqual([]);
  const moved = await startSite({ ...elsewhere, SEED: 'none' });
  expect(await titleOf(moved.url)).toBe(title);
  const picture = String((await (await fetch(`${moved.url}/api/news?limit=1`)).json()).news[0].Image);
  expect((await fetch(moved.url + picture)).status).toBe(200);
  await moved.stop();

  // What was there before a restore is a backup itself.
  expect((await command('restore', [file], elsewhere)).code).toBe(0);
  expect(await readdir(join(folder, 'elsewhere', 'backups'))).toEqual([expect.stringMatching(/^minbar-.*-before-restore\.tar\.gz$/)]);
  expect(await command('restore', [], elsewhere)).toMatchObject({ code: 1, output: expect.stringContaining('Usage: npm run restore FILE') });
  await rm(folder, { recursive: true, force: true });
}, 60_000);
