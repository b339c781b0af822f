import type { Logger } from 'pino';
import { day, hour } from '../../domain/durations.ts';
import { subtractMonths } from '../../domain/model/subtract-months.ts';
import { holdCleanup } from '../../domain/operating/cleanup-time.ts';
import { serverSource } from '../../domain/people/request-source.ts';
import type { SecuritySettings } from '../../domain/people/security-settings.ts';
import { allTypes } from '../../domain/site/index.ts';
import type { UnrecordedFiles } from '../files/unrecorded-files.ts';
import { trashRetention } from './content/trash.ts';
import { clearUntouchedDrafts } from './content/untouched-drafts.ts';
import type { CleanupStore } from '../store/cleanup-store.ts';
import type { ContentStore } from '../store/content/content-store.ts';
import type { FactorStore } from '../store/accounts/factor-store.ts';
import type { FileUsage, FileStore } from '../store/files/file-store.ts';
import type { HistoryStore } from '../store/content/history-store.ts';
import type { JobStore } from '../store/job-store.ts';
import type { PublicSearchStore } from '../store/search/public-search-store.ts';
import type { RateLimitStore } from '../store/accounts/rate-limit-store.ts';
import type { PresenceStore } from '../store/content/presence-store.ts';
import type { MessageStore } from '../store/messages/message-store.ts';
import type { UserStore } from '../store/accounts/user-store.ts';
import type { AutosaveStore } from '../store/content/autosave-store.ts';
import type { SecurityLog } from './accounts/security-log.ts';

/** A server that has claimed the cleanup and does not end it within this time counts as dead. */
const claimFor = hour;
/** Somewhat less than a day, since servers check once an hour. */
const dueAfter = day - hour;

export type CleanupDeps = {
  content: ContentStore;
  files: FileStore;
  users: UserStore;
  factors: FactorStore;
  history: HistoryStore;
  presence: PresenceStore;
  autosaves: AutosaveStore;
  messages: MessageStore;
  publicSearch: PublicSearchStore;
  rateLimits: RateLimitStore;
  securityLog: SecurityLog;
  settings: () => Promise<SecuritySettings>;
  unrecorded: UnrecordedFiles;
  now: () => Date;
};

type Cleared = {
  items: number;
  messages: number;
  /** Messages older than the retention time. */
  expired: number;
  files: number;
};

/**
 * Deletes what has been in the trash for more than 30 days (items, people, messages and files), and files that have
 * been unused for that long and are not in the media library. A file is in use while an item (also in the trash), one
 * of its versions or a person refers to it; then it is never deleted. Messages and entries of the security log are
 * deleted after their retention time, files that no record names a day after they were written or 30 days after a
 * restore, autosaves 30 days after they were stored, and drafts 30 days after they were created, where nobody has ever
 * written anything.
 */
export async function runCleanup({
  content,
  files,
  users,
  factors,
  history,
  presence,
  autosaves,
  messages,
  publicSearch,
  rateLimits,
  securityLog,
  settings,
  unrecorded,
  now,
}: CleanupDeps): Promise<Cleared> {
  const timestamp = now().toISOString();
  const longAgo = new Date(now().getTime() - trashRetention).toISOString();

  let items = 0;
  const usedFiles = new Set<string>();
  for (const type of allTypes) {
    items += await content.purge(type, longAgo);
    items += await clearUntouchedDrafts(content, type, longAgo);
    for (const id of await content.listFileIds(type)) usedFiles.add(id);
  }
  items += await users.purge(longAgo);
  await factors.removeOrphans();
  for (const ids of [users.listImageIds, history.listFileIds]) for (const id of await ids()) usedFiles.add(id);
  await presence.clear(new Date(now().getTime() - day).toISOString());
  await autosaves.clear(longAgo);

  const { messageMonths, logDays } = await settings();
  const expired = await messages.removeBefore(subtractMonths(now(), messageMonths).toISOString());
  const purged = await messages.purge(longAgo);
  if (expired + purged > 0) await messages.clearRemains();
  await securityLog.removeBefore(new Date(now().getTime() - logDays * day));
  await rateLimits.clean(now().getTime());
  await publicSearch.compact();

  let removed = 0;
  for (const file of await files.listUsage()) {
    if (usedFiles.has(file.id)) {
      if (file.unusedSince !== null) await files.setUnusedSince(file.id, null);
      continue;
    }
    if (file.unusedSince === null) await files.setUnusedSince(file.id, timestamp);
    // Delete the row first: a file without a row is harmless, a row without its file is not.
    if (!isOver(file, longAgo)) continue;
    await unrecorded.note(await files.listKeys(file.id));
    const keys = await files.remove(file.id, longAgo);
    await unrecorded.remove(keys ?? []);
    if (keys) removed += 1;
  }
  await unrecorded.clear(day);
  const cleared: Cleared = { items, messages: purged, expired, files: removed };
  if (Object.values(cleared).some((count) => count > 0)) {
    const details = Object.fromEntries(Object.entries(cleared).map(([name, count]) => [name, String(count)]));
    await securityLog.record({ event: 'items_deleted', person: { id: null, name: '' }, source: serverSource, details });
  }
  return cleared;
}

