/** Backups of a site whose files lie in a store, and their restore into another one. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { createBucket, environmentOf } from '../setup/programs/s3-bucket.ts';
import { openProxy } from '../setup/programs/unreliable-proxy.ts';
import { fileOf, twoColours, wordFile } from '../setup/samples.ts';

let folder = '';
const sites: TestApp[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minbar-s3-backup-'));
});
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function openSite(): Promise<{ site: TestApp; environment: Record<string, string> }> {
  const environment = environmentOf(await createBucket());
  const site = await openTestApp('sqlite', { environment });
  sites.push(site);
  return { site, environment: { ...environment, DATA_DIR: site.dataDir } };
}

function command(name: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/operate/${name}.ts`, ...args], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  );
}

it('a restore from a bucket does not wait long for a store that is frozen', async () => {
  const bucket = await createBucket();
  const proxy = await openProxy(bucket.endpoint);
  await proxy.set('silent');
  const environment = environmentOf({ ...bucket, endpoint: proxy.url }, 'BACKUP_S3_');
  const startedAt = performance.now();
  expect(await command('restore', ['--from-s3'], { ...environment, DATA_DIR: folder })).toEqual({
    code: 1,
    output: 'The store of backups does not answer, or refuses (no answer in time).\n',
  });
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  await proxy.close();
}, 60_000);

it('a backup takes the files out of one bucket, and a restore puts them into another', async () => {
  const { site, environment } = await openSite();
  const staff = await site.signIn('superadmin');
  const path = `/api/reports/${String((await staff.send('POST', '/api/reports')).json['_id'])}`;
  const form = formOf({
    title: 'A report',
    file: fileOf(wordFile(), 'a.docx'),
    image: fileOf(await twoColours(40, 40).png().toBuffer(), 'a.png'),
    'image.alt': 'Words',
  });
  expect((await staff.send('PUT', path, form)).status).toBe(200);
  const keys: string[] = [];
  for await (const key of site.storage.list()) keys.push(key);
  expect(keys.length).toBeGreaterThan(2);

  const file = join(folder, 'site.tar.gz');
  const away = await command('backup', [file], { ...environment, S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect([away.code, away.output]).toEqual([1, expect.stringContaining('The file store does not answer')]);
  expect(await readdir(folder)).toEqual([]);
  const made = await command('backup', [file], environment);
  expect([made.code, made.output]).toEqual([0, expect.stringContaining(`${keys.length} files`)]);

  const other = await openSite();
  const dataDir = join(folder, 'other');
  const elsewhere = { ...other.environment, DATA_DIR: dataDir };
  const restored = await command('restore', [file, '--accept-foreign', '--yes'], elsewhere);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored in ')]);
  for (const key of keys) expect(await other.site.storage.read(key)).toEqual(await site.storage.read(key));
  expect(await readdir(join(dataDir, 'files')).catch(() => [])).toEqual([]);
});
