// The command that starts the server of a version.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { exitLike } from './child.mjs';
import { prepare } from './prepare.mjs';
import { serverFlags, serverMemory, settingsArguments } from './server-runtime.mjs';
import { isTaken } from './lock.mjs';
import { hasJournal, lockFile } from './upgrade/journal.mjs';

/**
 * @typedef {{ node: string, args: string[], env: Record<string, string>, upgrade?: string }} ServerCommand `upgrade` is the
 * one that the server is started for, if any
 */

/**
 * Prepares the checkout, and returns how its server is started.
 * @param {string} root
 * @param {string} [failedIn] the upgrade in which the server was started and ended
 * @returns {Promise<ServerCommand>}
 */
export async function findServerCommand(root, failedIn) {
  const node = await prepare({ root, built: true, packages: 'running', failedIn });
  return {
    node: node.path,
    args: [...settingsArguments(root), ...serverFlags, 'server/main.ts'],
    env: {
      ...serverMemory,
      NODE_ENV: process.env['NODE_ENV'] || 'production',
      // Reuses the code compiled at the last start: a faster start, and 30 MB less, without the TypeScript compiler.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] || join(root, 'build', 'compiled'),
      // Until it is ready it refuses writes, which would be lost if the upgrade returns to the old version.
      MINBAR_NEW_VERSION: node.upgrade === undefined ? '' : 'yes',
    },
    ...(node.upgrade === undefined ? {} : { upgrade: node.upgrade }),
  };
}

/**
 * Returns how the version that is in the checkout now starts its server; it may be another version than this one. Ends
 * this process if that fails and no upgrade is under way.
 * @param {string} root
 * @param {string} [failedIn]
 * @returns {Promise<ServerCommand>}
 */
export async function askServerCommand(root, failedIn) {
  for (;;) {
    const { code, signal, stdout } = await run(root, failedIn);
    if (code === 0) return JSON.parse(stdout);
    // An upgrade that returns to the old version ends it: ask again. One that was killed is completed or taken back
    // before the next start, since this process may not have the right to write the checkout.
    if (!(hasJournal(root) && (await isTaken(lockFile(root))))) await exitLike({ code, signal });
  }
}

/**
 * @param {string} root
 * @param {string | undefined} failedIn
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null, stdout: string }>}
 */
function run(root, failedIn) {
  return new Promise((resolve, reject) => {
    const args = ['scripts/run.mjs', 'server-command', ...(failedIn === undefined ? [] : [failedIn])];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout }));
  });
}
