import type { Logger } from 'pino';
import { cacheLease, type ChangeFeed, type ChangeListener, type ChangeStore } from '../store/change-store.ts';
import type { OtherWorkers } from '../processes/other-workers.ts';
import type { CacheTags } from './cache-tags.ts';

/** How often the versions are read, in milliseconds; half of the lease, so that one check may be late. */
const checkInterval = cacheLease / 2;

/**
 * Keeps the caches of several processes on one database coherent (decision 032). A write increments the version of its
 * tags and is acknowledged when every other process has read the versions (PostgreSQL) or has invalidated the tags
 * (workers of one machine). All read the versions twice a second. A process that could not read them for a second uses
 * nothing that it has cached, unless it was the only one: while its database is away, nobody can write. Returns the
 * function that stops it.
 */
export async function syncCaches(deps: {
  cacheTags: CacheTags;
  store: ChangeStore;
  openFeed: (listener: ChangeListener) => Promise<ChangeFeed>;
  otherWorkers: OtherWorkers | undefined;
  log: Logger;
}): Promise<() => Promise<void>> {
  const { cacheTags, store, otherWorkers, log } = deps;
  let known = new Map<string, number>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  /** Reads the versions and invalidates what others have written since the last time. */
  const check = async () => {
    const startedAt = performance.now();
    const latest = await feed.versions();
    const changed = [...latest].filter(([tag, version]) => known.get(tag) !== version).map(([tag]) => tag);
    known = latest;
    checkedAt = Math.max(checkedAt, startedAt);
    if (changed.length > 0) cacheTags.invalidateLocally(changed);
  };
  const feed = await deps.openFeed({ onChange: check, onLost: () => (checkedAt = Number.NEGATIVE_INFINITY) });
  const isCurrent = () => performance.now() - checkedAt < cacheLease || (isFailing && feed.isAlone());

  let checking: Promise<void> | undefined;
  /** Checks, or waits for the check that is under way. */
  const checkOnce = () =>
    (checking ??= check()
      .then(
        () => {
          if (isFailing) log.warn('the cache versions can be read again');
          isFailing = false;
        },
        (error: unknown) => {
          if (!isFailing) log.warn({ err: error }, 'the cache versions could not be read; retrying');
          isFailing = true;
        },
      )
      .finally(() => (checking = undefined)));

  cacheTags.syncWith({
    isCurrent,
    async refresh() {
      // After a failure requests do not wait: the timer tries again.
      if (!isFailing) await checkOnce();
      // The check under way may have begun too long ago.
      if (!isFailing && !isCurrent()) await checkOnce();
      return isCurrent();
    },
    async publish(tags) {
      // Sent first, so that other workers invalidate even if the version cannot be stored.
      const invalidated = otherWorkers?.invalidate(tags);
      await store.bump(tags);
      await Promise.all([
        invalidated,
        feed.announce(),
        // So that the next check finds nothing new, unless another process has written.
        check().catch(() => undefined),
      ]);
    },
  });

  const timer = setInterval(() => void checkOnce(), checkInterval);
  timer.unref();
  otherWorkers?.join(cacheTags.invalidateLocally);
  await checkOnce();

  return async () => {
    clearInterval(timer);
    await feed.stop();
  };
}
