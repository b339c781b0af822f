/** The commands for operators, as they are typed. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Runs a command of `scripts/operate` to its end. `onOutput` is called at the start and whenever it prints, with what it
 * has printed until then, and with what sends it a signal.
 */
export function runOperatorCommand(
  name: string,
  args: string[],
  environment: Record<string, string>,
  onOutput: (output: string, signal: (name: NodeJS.Signals) => void) => void = () => undefined,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`scripts/operate/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let output = '';
  onOutput(output, (name) => child.kill(name));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(output, (name) => child.kill(name));
    });
  return new Promise((done) => child.once('exit', (code) => done({ code, output })));
}
