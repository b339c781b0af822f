/** Programs of Debian that tests run: the one that is installed, or, as root, the package. */
import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

// One installation at a time, whichever test asks. The policy keeps Debian from starting what was installed as a
// service; one that is there already stays as it is.
const install = `
  set -e
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    printf '#!/bin/sh\\nexit 101\\n' > "$policy"
    chmod 755 "$policy"
  fi
  apt-get -q update
  apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$1"
`;

/** The path of a program; its package is installed with apt-get where it is missing, and nothing of it is started. */
export async function requireProgram(program: string, packageName: string): Promise<string> {
  const found = await findProgram(program);
  if (found) return found;
  if (process.getuid?.() !== 0 || !(await findProgram('apt-get')))
    throw new Error(`${program} is needed for this test. Install it (Debian: apt-get install ${packageName}).`);
  process.stderr.write(`No ${program} here: installing ${packageName} with apt-get ...\n`);
  const { code, output } = await run('flock', ['/tmp/minbar-apt.lock', 'sh', '-c', install, 'sh', packageName], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  const installed = await findProgram(program);
  if (!installed) throw new Error(`apt-get could not install ${packageName} (${code}):\n${output.slice(-2_000)}`);
  return installed;
}

async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(folder, name);
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}

/** Runs a program to its end; answers its exit code and all it printed. */
export function run(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
