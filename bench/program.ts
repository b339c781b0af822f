import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

export type Program = { child: ChildProcess; url: string; /** Milliseconds from the start of the process to its being ready. */ readyAfter: number; stop: () => Promise<void> };

/** Starts a program and waits until it says where it is ready. */
export async function start(file: string, args: string[], environment: Record<string, string> = {}): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, file), ...args], { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const url = await new Promise<string>((done, fail) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /ready at .*?(?::|"port":)(\d{2,5})/.exec(printed)?.[1];
      if (port) done(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => fail(new Error(`${file} ended: ${printed}`)));
  });
  const readyAfter = performance.now() - startedAt;
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  return { child, url, readyAfter, stop };
}

/** Runs a program to its end; answers what it printed. */
export async function run(file: string, args: string[], environment: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, [join(root, file), ...args], { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
  return printed;
}

/** Memory of a process in megabytes, and the seconds of processor it has used. */
export function usageOf(pid: number): { memory: number; cpu: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return { memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024, cpu: (Number(stat[11]) + Number(stat[12])) / 100 };
}
