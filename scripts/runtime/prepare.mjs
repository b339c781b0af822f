// Prepares a fresh clone to run: dependencies, Node and build.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, isBuilt } from './build.mjs';
import { findNode, isNewEnough } from './find-node.mjs';
import { install, installNode, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { printProgress, Stop } from './progress.mjs';
import { settleUpgrade } from './upgrade/recover.mjs';

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * Installs dependencies and, if requested, builds; returns the Node to run on. Waits for an upgrade that is changing
 * the checkout: until it lets a server start, but not for the one in which that failed (`failedIn`).
 * @param {{ root?: string, built: boolean, packages: import('./install.mjs').Packages, failedIn?: string | undefined }} options
 */
export async function prepare({ root = rootFolder, built, packages, failedIn }) {
  // Not in node_modules or build, which npm and the build clear.
  const lock = join(root, '.minbar-lock');
  try {
    const upgrade = await settleUpgrade(root, failedIn);
    // The checks are repeated under the lock: its last holder may have done the work.
    if (!(await hasNode(root))) {
      await withLock(lock, async () => {
        if (!(await hasNode(root))) await installNode(root);
      });
    }
    const node = await findNode({ root });
    if (!(await isInstalled(root, packages))) {
      await withLock(lock, async () => {
        if (!(await isInstalled(root, packages))) await install(root, packages, node.path);
      });
    }
    if (built && !(await isBuilt(root))) {
      await withLock(lock, async () => {
        if (!(await isBuilt(root))) await build(root, node.path);
      });
    }
    printProgress(`ready on Node ${node.version}${node.packaged ? '' : ` (${node.path})`}`);
    return { ...node, upgrade };
  } catch (error) {
    throw explain(/** @type {NodeJS.ErrnoException} */ (error), root);
  }
}

/** @param {string} root */
async function hasNode(root) {
  return (
    isNewEnough() ||
    findNode({ root }).then(
      () => true,
      () => false,
    )
  );
}

/**
 * Returns a sentence for an error of the disk.
 * @param {NodeJS.ErrnoException} error
 * @param {string} root
 */
export function explain(error, root) {
  if (error instanceof Stop) return error;
  if (error.code === 'ENOSPC') return new Stop('The disk is full. Please free at least 2 GB and start again.');
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new Stop(
      `Minbar cannot write to ${root} (${error.path ?? error.code}). Please make the folder writable for your user and start again.`,
    );
  }
  return error;
}
