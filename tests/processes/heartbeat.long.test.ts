/** A blocked process does not respond: the primary ends it and starts another. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('ends and replaces a blocked worker, and leaves a responding one alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-heartbeat-'));
  const block = join(folder, 'block');
  const primary = spawn(process.execPath, [join(import.meta.dirname, 'heartbeat-primary.ts')], {
    env: { PATH: process.env['PATH'] ?? '', BLOCK_FILE: block },
  });
  onTestFinished(() => void primary.kill('SIGKILL'));
  let output = '';
  for (const stream of [primary.stdout, primary.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((done) => primary.once('exit', done));
  await expect.poll(() => output, { timeout: 20_000 }).toContain('ready');
  await new Promise((done) => setTimeout(done, 8_000));
  expect(output).not.toContain('does not answer');

  await writeFile(block, '');
  await expect.poll(() => output, { timeout: 40_000 }).toContain('a worker process was restarted');
  const blocked = Number(/blocked (\d+)/.exec(output)?.[1]);
  expect(output).toContain(
    `"worker":${blocked},"seconds":5,"msg":"a worker process does not respond and is terminated"`,
  );
  expect(output.match(/does not respond/g)).toHaveLength(1);
  expect(() => process.kill(blocked, 0)).toThrow('ESRCH');
  primary.kill('SIGTERM');
  expect(await ended).toBe(0);
  await rm(folder, { recursive: true, force: true });
}, 60_000);
