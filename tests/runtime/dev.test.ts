/** `npm run dev` serves pages from their source. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('serves a page without restarting by itself', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-dev-'));
  // A process group of its own, which a terminal would end as a whole.
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    detached: true,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, SEED: 'none', BACKUP_SCHEDULE: 'off', NODE_OPTIONS: '' },
  });
  const ended = new Promise((done) => child.once('exit', done));
  onTestFinished(async () => {
    process.kill(-child.pid!, 'SIGINT');
    await ended;
    // Whatever of the group is left.
    await expect.poll(() => isRunning(-child.pid!), { timeout: 15_000 }).toBe(false);
    await rm(folder, { recursive: true, force: true });
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  await expect.poll(address, { timeout: 60_000 }).toBeDefined();
  const page = await fetch(`${address()}/about`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  expect(output).not.toContain('Restarting');
});

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}
