/** The built site in a separate process with its own data folder, watched from inside. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serverFlags, serverMemory } from '../../scripts/runtime/server-runtime.mjs';
import type { LoopReport } from './watch-loop.ts';

const root = resolve(import.meta.dirname, '../..');

export type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>;

export async function startWatchedSite(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-fuzz-'));
  const child = spawn(
    process.execPath,
    [...serverFlags, '--import', join(root, 'tests/fuzz/watch-loop.ts'), 'server/main.ts'],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
        BACKUP_SCHEDULE: 'off',
        ...serverMemory,
        ...environment,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  // Only the end of its output: a long run may print much.
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-20_000)));
  let ended: string | undefined;
  const end = new Promise<void>((done) =>
    child.once('exit', (code, signal) => {
      ended = String(signal ?? code);
      done();
    }),
  );
  const origin = await new Promise<string>((ready, fail) => {
    child.stdout?.on('data', () => {
      const address = /ready at (http:\S+)/.exec(printed)?.[1];
      if (address) ready(address);
    });
    void end.then(() => fail(new Error(`The site ended with ${ended}:\n${printed}`)));
  });

  return {
    origin,
    port: Number(new URL(origin).port),
    dataDir,
    output: () => printed,
    /** Returns the exit code or signal if the process has ended. */
    ended: () => ended,

    /**
     * Returns the measurements of the event loop since the last report; undefined if the process has ended or does not
     * respond within 30 seconds.
     */
    report(): Promise<LoopReport | undefined> {
      if (ended !== undefined || !child.connected) return Promise.resolve(undefined);
      return new Promise((done) => {
        const timer = setTimeout(() => done(undefined), 30_000);
        child.once('message', (message) => {
          clearTimeout(timer);
          done(message as LoopReport);
        });
        child.send('report');
      });
    },

    async stop(): Promise<void> {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await end;
      clearTimeout(timer);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
