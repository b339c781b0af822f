// Finds the Node that runs Minbar: a packaged one if it is installed, else the one that runs this.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { Stop } from './progress.mjs';

const run = promisify(execFile);
const NEEDED_MAJOR = 24;

/** A separate package with its own lock file: not installed if the machine's Node is new enough. */
export const PINNED_NODE = join('scripts', 'runtime', 'node');

/** @typedef {{ path: string, version: string, packaged: boolean }} FoundNode */

/**
 * @param {{ root: string, platform?: string, arch?: string, ownPath?: string, ownVersion?: string }} options
 * @returns {Promise<FoundNode>}
 */
export async function findNode({
  root,
  platform = process.platform,
  arch = process.arch,
  ownPath = process.execPath,
  ownVersion = process.versions.node,
}) {
  for (const [name, version] of pinnedPackages(root, platform, arch)) {
    const path = join(root, PINNED_NODE, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
    // Running it for its version proves that it works here: a musl system has the file but cannot start it.
    if (path === ownPath || (await askVersion(path)) === version) return { path, version, packaged: true };
  }
  if (isNewEnough(ownVersion)) return { path: ownPath, version: ownVersion, packaged: false };
  throw new Stop(
    `Minbar needs Node ${NEEDED_MAJOR} or newer. This is Node ${ownVersion} (${ownPath}), and no packaged Node ${NEEDED_MAJOR} ` +
      `runs on ${platform}-${arch}. Please install Node ${NEEDED_MAJOR} from https://nodejs.org and start again.`,
  );
}

/** Whether a version of Node can run Minbar, not only these scripts. */
export function isNewEnough(version = process.versions.node) {
  return majorOf(version) >= NEEDED_MAJOR;
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
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, PINNED_NODE, 'package.json'), 'utf8'));
  const names = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`];
  return Object.entries(optionalDependencies).filter(
    ([name, version]) => names.includes(name) && majorOf(version) >= NEEDED_MAJOR,
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

/** @param {string} path */
async function askVersion(path) {
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 20_000 });
    return stdout.trim().replace(/^v/, '');
  } catch {
    return null;
  }
}

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version, 10);
}
