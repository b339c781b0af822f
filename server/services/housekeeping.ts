import type { Logger } from 'pino';
import { allTypes } from '../../domain/site/index.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { FileStore } from '../store/file-store.ts';
import type { UserStore } from '../store/user-store.ts';

const day = 24 * 60 * 60_000;
/** How long what was deleted or replaced is kept, so that a mistake can be undone. */
export const keptFor = 30 * day;

export type HousekeepingDeps = { content: ContentStore; files: FileStore; users: UserStore; storage: FileStorage; now: () => Date };

/**
 * Clears what was thrown away more than 30 days ago: items in the trash, then files that nothing has named for that
 * long. A file is in use while any item names it, in the trash or not, or any person.
 */
export async function keepHouse({ content, files, users, storage, now }: HousekeepingDeps): Promise<{ items: number; files: number }> {
  const moment = now().toISOString();
  const longAgo = new Date(now().getTime() - keptFor).toISOString();

  let items = 0;
  const inUse = new Set<string>();
  for (const type of allTypes) {
    items += await content.purge(type, longAgo);
    for (const id of await content.fileIds(type)) inUse.add(id);
  }
  for (const id of await users.imageIds()) inUse.add(id);

  let removed = 0;
  for (const file of await files.usage()) {
    if (inUse.has(file.id)) {
      if (file.unusedSince !== null) await files.setUnusedSince(file.id, null);
    } else if (file.unusedSince === null) {
      await files.setUnusedSince(file.id, moment);
    } else if (file.unusedSince <= longAgo) {
      // The row goes first: a file that no row names does no harm, a row that names no file does.
      for (const key of await files.remove(file.id)) await storage.remove(key);
      removed += 1;
    }
  }
  return { items, files: removed };
}

/** Keeps house now and once a day; answers the function that ends it. */
export function startHousekeeping(deps: HousekeepingDeps, log: Logger): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = keepHouse(deps).then(
      (cleared) => cleared.items + cleared.files > 0 && log.info(cleared, 'cleared what was thrown away 30 days ago'),
      (error: unknown) => log.error({ err: error }, 'clearing up failed; it is tried again tomorrow'),
    );
  };
  // Not while the first visitors come.
  const first = setTimeout(run, 60_000);
  const timer = setInterval(run, day);
  first.unref();
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
