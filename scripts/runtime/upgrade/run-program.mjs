// Programs that an upgrade runs. They are not ended by Ctrl-C or a lost connection in the terminal: the upgrade
// decides.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { environmentFor, findNode } from '../find-node.mjs';
import { printProgress, Stop } from '../progress.mjs';
import { settingsArguments } from '../server-runtime.mjs';

/**
 * Runs a program to its end; returns its exit code and output. With `show`, what it prints to stdout is shown at once.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, show?: boolean }} options
 * @returns {Promise<{ code: number | null, stdout: string, stderr: string }>}
 */
export function runProgram(program, args, { cwd, env = process.env, show = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      if (show) printProgress(text.trim());
    });
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/**
 * Runs git; returns what it prints. Throws Stop with its message if it fails.
 * @param {string} root
 * @param {string[]} args
 */
export async function git(root, args) {
  const env = {
    ...process.env,
    LC_ALL: 'C',
    // Ends instead of asking for a password, or waiting for a server that sends nothing.
    GIT_TERMINAL_PROMPT: '0',
    GIT_HTTP_LOW_SPEED_LIMIT: '100',
    GIT_HTTP_LOW_SPEED_TIME: '60',
  };
  const { code, stdout, stderr } = await runProgram('git', args, { cwd: root, env }).catch((error) => {
    throw error.code === 'ENOENT' ? new Stop('git was not found. Please install git and try again.') : error;
  });
  if (code !== 0) {
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    throw new Stop(
      `git ${args[0]} failed:\n\n${lines
        .slice(-8)
        .map((line) => `    ${line}`)
        .join('\n')}`,
    );
  }
  return stdout;
}

/**
 * Runs `scripts/operate/upgrade.ts` of a version with the settings of the site; returns what it prints to stdout.
 * Throws Stop with its sentence if it fails.
 * @param {string} root the checkout, with the settings
 * @param {string[]} args
 * @param {{ version?: string, show?: boolean }} [options] the folder of the version, and whether what it prints is shown
 */
export async function askVersion(root, args, { version = root, show = false } = {}) {
  const script = join(version, 'scripts', 'operate', 'upgrade.ts');
  if (!existsSync(script)) throw new Stop('That version is older than `npm run upgrade`, which cannot install it.');
  const node = await findNode({ root: version });
  const { code, stdout, stderr } = await runProgram(
    node.path,
    ['--disable-warning=ExperimentalWarning', ...settingsArguments(root), script, ...args],
    { cwd: root, env: environmentFor(node.path, { NODE_ENV: 'production' }), show },
  );
  if (code !== 0) throw new Stop(stderr.trim().split('\n').slice(-12).join('\n'));
  return stdout;
}
