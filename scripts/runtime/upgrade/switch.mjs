// Changes the program in its place: the files of git by a checkout, the folders that git does not have by renaming.
// Each function may be interrupted anywhere and run again.
import { existsSync } from 'node:fs';
import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findProcesses } from './find-processes.mjs';
import { movedFolders, newFolder, oldFolder } from './journal.mjs';
import { git, runProgram } from './run-program.mjs';

/** @typedef {import('./journal.mjs').Journal} Journal */

/**
 * Returns which folders the two versions have, before anything is moved.
 * @param {string} root
 */
export function findFolders(root) {
  return Object.fromEntries(
    movedFolders.map((name) => [
      name,
      { old: existsSync(join(root, name)), new: existsSync(join(newFolder(root), name)) },
    ]),
  );
}

/**
 * @param {string} root
 * @param {Journal} journal
 */
export async function switchToNew(root, { to, folders }) {
  await checkOut(root, ['--detach', to.ref]);
  for (const [name, has] of Object.entries(folders)) {
    const [current, old, prepared] = [join(root, name), join(oldFolder(root), name), join(newFolder(root), name)];
    if (has.old && !existsSync(old)) await move(current, old);
    if (has.new && existsSync(prepared)) await move(prepared, current);
  }
}

/**
 * @param {string} root
 * @param {Journal} journal
 */
export async function switchToOld(root, { from, to, folders }) {
  await checkOut(root, [from.ref]);
  await removeAdded(root, from.ref, to.ref);
  for (const [name, has] of Object.entries(folders)) {
    const [current, old, prepared] = [join(root, name), join(oldFolder(root), name), join(newFolder(root), name)];
    // The new one stays for another try.
    if (has.new && !existsSync(prepared)) await move(current, prepared);
    if (has.old && existsSync(old)) await move(old, current);
  }
}

/**
 * Removes the files that a version has added. Git writes its index last: those of a checkout that was interrupted are
 * unknown to it, and a migration among them would be run by the old version.
 * @param {string} root
 * @param {string} from
 * @param {string} to
 */
async function removeAdded(root, from, to) {
  const added = await git(root, ['diff', '--name-only', '-z', '--no-renames', '--diff-filter=A', from, to]);
  for (const name of added.split('\0').filter(Boolean)) await rm(join(root, name), { force: true });
}

/**
 * @param {string} root
 * @param {string[]} to
 */
async function checkOut(root, to) {
  await waitForGit(root);
  const gitFolder = resolve(root, (await git(root, ['rev-parse', '--git-dir'])).trim());
  // Left by a checkout that a power cut ended: nobody else changes this checkout while the upgrade has its lock.
  await rm(join(gitFolder, 'index.lock'), { force: true });
  // Also replaces files that a power cut has left half-written.
  await git(root, ['checkout', '--quiet', '--force', ...to]);
}

/**
 * Waits for the git of an upgrade that was killed, which lives on; at most for a minute, since somebody else may use it.
 * @param {string} root
 */
async function waitForGit(root) {
  for (let tries = 0; tries < 600 && (await hasGit(root)); tries += 1) await sleep(100);
}

/**
 * Whether a git changes the files of this checkout.
 * @param {string} root
 */
async function hasGit(root) {
  return (await findProcesses(root)).some(
    ({ command: [program = '', name] }) => /(?:^|\/)git$/.test(program) && name === 'checkout',
  );
}

/**
 * @param {string} from
 * @param {string} to
 */
async function move(from, to) {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

/**
 * Checks the new version out beside the old one. What an upgrade that failed has left is used again: what has not
 * changed since need not be installed and built again.
 * @param {string} root
 * @param {string} commit
 */
export async function checkOutBeside(root, commit) {
  const folder = newFolder(root);
  const isLeft = existsSync(join(folder, '.git'));
  if (isLeft && (await git(folder, ['checkout', '--quiet', '--force', '--detach', commit]).catch(() => null)) !== null)
    return;
  for (const left of [folder, oldFolder(root)]) await rm(left, { recursive: true, force: true });
  await git(root, ['worktree', 'add', '--quiet', '--force', '--detach', folder, commit]);
}

/**
 * Gives the new version the folders of the old one, without a second copy on the disk: what has not changed need not be
 * fetched again. What has is replaced by npm and the build, which write no file in its place.
 * @param {string} root
 */
export async function linkFolders(root) {
  for (const name of movedFolders) {
    const target = join(newFolder(root), name);
    const found = await lstat(join(root, name)).catch(() => null);
    if (!found?.isDirectory() || existsSync(target)) continue;
    // Half a copy must not look like a whole one.
    const part = `${target}.part`;
    await rm(part, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    const { code } = await runProgram('cp', ['--archive', '--link', join(root, name), part], { cwd: root });
    if (code === 0) await rename(part, target);
    else await rm(part, { recursive: true, force: true });
  }
}

/**
 * Removes both versions' folders beside the checkout.
 * @param {string} root
 */
export async function removePrepared(root) {
  await rm(oldFolder(root), { recursive: true, force: true });
  await rm(newFolder(root), { recursive: true, force: true });
  await git(root, ['worktree', 'prune']);
}
