import type { Logger } from 'pino';
import type { ChangeStore } from '../store/change-store.ts';
import type { OtherWorkers } from '../processes/other-workers.ts';
import type { CacheTags } from './cache-tags.ts';

/** Milliseconds until a write of another process is noticed where no notification arrived. */
const checkInterval = 500;

export type Listen = (onTags: (tags: string[]) => void) => Promise<() => Promise<void>>;

/**
 * Keeps the caches of several processes on one database coherent. A write increments the version of its tags before it
 * is acknowledged; processes on this machine have invalidated by then, others are notified at once (PostgreSQL), and
 * all read the versions twice a second, in case a notification is lost. While they cannot be read, cached pages are
 * still sent: nothing else can be. Returns the function that stops it.
 */
export async function syncCaches(deps: {
  cacheTags: CacheTags;
  store: ChangeStore;
  listen: Listen | undefined;
  otherWorkers: OtherWorkers | undefined;
  log: Logger;
}): Promise<() => Promise<void>> {
  const { cacheTags, store, listen, otherWorkers, log } = deps;
  let known = await store.versions();

  const check = async () => {
    const latest = await store.versions();
    const changed = [...latest].filter(([tag, version]) => known.get(tag) !== version).map(([tag]) => tag);
    known = latest;
    if (changed.length > 0) cacheTags.invalidateLocally(changed);
  };

  cacheTags.publishWith(async (tags) => {
    // First, so that they invalidate even where the version cannot be stored.
    await otherWorkers?.invalidate(tags);
    const newVersions = await store.bump(tags);
    // This process has invalidated already, so the next check can skip these tags, unless another process wrote in
    // between.
    for (const [tag, version] of newVersions) if ((known.get(tag) ?? 0) === version - 1) known.set(tag, version);
    if (listen) await store.notify(tags);
  });

  let failing = false;
  let checking = false;
  const timer = setInterval(() => {
    // Do not start a second check while the database is slow.
    if (checking) return;
    checking = true;
    check()
      .then(
        () => {
          // A write whose answer was lost may be stored without a new version: invalidate everything.
          if (failing) cacheTags.invalidateAllLocally();
          failing = false;
        },
        (error: unknown) => {
          if (!failing) log.warn({ err: error }, 'the cache versions could not be read; retrying');
          failing = true;
        },
      )
      .finally(() => (checking = false));
  }, checkInterval);
  timer.unref();
  otherWorkers?.join(cacheTags.invalidateLocally);
  const stopListening = await listen?.((tags) => cacheTags.invalidateLocally(tags));

  return async () => {
    clearInterval(timer);
    await stopListening?.();
  };
}
