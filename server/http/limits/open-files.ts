import { busy } from '../../../domain/errors.ts';
import { parseIp } from '../../parse-ip.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import type { FileStorage, OpenedFile } from '../../files/file-storage.ts';
import { removedFilesTag } from '../../store/change-tags.ts';
import { createWorkQueue } from '../../queues/work-queue.ts';
import { createIpPendingLimit } from './pending-limit.ts';

/** Files that are opened in the store at a time, of its 50 connections: uploads and running downloads have the rest. */
const concurrency = 30;
const maxWaiting = 500;
/** Files that are opened and wait for one IP: those of some twenty pages at once. */
const maxPerIp = 200;

/** Opens a file for an IP; undefined where there is none, 503 where too many wait. */
export type OpenForClient = (
  ip: string,
  key: string,
  options: { fromStart: boolean },
) => Promise<OpenedFile | undefined>;

/**
 * Opens files that may lie in a distant store, where each request takes time and costs money. Subnets are served
 * round-robin, and keys that no record names are not requested.
 */
export function openInTurn(
  storage: FileStorage,
  findRecorded: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  queryCache: QueryCache,
): OpenForClient {
  const queue = createWorkQueue({ concurrency, maxWaiting });
  const pendingLimit = createIpPendingLimit(maxPerIp);
  const isRecorded = (key: string) =>
    queryCache.read([removedFilesTag], `recorded ${key}`, async () => {
      const value = (await findRecorded([key])).has(key);
      // A key may be recorded later; and anybody can ask for any number of keys that are not.
      return { value, until: value ? undefined : 0, bytes: key.length * 2 };
    });

  return async (ip, key, options) => {
    const release = pendingLimit.acquire(ip);
    if (!release) throw busy();
    const open = async () => ((await isRecorded(key)) ? storage.open(key, options) : undefined);
    const done = await queue.run(open, { key: parseIp(ip).queueKey }).finally(release);
    if (!done) throw busy();
    return done.result;
  };
}
