// `npm run upgrade [VERSION]`: to the newest release, or to the one that is named, and back by itself if the new
// version is not ready in time (decision 031). Everything slow is done while the old server runs; the site is
// down from the end of the old server to the start of the new one.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runNode } from '../child.mjs';
import { withLock } from '../lock.mjs';
import { explain } from '../prepare.mjs';
import { beginStep, formatSeconds, printProgress, Stop } from '../progress.mjs';
import { lockFile, newFolder, oldFolder, readJournal, writeJournal } from './journal.mjs';
import { complete, recover, takeBack } from './recover.mjs';
import { findRelease, notesForOperators, readVersion, requireNoChanges } from './releases.mjs';
import { askVersion, git, runProgram } from './run-program.mjs';
import {
  askReadiness,
  findAllStarters,
  findStarter,
  hasServer,
  isStarter,
  readStatus,
  removeStatus,
  stopServer,
  waitUntilReady,
} from './running-server.mjs';
import { checkOutBeside, findFolders, linkFolders, switchToNew } from './switch.mjs';

/** @typedef {import('./journal.mjs').Journal} Journal */
/** @typedef {import('./releases.mjs').Release} Release */
/** @typedef {{ dataDir: string, dialect: string, hasSite: boolean, isRunning: boolean, pending: string[] }} Site */

const commandName = process.env['MINBAR_COMMAND'] === 'minbar' ? 'minbar' : 'npm run';
const usage = `Usage: ${commandName} upgrade [VERSION] [-- --notes] [-- --wait SECONDS]`;

/**
 * @param {string} root
 * @param {string[]} args
 */
export async function upgrade(root, args) {
  const { asked, notes, wait } = readArguments(args);
  await requireCheckout(root);
  await withLock(
    lockFile(root),
    async () => {
      await settle(root, wait);
      const release = await findRelease(root, asked);
      const current = await readVersion(root);
      if (!release) {
        printProgress(`this is ${current} already${asked === undefined ? ', and there is no newer release' : ''}`);
        return;
      }
      await requireNoChanges(root, release);
      await printNotes(root, current, release);
      if (notes) return;
      const site = await describeSite(root);
      await requireReady(site);
      await prepareBeside(root, release, site);
      // The site may have been started or stopped meanwhile.
      await change(root, await describeSite(root), current, release, wait);
    },
    () => new Stop('Another upgrade is running. Wait for it to end.'),
  ).catch((error) => {
    throw explain(error, root);
  });
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { notes: { type: 'boolean' }, wait: { type: 'string' } },
      allowPositionals: true,
    });
    const seconds = Number(values.wait ?? 60);
    if (positionals.length > 1 || !(seconds >= 1 && seconds <= 3600)) throw new Stop(usage, 2);
    return { asked: positionals[0], notes: values.notes ?? false, wait: seconds * 1000 };
  } catch {
    throw new Stop(usage, 2);
  }
}

/** @param {string} root */
async function requireCheckout(root) {
  if (!existsSync(join(root, '.git')))
    throw new Stop('This folder is not a git checkout, so it cannot be upgraded this way. docs/deploy.md says how.');
  if (process.getuid?.() === 0 && (await stat(root)).uid !== 0)
    throw new Stop('Run this as the user that the folder belongs to: with docs/deploy.md by `minbar upgrade`.');
}

/**
 * Completes or takes back an upgrade that was interrupted. Where its new version is just starting, waits for it.
 * @param {string} root
 * @param {number} wait
 */
async function settle(root, wait) {
  const journal = await readJournal(root);
  if (!journal) return;
  if (journal.step === 'start' && (await hasServer(journal.starter))) await finishStart(root, journal, wait);
  else await recover(root);
}

/**
 * @param {string} root
 * @param {string} current
 * @param {Release} release
 */
async function printNotes(root, current, { tag, version }) {
  const changelog = await git(root, ['show', `${tag}:CHANGELOG.md`]).catch(() => '');
  const notes = notesForOperators(changelog, current, version);
  process.stderr.write(
    `\nFrom ${current} to ${version}.${notes && ` What operators must know:`}\n\n${notes && `${notes}\n\n`}`,
  );
}

/**
 * @param {string} root
 * @returns {Promise<Site & { starter: number | null }>}
 */
async function describeSite(root) {
  /** @type {Site} */
  const site = JSON.parse(await askVersion(root, ['describe', root]));
  const [starter, all] = [await findStarter(root, site.dataDir), await findAllStarters(root)];
  if (site.isRunning && starter === null)
    throw new Stop(
      'The site is running, but not by `npm start` of this folder, so that the upgrade could not start it again. Stop it, upgrade, and start it again. Nothing was changed.',
    );
  if (all.some((pid) => pid !== starter))
    throw new Stop(
      'A server runs from this folder with other settings than this command has. Run the upgrade with the same DATA_DIR and DATABASE_URL, best from .env. Nothing was changed.',
    );
  return { ...site, starter };
}

/**
 * A new version could not be told from a site that is not ready for other reasons, such as a file store that is away.
 * @param {Site & { starter: number | null }} site
 */
async function requireReady({ dataDir, starter }) {
  if (starter === null) return;
  const status = await readStatus(dataDir);
  const answer = status ? await askReadiness(status) : '';
  if (answer !== 'ready')
    throw new Stop(
      `The running site is not ready${answer === '' ? ': it does not answer' : `. It answered: ${answer}`}. Repair that first, or stop the site, upgrade, and start it again. Nothing was changed.`,
    );
}

/**
 * Installs and builds the new version in a folder of its own, lets it look at the database, and makes a backup.
 * @param {string} root
 * @param {Release} release
 * @param {Site} site
 */
