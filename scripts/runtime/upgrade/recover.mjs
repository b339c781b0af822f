// Completes or takes back an upgrade, whatever ended it: each function may be interrupted anywhere and run again.
import { setTimeout as sleep } from 'node:timers/promises';

import { isTaken, withLock } from '../lock.mjs';
import { printProgress, Stop } from '../progress.mjs';
import { hasJournal, lockFile, readJournal, removeJournal, writeJournal } from './journal.mjs';
import { askVersion } from './run-program.mjs';
import { readStatus } from './running-server.mjs';
import { removePrepared, switchToNew, switchToOld } from './switch.mjs';

/** @typedef {import('./journal.mjs').Journal} Journal */

/**
 * Waits until the running upgrade, if there is one, lets a server start; returns its id then. After an upgrade that was
 * interrupted, makes the checkout whole. `failedIn` is the upgrade in which the server has been started already, and
 * ended.
 * @param {string} root
 * @param {string} [failedIn]
 * @returns {Promise<string | undefined>}
 */
export async function settleUpgrade(root, failedIn) {
  for (let waited = false; hasJournal(root); waited = true) {
    if (!(await isTaken(lockFile(root)))) {
      try {
        await withLock(lockFile(root), () => recover(root));
      } catch (error) {
        const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
        // A service has no right to write its program; the step before its next start has it.
        if (code === 'EROFS')
          throw new Stop('An upgrade was interrupted. The next start of the service makes the program whole.');
        // Only the copy of the old data is left.
        if ((await readJournal(root))?.step !== 'done') throw error;
        printProgress(message);
        return undefined;
      }
      continue;
    }
    const journal = await readJournal(root);
    if (journal?.step === 'done') return undefined;
    if (journal?.step === 'start' && journal.id !== failedIn) return journal.id;
    if (!waited) printProgress('an upgrade is changing this checkout; waiting for it ...');
    await sleep(50);
  }
  return undefined;
}

/**
 * @param {string} root
 */
export async function recover(root) {
  const journal = await readJournal(root);
  if (!journal) return;
  if (await isInUse(journal)) {
    if (journal.step === 'start') {
      await switchToNew(root, journal);
      await writeJournal(root, { ...journal, step: 'done' });
    }
    await complete(root);
    printProgress(`the interrupted upgrade to ${journal.to.version} was completed`);
  } else {
    await takeBack(root, journal);
    printProgress(`the interrupted upgrade was taken back: this is ${journal.from.version} again`);
  }
}

/**
 * Whether the new version is in use: visitors or staff may have written, or it has proved itself.
 * @param {Journal} journal
 */
async function isInUse({ step, dataDir }) {
  if (step === 'done') return true;
  // The status of the old server was removed before this step.
  return step === 'start' && ['opening', 'serving'].includes((await readStatus(dataDir))?.state ?? '');
}

/**
 * Returns to the old version, and to the copy of the database if the new one may have changed it. No server may run.
 * @param {string} root
 * @param {Journal} journal
 */
export async function takeBack(root, journal) {
  if (journal.step === 'stop' || journal.step === 'switch') {
    await switchToOld(root, journal);
    if (journal.hasCopy) await askVersion(root, ['remove-copy'], { show: true });
  } else {
    await writeJournal(root, { ...journal, step: 'back' });
    await switchToOld(root, journal);
    if (journal.hasCopy) await putBack(root, journal);
  }
  await removeJournal(root);
}

/**
 * Puts the data back. Where that fails, says what is done already and how to go on.
 * @param {string} root
 * @param {Journal} journal
 */
const putBack = (root, { from }) =>
  askVersion(root, ['put-back'], { show: true }).catch((error) => {
    throw new Stop(
      `${error instanceof Stop ? error.message : String(error)}\nThe program is ${from.version} again, but its data is ` +
        'not put back yet; the copy of it is kept. Remove the cause, and start the site: that goes on from here.',
    );
  });

/**
 * Removes what was only needed to return to the old version.
 * @param {string} root
 */
export async function complete(root) {
  await removePrepared(root);
  await askVersion(root, ['remove-copy'], { show: true }).catch((error) => {
    throw new Stop(
      `${error instanceof Stop ? error.message : String(error)}\nThe new version is in place. Only the copy of the data ` +
        'from before could not be removed: the next upgrade or start of the site tries it again.',
    );
  });
  await removeJournal(root);
}
