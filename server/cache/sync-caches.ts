import type { Logger } from 'pino';
import { cacheLease, type ChangeFeed, type ChangeListener } from '../store/change-store.ts';
import type { OtherWorkers } from '../processes/other-workers.ts';
import type { CacheTags } from './cache-tags.ts';

/** How often the versions are read, in milliseconds; half of the lease, so that one check may be late. */
const checkInterval = cacheLease / 2;

/**
 * Keeps the caches of several processes on one database coherent (decision 032). A write is stored with new versions of
 * its tags, and is acknowledged when every other process has read them or has invalidated the tags (workers of one
 * machine). All read the versions twice a second. A process that could not read them for a second uses
 * nothing that it has cached, unless it was the only one: while its database is away, nobody can write. Returns the
 * function that stops it.
 */
export async function syncCaches(deps: {
  cacheTags: CacheTags;
  openFeed: (listener: ChangeListener) => Promise<ChangeFeed>;
  otherWorkers: OtherWorkers | undefined;
  log: Logger;
}): Promise<() => Promise<void>> {
  const { cacheTags, otherWorkers, log } = deps;
  let known = new Map<string, number>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  /** Reads the versions, and invalidates at once what was written since the last time and the given tags. */
  const check = async (written: readonly string[] = []) => {
    const startedAt = performance.now();
    const latest = await feed.versions();
    const changed = [...latest].filter(([tag, version]) => known.get(tag) !== version).map(([tag]) => tag);
    known = latest;
    checkedAt = Math.max(checkedAt, startedAt);
    const tags = [...new Set([...changed, ...written])];
    if (tags.length > 0) cacheTags.invalidateLocally(tags);
  };
  /** Invalidates what is known to be written, once: the next check finds nothing new. */
  const invalidate = (tags: readonly string[]) => check(tags).catch(() => cacheTags.invalidateLocally(tags));
  const feed = await deps.openFeed({ onChange: () => check(), onLost: () => (checkedAt = Number.NEGATIVE_INFINITY) });
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
      await Promise.all([otherWorkers?.invalidate(tags), feed.announce(), invalidate(tags)]);
    },
  });

  const timer = setInterval(() => void checkOnce(), checkInterval);
  timer.unref();
  otherWorkers?.join(invalidate);
  await checkOnce();

  return async () => {
    clearInterval(timer);
    await feed.stop();
  };
}
