/** Starts the programs of a measurement. Each has a time limit: a hung child would block the whole table. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Seconds until a program must be ready, and until it must have ended after SIGTERM. */
const startLimit = 120;
const stopLimit = 15;

export type Program = { child: ChildProcess; url: string; stop: () => Promise<void> };

/** Returns the result of the work; rejects with an error that names it if it takes too long. */
export async function within<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${what} took longer than ${seconds} s`)), seconds * 1_000);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a program with SIGTERM, or with SIGKILL if that takes too long. */
export function stopper(child: ChildProcess): () => Promise<void> {
  return () =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done();
      const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit * 1_000);
      child.once('exit', () => {
        clearTimeout(timer);
        done();
      });
      child.kill('SIGTERM');
    });
}

function spawnNode(file: string, args: string[], environment: Record<string, string>, flags: readonly string[] = []) {
  return spawn(process.execPath, [...flags, join(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Starts a program and waits until it prints its address; `flags` are for Node itself. */
export async function start(
  file: string,
  args: string[],
  { environment = {}, flags = [] }: { environment?: Record<string, string>; flags?: readonly string[] } = {},
): Promise<Program> {
  const child = spawnNode(file, args, environment, flags);
  let printed = '';
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /ready at .*?(?::|"port":)(\d{2,5})/.exec(printed)?.[1];
      if (port) done(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => fail(new Error(`${file} ended: ${printed}`)));
  });
  const stop = stopper(child);
  try {
    return { child, url: await within(startLimit, `The start of ${file}`, ready), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs a program to its end; returns its output. */
export async function run(
  file: string,
  args: string[],
  { environment = {}, limit = 60 }: { environment?: Record<string, string>; limit?: number /* seconds */ } = {},
): Promise<string> {
  const child = spawnNode(file, args, environment);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  try {
    const code = await within(limit, file, ended);
    if (code !== 0) throw new Error(`${file} ended with ${code}`);
    return printed;
  } finally {
    await stopper(child)();
  }
}

/** Returns the memory of a process in megabytes, and its processor time in seconds. */
export function usageOf(pid: number): { memory: number; cpu: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024,
    cpu: (Number(stat[11]) + Number(stat[12])) / 100,
  };
}

/** Returns a program's memory as text. */
export const memoryOf = ({ child }: Program): string => `${usageOf(child.pid ?? 0).memory.toFixed(0)} MB`;

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