async function prepareBeside(root, release, site) {
  const folder = newFolder(root);
  await checkOutBeside(root, release.commit);
  await linkFolders(root);
  printProgress(`preparing ${release.version} beside the running version`);
  const { code } = await runNode(process.execPath, [join(folder, 'scripts', 'run.mjs'), 'prepare'], { cwd: folder });
  if (code !== 0) throw new Stop(`${release.version} could not be prepared. Nothing was changed.`);
  const next = /** @type {Site} */ (JSON.parse(await askVersion(root, ['describe'], { version: folder })));
  if (next.dataDir !== site.dataDir) throw new Stop(`${release.version} has another data folder. Nothing was changed.`);
  if (site.hasSite) {
    const end = beginStep('making a backup');
    await askVersion(root, ['backup']);
    printProgress(`backup made in ${formatSeconds(end())}`);
  }
  // So that the disk has little to write while the site is down.
  await runProgram('sync', [], { cwd: root }).catch(() => {});
}

/**
 * @param {string} root
 * @param {Site & { starter: number | null }} site
 * @param {string} current
 * @param {Release} release
 * @param {number} wait milliseconds
 */
async function change(root, site, current, release, wait) {
  ignoreSignals();
  const branch = (await git(root, ['rev-parse', '--abbrev-ref', 'HEAD'])).trim();
  const ref = branch === 'HEAD' ? (await git(root, ['rev-parse', 'HEAD'])).trim() : branch;
  const { dataDir, starter, hasSite } = site;
  /** @type {Journal} */
  const journal = {
    id: randomUUID(),
    step: 'stop',
    from: { ref, version: current },
    to: { ref: release.commit, version: release.version },
    folders: findFolders(root),
    dataDir,
    hasCopy: hasSite && starter !== null,
    starter,
  };
  await rm(oldFolder(root), { recursive: true, force: true });
  await writeJournal(root, journal);
  const stoppedAt = Date.now();
  try {
    if (starter !== null) {
      printProgress('stopping the old version');
      await stopServer(starter);
    }
    if (journal.hasCopy) await askVersion(root, ['copy'], { show: true });
    await writeJournal(root, { ...journal, step: 'switch' });
    await switchToNew(root, journal);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const result = await returnToOld(root, /** @type {Journal} */ (await readJournal(root)), wait).catch((second) => {
      const both = second.message === message ? message : `${message}\n${second.message}`;
      throw new Stop(`The upgrade failed. ${both}\nThe next start of the site returns to ${current}, with its data.`);
    });
    throw new Stop(`The upgrade failed. ${message}\n${result}`);
  }
  if (starter === null) {
    await writeJournal(root, { ...journal, step: 'done' });
    await complete(root);
    printProgress(`upgraded to ${release.version}; the site was not running: start it with npm start`);
    return;
  }
  await removeStatus(dataDir);
  await writeJournal(root, { ...journal, step: 'start' });
  await finishStart(root, { ...journal, step: 'start' }, wait, stoppedAt);
}

/**
 * Waits for the new version, and returns to the old one if it is not ready in time.
 * @param {string} root
 * @param {Journal} journal
 * @param {number} wait milliseconds
 * @param {number} [stoppedAt] unknown after an interruption
 */
async function finishStart(root, journal, wait, stoppedAt) {
  ignoreSignals();
  printProgress(`starting ${journal.to.version}`);
  const reason = await waitUntilReady(journal.dataDir, wait, journal.starter);
  if (reason === undefined) {
    const down = stoppedAt === undefined ? '' : `; the site stood still for ${formatSeconds(Date.now() - stoppedAt)}`;
    await runProgram('sync', [], { cwd: root }).catch(() => {});
    await writeJournal(root, { ...journal, step: 'done' });
    printProgress(`${journal.to.version} is ready${down}`);
    await complete(root);
    return;
  }
  printProgress(`${journal.to.version} did not start. ${reason}`);
  printProgress(`returning to ${journal.from.version}`);
  await writeJournal(root, { ...journal, step: 'back' });
  const status = await readStatus(journal.dataDir);
  for (const starter of [journal.starter, status?.starter ?? null])
    if (starter !== null && (await isStarter(root, starter))) await stopServer(starter);
  const result = await returnToOld(root, { ...journal, step: 'back' }, wait);
  throw new Stop(`The upgrade failed: ${journal.to.version} did not start. ${reason}\n${result}`);
}

/**
 * Returns to the old version, and waits for it where the site was running. Returns a sentence that says how it is now.
 * @param {string} root
 * @param {Journal} journal
 * @param {number} wait milliseconds
 */
async function returnToOld(root, journal, wait) {
  const { dataDir, starter, from } = journal;
  // The status of a server that has ended would count as a failed start of the next one.
  if (!(await hasServer(starter))) await removeStatus(dataDir);
  await takeBack(root, journal);
  if (starter === null) return `${from.version} is in place again.`;
  const failed = await waitUntilReady(dataDir, Math.max(wait, 60_000), starter);
  return failed === undefined
    ? `${from.version} is in use again, with the data from before.`
    : `${from.version} is back in place, but it is not ready. ${failed} Start it with npm start, or look at its log.`;
}

/** From here the upgrade runs to its end, even if the connection to the terminal is lost. */
function ignoreSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    if (process.listenerCount(signal) === 0)
      process.on(signal, () => printProgress('the upgrade cannot be interrupted here; it ends by itself'));
  for (const stream of [process.stdout, process.stderr])
    if (stream.listenerCount('error') === 0) stream.on('error', () => {});
}
