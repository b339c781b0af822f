// Two `npm start` in one checkout must not install or build at the same time.
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, stat, unlink, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { printProgress } from './progress.mjs';

const heartbeat = 2_000; // milliseconds
const maxSilence = 30_000; // milliseconds

/**
 * Waits for the lock, or throws what `refuse` returns where another process has it.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => Error} [refuse]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, refuse) {
  const token = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  await mkdir(dirname(file), { recursive: true });
  for (let waited = false; !(await tryTake(file, token)); waited = true) {
    if (await clearStale(file)) continue;
    if (refuse) throw refuse();
    if (!waited) printProgress('another start is preparing this checkout; waiting for it ...');
    await sleep(250);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if ((await readToken(file)) === token) await unlink(file).catch(() => {});
  }
}

/**
 * @param {string} file
 * @param {string} token
 */
async function tryTake(file, token) {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(token);
    await handle.close();
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
async function readToken(file) {
  return readFile(file, 'utf8').catch(() => null);
}

/**
 * Whether a process holds the lock.
 * @param {string} file
 */
export async function isTaken(file) {
  const [token, info] = await Promise.all([readToken(file), stat(file).catch(() => null)]);
  return token !== null && info !== null && Date.now() - info.mtimeMs < maxSilence && isHolderAlive(token);
}

/**
 * Removes a lock whose holder has ended or has not updated it for long.
 * @param {string} file
 */
async function clearStale(file) {
  const [token, info] = await Promise.all([readToken(file), stat(file).catch(() => null)]);
  if (token === null || info === null) return true;
  if (Date.now() - info.mtimeMs < maxSilence && isHolderAlive(token)) return false;
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return true;
  }
  // Another process may have cleared it meanwhile and taken a new lock: then restore that one.
  if ((await readToken(aside)) !== token) await link(aside, file).catch(() => {});
  await unlink(aside).catch(() => {});
  return true;
}

/** @param {string} token */
function isHolderAlive(token) {
  // Empty: the holder has created the file and is about to write to it. If it dies, the timeout applies.
  if (token === '') return true;
  try {
    const { pid, host } = JSON.parse(token);
    if (host !== hostname()) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
