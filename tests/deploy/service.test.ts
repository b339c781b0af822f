/**
 * The systemd unit, the command for operators and the journal's limits, as far as they can be checked without booting.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireProgram, run } from '../setup/programs/debian-program.ts';
import { deployFolder } from './run-proxy.ts';

let unit: string;
let folder: string;
beforeAll(async () => {
  unit = await readFile(join(deployFolder, 'minbar.service'), 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'minbar-unit-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const valuesOf = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

describe('the systemd unit', () => {
  let analyze: string;
  beforeAll(async () => {
    analyze = await requireProgram('systemd-analyze', 'systemd');
  }, 300_000);

  it('is one that systemd understands whole', async () => {
    // systemd looks whether the programs are there: those of this machine stand for those of a server.
    const file = join(folder, 'minbar.service');
    await writeFile(file, unit.replaceAll(/\/usr\/bin\/(?:node|setpriv|env)\b/g, process.execPath));
    const { code, output } = await run(analyze, ['verify', '--man=no', file]);
    // A setting that systemd does not know is a line of output, not an error. Other units of this machine may have
    // theirs.
    const own = output.split('\n').filter((line) => line.includes('minbar.service'));
    expect([code, own]).toEqual([0, []]);
  });

  it('exposes little: at most 2.0 by the measure of systemd', async () => {
    const { code, output } = await run(analyze, [
      'security',
      '--offline=yes',
      '--threshold=20',
      '--no-pager',
      join(deployFolder, 'minbar.service'),
    ]);
    const level = Number(/Overall exposure level for minbar\.service: ([\d.]+)/.exec(output)?.[1]);
    expect(level).toBeLessThanOrEqual(2);
    expect(code).toBe(0);
  });
});

it('the unit waits longer for the end of the server than the server takes, and lets V8 and its helpers work', () => {
  expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(10);
  expect(valuesOf('KillMode')).toEqual(['mixed']);
  expect(valuesOf('MemoryDenyWriteExecute')).toEqual(['no']);
  // Without @resources the process that decodes pictures cannot lower its priority, and ends.
  expect(valuesOf('SystemCallFilter').join(' ')).not.toMatch(/~.*@resources/);
  expect(valuesOf('Restart')).toEqual(['on-failure']);
});

it('names one folder of data and one of the program in the unit, the settings and the command', async () => {
  const [settings, command] = await Promise.all(
    ['minbar.env', 'minbar'].map((name) => readFile(join(deployFolder, name), 'utf8')),
  );
  expect(/^DATA_DIR=(.*)$/m.exec(settings!)?.[1]).toBe(`/var/lib/${valuesOf('StateDirectory')[0]}`);
  expect(command).toContain(`\${MINBAR_HOME:-${valuesOf('WorkingDirectory')[0]}}`);
  // What they print names commands as they are typed there.
  expect(command).toContain('MINBAR_COMMAND=minbar npm run');
  expect(valuesOf('Environment')).toContain('MINBAR_COMMAND=minbar');
  // What systemd reads otherwise than Node has no place beside a file that Node reads.
  expect(valuesOf('EnvironmentFile')).toEqual([]);
});

it('the settings for a server are settings of the site', async () => {
  const [settings, example] = await Promise.all([
    readFile(join(deployFolder, 'minbar.env'), 'utf8'),
    readFile(join(deployFolder, '../.env.example'), 'utf8'),
  ]);
  const names = (text: string) => [...text.matchAll(/^(?:# )?([A-Z][A-Z_\d]+)=/gm)].map(([, name]) => name);
  expect(names(settings).filter((name) => !names(example).includes(name))).toEqual([]);
});

it('the command prints its usage, and does nothing as another user', async () => {
  const command = join(deployFolder, 'minbar');
  const bare = await run('sh', [command]);
  expect([bare.code, bare.output]).toEqual([2, expect.stringContaining('Usage: minbar COMMAND')]);
  if (process.getuid?.() !== 0) return;
  const setpriv = await requireProgram('setpriv', 'util-linux');
  const text = await readFile(command, 'utf8');
  const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups', 'sh', '-c', text, 'minbar', 'backup'];
  const stranger = await run(setpriv, asNobody, { MINBAR_HOME: '/' });
  expect([stranger.code, stranger.output]).toEqual([1, 'Run this as root, or with sudo.\n']);
});
