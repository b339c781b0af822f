import type { Logger } from 'pino';
import type { ChangeStore } from '../store/change-store.ts';
import type { Neighbours } from '../processes/neighbours.ts';
import type { Changes } from './changes.ts';

/** How soon a write of another process is seen where no notification came, in milliseconds. */
const checkEvery = 500;

export type Listen = (onTags: (tags: string[]) => void) => Promise<() => Promise<void>>;

/**
 * Keeps the caches of several processes on one database coherent. A write counts up the version of its tags before it
 * is acknowledged; processes of this machine have forgotten by then, others learn of it by a notification at once
 * (PostgreSQL), and all look at the versions twice a second in any case, so that a lost notification heals.
 */
export async function keepCoherent(deps: {
  changes: Changes;
  store: ChangeStore;
  listen: Listen | undefined;
  neighbours: Neighbours | undefined;
  log: Logger;
}): Promise<() => Promise<void>> {
  const { changes, store, listen, neighbours, log } = deps;
  let known = await store.versions();

  const check = async () => {
    const latest = await store.versions();
    const changed = [...latest].filter(([tag, version]) => known.get(tag) !== version).map(([tag]) => tag);
    known = latest;
    if (changed.length > 0) changes.forget(changed);
  };

  changes.publishBy(async (tags) => {
    // First, so that they forget even where the version cannot be stored.
    await neighbours?.tell(tags);
    const made = await store.bump(tags);
    // Our own cache has forgotten already, so the next look need not forget again; unless somebody else wrote in
    // between.
    for (const [tag, version] of made) if ((known.get(tag) ?? 0) === version - 1) known.set(tag, version);
    if (listen) await store.notify(tags);
  });

  let failing = false;
  let checking = false;
  const timer = setInterval(() => {
    // A database that does not answer is asked once, not twice a second.
    if (checking) return;
    checking = true;
    check()
      .then(
        () => (failing = false),
        (error: unknown) => {
          if (!failing) log.warn({ err: error }, 'the versions of other processes cannot be read; trying again');
          failing = true;
          // What was missed meanwhile is unknown: better render again than show what is old.
          changes.forget([...known.keys()]);
        },
      )
      .finally(() => (checking = false));
  }, checkEvery);
  timer.unref();
  neighbours?.join(changes.forget);
  const stopListening = await listen?.((tags) => changes.forget(tags));

  return async () => {
    clearInterval(timer);
    await stopListening?.();
  };
}
