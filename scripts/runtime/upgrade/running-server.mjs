// The server that runs from this checkout: finding, stopping, and waiting until it is ready. `npm start` (the starter)
// starts it again; under systemd the starter is the main process of the service, so that systemd sees no stop.
import { readFile, readlink, realpath, rm, stat } from 'node:fs/promises';
import { get } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Stop } from '../progress.mjs';
import { findProcesses } from './find-processes.mjs';

/** The server finishes requests for at most ten seconds. */
const stopTimeout = 12_000; // milliseconds

/** @typedef {import('../../../server/server-status.ts').ServerStatus} ServerStatus */

/** @param {string} dataDir */
const statusFile = (dataDir) => join(dataDir, 'server.json');

/**
 * Returns the status that the server that was started last has written; null without one. The server may write anything
 * there, so its values are checked.
 * @param {string} dataDir
 * @returns {Promise<ServerStatus | null>}
 */
export async function readStatus(dataDir) {
  try {
    const text = await readFile(statusFile(dataDir), 'utf8');
    const status = /** @type {ServerStatus} */ (JSON.parse(text));
    const isValid = text.length < 10_000 && Number.isInteger(status.pid) && Number.isInteger(status.starter);
    return isValid && status.pid > 1 && status.starter > 1 && status.host === hostname() ? status : null;
  } catch {
    return null;
  }
}

/** @param {string} dataDir */
export const removeStatus = (dataDir) => rm(statusFile(dataDir), { force: true });

/**
 * Returns the `npm start` that runs the server of this checkout.
 * @param {string} root
 * @param {string} dataDir
 */
export async function findStarter(root, dataDir) {
  const status = await readStatus(dataDir);
  return status && (await isStarter(root, status.starter)) ? status.starter : null;
}

/**
 * Whether a process is an `npm start` of this user, and not another one that was given its number since. The folder of
 * a service with PrivateUsers= cannot be read.
 * @param {string} root
 * @param {number | null} pid
 */
export async function isStarter(root, pid) {
  if (pid === null) return false;
  try {
    const [{ uid }, folder, command] = await Promise.all([
      stat(`/proc/${pid}`),
      readlink(`/proc/${pid}/cwd`).catch(() => null),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    const isHere = folder === null || folder === (await realpath(root));
    return uid === process.getuid?.() && isHere && /scripts\/(?:start\.mjs|run\.mjs\0start)\0/.test(`${command}\0`);
  } catch {
    return false;
  }
}

/**
 * Returns the processes of `npm start` that are known to run from this checkout.
 * @param {string} root
 */
export async function findAllStarters(root) {
  const found = await findProcesses(root);
  const starters = await Promise.all(found.map(({ pid }) => isStarter(root, pid)));
  return found.map(({ pid }) => pid).filter((_pid, index) => starters[index]);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Ends the server of a starter, and what is about to start it.
 * @param {number} starter
 */
export async function stopServer(starter) {
  for (const pid of await childrenOf(starter)) send(pid, 'SIGTERM');
  const until = Date.now() + stopTimeout;
  for (let pids = await serversOf(starter); pids.length > 0; pids = await serversOf(starter)) {
    if (Date.now() > until + stopTimeout) throw new Stop('The server does not end.');
    if (Date.now() > until) for (const pid of pids) send(pid, 'SIGKILL');
    await sleep(20);
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/** @param {number} pid */
async function childrenOf(pid) {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}

/** @param {number} starter */
async function serversOf(starter) {
  const children = await childrenOf(starter);
  const commands = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return children.filter((_pid, index) => commands[index]?.includes('server/main.ts'));
}

/** @param {number | null} starter */
export const hasServer = async (starter) => starter !== null && (await serversOf(starter)).length > 0;

/**
 * Waits until a server says that it is ready. Returns undefined then, otherwise the reason why not. `starter` starts
 * it: one that exits before it writes its status counts as started and ended.
 * @param {string} dataDir
 * @param {number} timeout milliseconds
 * @param {number | null} starter
 * @returns {Promise<string | undefined>}
 */
export async function waitUntilReady(dataDir, timeout, starter) {
  const until = Date.now() + timeout;
  let answer = '';
  let wasThere = false;
  for (;;) {
    const status = await readStatus(dataDir);
    if (status?.state === 'failed') return `It ended at its start: ${plain(status.problem)}`;
    if (status && !isAlive(status.pid)) return 'It ended at its start.';
    const isThere = await hasServer(starter);
    if (!status && wasThere && !isThere) return 'It ended at its start, without saying why: look at its log.';
    wasThere = isThere;
    if (status?.state === 'serving') {
      answer = await askReadiness(status);
      if (answer === 'ready') return undefined;
    }
    if (Date.now() > until) break;
    await sleep(50);
  }
  const seconds = Math.round(timeout / 1000);
  return `It was not ready after ${seconds} s.${answer === '' ? '' : ` It answered: ${answer}`}`;
}

/**
 * Returns what a server answers to `/readyz`: `ready`, or why not; empty where it does not serve, or not answer.
 * @param {ServerStatus} status
 */
export async function askReadiness({ state, address }) {
  return state === 'serving' ? plain(await ask(`${address}/readyz`)) : '';
}

/**
 * Returns a text that a server wrote, without what would control a terminal.
 * @param {string | undefined} text
 */
const plain = (text) =>
  String(text)
    .slice(0, 2_000)
    .replace(/[^\P{C}\n]/gu, '');

/**
 * Returns the body of a response; empty without one.
 * @param {string} address
 * @returns {Promise<string>}
 */
function ask(address) {
  return new Promise((resolve) => {
    let text = '';
    const url = address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
    try {
      const request = get(url, { timeout: 5_000 }, (response) => {
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => resolve(text.trim()));
        response.on('error', () => resolve(''));
      });
      request.on('timeout', () => request.destroy());
      request.on('error', () => resolve(''));
    } catch {
      resolve('');
    }
  });
}
