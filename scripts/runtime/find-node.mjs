// Finds the Node that runs Minbar: a packaged one if it is installed, else the one that runs this.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { Stop } from './progress.mjs';

const run = promisify(execFile);
const neededMajor = 24;

/** A separate package with its own lock file: not installed if the machine's Node is new enough. */
export const pinnedNodeFolder = join('scripts', 'runtime', 'node');

/** @typedef {{ path: string, version: string, packaged: boolean }} FoundNode */

/**
 * `timeout` is how long a packaged Node may take to tell its version, in milliseconds.
 * @param {{ root: string, platform?: string, arch?: string, ownPath?: string, ownVersion?: string, timeout?: number }} options
 * @returns {Promise<FoundNode>}
 */
export async function findNode({
  root,
  platform = process.platform,
  arch = process.arch,
  ownPath = process.execPath,
  ownVersion = process.versions.node,
  timeout = 20_000,
}) {
  for (const [name, version] of pinnedPackages(root, platform, arch)) {
    const path = join(root, pinnedNodeFolder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
    // Running it for its version proves that it works here: a musl system has the file but cannot start it.
    if (path === ownPath || (await runsAs(path, version, timeout))) return { path, version, packaged: true };
  }
  if (isNewEnough(ownVersion)) return { path: ownPath, version: ownVersion, packaged: false };
  throw new Stop(
    `Minbar needs Node ${neededMajor} or newer. This is Node ${ownVersion} (${ownPath}), and no packaged Node ${neededMajor} ` +
      `runs on ${platform}-${arch}. Please install Node ${neededMajor} from https://nodejs.org and start again.`,
  );
}

/** Whether a version of Node can run Minbar, not only these scripts. */
export function isNewEnough(version = process.versions.node) {
  return majorOf(version) >= neededMajor;
}

/**
 * Returns the packages with a Node binary for this machine.
 * @param {string} root
 * @param {string} platform
 * @param {string} arch
 * @returns {[name: string, version: string][]}
 */
function pinnedPackages(root, platform, arch) {
  /** @type {{ optionalDependencies?: Record<string, string> }} */
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, pinnedNodeFolder, 'package.json'), 'utf8'));
  const names = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`];
  return Object.entries(optionalDependencies).filter(
    ([name, version]) => names.includes(name) && majorOf(version) >= neededMajor,
  );
}

/**
 * Returns the environment of a child, whose own children must find the same Node.
 * @param {string} node
 * @param {Record<string, string>} [more]
 */
export function environmentFor(node, more = {}) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`, ...more };
}

/**
 * Whether a Node says that it is of a version. One that does not answer in time runs on a machine that is short of
 * memory: it would be installed anew, and be taken from under the server that it runs.
 * @param {string} path
 * @param {string} version
 * @param {number} timeout
 */
async function runsAs(path, version, timeout) {
  try {
    const { stdout } = await run(path, ['--version'], { timeout, killSignal: 'SIGKILL' });
    return stdout.trim().replace(/^v/, '') === version;
  } catch (error) {
    return /** @type {{ killed?: boolean }} */ (error).killed === true;
  }
}

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version, 10);
}
