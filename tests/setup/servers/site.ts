/** The program as an operator runs it: in a separate process, with its own data folder and a free port. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export type RunningSite = {
  url: string;
  pid: number;
  dataDir: string;
  output: () => string;
  /** Resolves with the exit code when the process has ended. */ ended: Promise<number | null>;
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
  /** Sends a signal, unless it has ended. */ signal: (signal: NodeJS.Signals) => void;
};

/** Starts `server/main.ts`, which should fail; returns its exit code and output when it has ended. */
export async function runToEnd(
  environment: Record<string, string>,
  folder = root,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(environment, folder);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  return { code, output: output() };
}

/**
 * Starts the site, from another copy of the program if given, and waits until it reports that it is ready. `stop`
 * removes the data folder unless it was given.
 */
export async function startSite(environment: Record<string, string> = {}, folder = root): Promise<RunningSite> {
  const dataDir = environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'minbar-site-')));
  const { child, output } = launch(
    { PORT: '0', LOG_LEVEL: 'warn', BACKUP_SCHEDULE: 'off', ...environment, DATA_DIR: dataDir },
    folder,
  );
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', () => {
      const ready = /ready at (http:\S+)/.exec(output());
      if (ready) done(ready[1]!);
    });
    void ended.then((code) => fail(new Error(`The site ended with ${code}:\n${output()}`)));
  });
  return {
    url,
    pid: child.pid!,
    dataDir,
    output,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (!environment['DATA_DIR']) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => void child.kill(signal),
  };
}

/** Starts the site on an empty folder and kills it as soon as it writes its demonstration content. */
export async function killDuringStart(dataDir: string): Promise<void> {
  const { child, output } = launch({ PORT: '0', DATA_DIR: dataDir });
  const ended = new Promise((done) => child.once('exit', done));
  child.stdout.on('data', () => {
    if (output().includes('demonstration content')) child.kill('SIGKILL');
  });
  await ended;
}

function launch(environment: Record<string, string>, folder = root) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      // As `npm start` does.
      NODE_COMPILE_CACHE: join(folder, 'build', 'compiled'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, output: () => printed };
}
