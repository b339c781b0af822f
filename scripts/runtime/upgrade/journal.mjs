// The state of an upgrade, on the disk before each of its steps: whatever ends it, the next start or upgrade completes
// it or takes it back (recover.mjs). `.upgrade/` in the checkout:
//   lock      held by the upgrade that runs
//   journal   from the stop of the old server to the end
//   new       the new version, a git worktree, prepared while the old one serves
//   old       node_modules and build of the old version, while the new one has not proved itself
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * stop: the server is stopped and the database copied; nothing is changed yet
 * switch: the program is being changed
 * start: the new version may be started, and may change the database
 * back: the new version failed; the program and the database are returned
 * done: the new version is in use
 * @typedef {'stop' | 'switch' | 'start' | 'back' | 'done'} Step
 */

/**
 * @typedef {object} Journal
 * @property {string} id of this upgrade
 * @property {Step} step
 * @property {{ ref: string, version: string }} from `ref` is a branch or commit
 * @property {{ ref: string, version: string }} to `ref` is a commit
 * @property {Record<string, { old: boolean, new: boolean }>} folders which versions have which folders of `movedFolders`
 * @property {string} dataDir
 * @property {boolean} hasCopy whether the database was copied
 * @property {number | null} starter the process of `npm start`, which starts the server again
 */

/** The folders of a version that git does not have. */
export const movedFolders = ['node_modules', 'build', 'scripts/runtime/node/node_modules'];

/** @param {string} root */
export const lockFile = (root) => join(root, '.upgrade', 'lock');
/** @param {string} root */
export const newFolder = (root) => join(root, '.upgrade', 'new');
/** @param {string} root */
export const oldFolder = (root) => join(root, '.upgrade', 'old');
/** @param {string} root */
const journalFile = (root) => join(root, '.upgrade', 'journal.json');

/** @param {string} root */
export const hasJournal = (root) => existsSync(journalFile(root));

/**
 * @param {string} root
 * @returns {Promise<Journal | null>}
 */
export async function readJournal(root) {
  try {
    return JSON.parse(await readFile(journalFile(root), 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * @param {string} root
 * @param {Journal} journal
 */
export async function writeJournal(root, journal) {
  const file = journalFile(root);
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(`${file}.part`, 'w');
  await handle.writeFile(JSON.stringify(journal, undefined, 1));
  await handle.sync();
  await handle.close();
  await rename(`${file}.part`, file);
  await syncFolder(dirname(file));
}

/** @param {string} root */
export async function removeJournal(root) {
  await rm(journalFile(root), { force: true });
  await syncFolder(dirname(journalFile(root)));
}

/** @param {string} folder */
async function syncFolder(folder) {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => {});
  await handle.close();
}