function isOver({ deletedAt, inLibrarySince, unusedSince }: FileUsage, longAgo: string): boolean {
  if (deletedAt !== null) return deletedAt <= longAgo;
  return inLibrarySince === null && unusedSince !== null && unusedSince <= longAgo;
}

/**
 * Runs the cleanup, unless the clock may have jumped ahead (`holdCleanup`); then nothing is deleted, and it returns
 * undefined.
 */
export async function runTrustedCleanup(
  { times, ...deps }: CleanupDeps & { times: CleanupStore },
  log: Logger,
): Promise<Cleared | undefined> {
  const known = await times.times();
  const at = deps.now();
  const heldSince = holdCleanup(known, at);
  if (heldSince !== undefined) {
    await times.writeTimes({ ...known, heldSince });
    if (known.doneAt !== null)
      log.warn(
        { lastCleanup: known.doneAt },
        'the clock is far ahead of the last cleanup: nothing old is deleted unless it says the same tomorrow',
      );
    return undefined;
  }
  const cleared = await runCleanup(deps);
  await times.writeTimes({ doneAt: at.toISOString(), heldSince: null });
  return cleared;
}

/**
 * Runs the cleanup where it is due: returns what it deleted, or undefined where another server does it now or has done
 * it in the last day, or where the clock cannot be trusted.
 */
export async function runDueCleanup(
  deps: CleanupDeps & { times: CleanupStore },
  jobs: JobStore,
  log: Logger,
): Promise<Cleared | undefined> {
  const startedAt = deps.now();
  const claim = await jobs.claim('cleanup', startedAt, claimFor, dueAfter);
  if (!claim) return undefined;
  const cleared = await runTrustedCleanup(deps, log);
  await claim.setEnd(new Date(startedAt.getTime() + dueAfter));
  return cleared;
}

/**
 * Runs the cleanup daily, by one of the servers of a database; each checks a minute after its start and then hourly.
 * Returns the function that stops it.
 */
export function startCleanup(
  deps: CleanupDeps & { times: CleanupStore },
  jobs: JobStore,
  log: Logger,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = runDueCleanup(deps, jobs, log).then(
      (cleared) =>
        cleared &&
        cleared.items + cleared.messages + cleared.expired + cleared.files > 0 &&
        log.info(cleared, 'cleanup deleted items from the trash and expired messages'),
      (error: unknown) => log.error({ err: error }, 'cleanup failed; it is tried again in an hour'),
    );
  };
  // Not while the server starts.
  const first = setTimeout(run, 60_000);
  const timer = setInterval(run, hour);
  // IPs of visitors who send messages are stored for one day: clean more often than daily.
  const cleaning = setInterval(
    () =>
      void deps.rateLimits
        .clean(deps.now().getTime())
        .catch((error: unknown) => log.warn({ err: error }, 'removing expired rate limits failed; retrying')),
    10 * 60_000,
  );
  for (const started of [first, timer, cleaning]) started.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    clearInterval(cleaning);
    await running;
  };
}
