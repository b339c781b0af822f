import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Installs packages of Debian where this machine is one and we are root; elsewhere nothing is done. */
export async function installPackages(what: string, packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  process.stderr.write(`No ${what} here: installing it with apt-get ...\n`);
  await apt(['update']);
  await apt(['install', '-y', '--no-install-recommends', ...packages]);
}

function apt(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // Everything to stderr: the output of a test run may be read by a program. Another installation may be under way.
    const child = spawn(APT, ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 2, 2],
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`apt-get ${args[0]} ended with ${code}`))));
  });
}
