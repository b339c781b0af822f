/** The product does not need the demonstration. */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runToEnd, startSite } from '../setup/servers/site.ts';

const root = resolve(import.meta.dirname, '../..');

/** A copy of the program without the folder demo/. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'minbar-without-demo-'));
  for (const name of ['db', 'domain', 'locales', 'server', 'package.json'])
    await cp(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['build', 'node_modules', 'public']) await symlink(join(root, name), join(copy, name));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

it('starts without demo/ and with SEED=none, with its own texts and pictures', async () => {
  const site = await startSite({ SEED: 'none' }, copy);
  const home = await (await fetch(site.url)).text();
  expect(home).toContain('Nuur');
  const picture = /\/files\/pictures\/[^"' ,]+/.exec(home)?.[0];
  expect((await fetch(`${site.url}${picture}`)).status).toBe(200);
  const { total } = (await (await fetch(`${site.url}/api/gallery`)).json()) as { total: number };
  expect(total).toBe(40);
  expect(await site.stop()).toBe(0);
});

it('refuses to start without demo/ and with SEED=demo, and prints what to do', async () => {
  const dataDir = join(copy, 'data');
  const { code, output } = await runToEnd({ SEED: 'demo', PORT: '0', DATA_DIR: dataDir }, copy);
  expect([code, output]).toEqual([1, expect.stringContaining('Set SEED=none to start without it.')]);
});
