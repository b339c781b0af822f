import type { Context } from 'hono';
import { busy } from '../../domain/errors.ts';
import { parseIp } from '../parse-ip.ts';
import { createPacedQueue, runOrRefuse } from '../queues/paced-queue.ts';
import type { DocumentReaders } from '../services/files/media.ts';
import type { Services } from '../services/services.ts';
import { createIpPendingLimit } from './limits/pending-limit.ts';
import { getClientIp } from './client-ip.ts';
import { findViewer } from './identify.ts';

/** Queries at a time, and those that wait. */
const limits = { concurrency: 4, maxWaiting: 500 };
/** Queries that run and wait for one IP. */
const maxPerIp = 200;

/** Runs a query in the database; 503 where too many wait. */
export type FileQueryQueue = <T>(c: Context, find: () => Promise<T>) => Promise<T>;

/** Creates the queue of database queries for files, round-robin by subnet: a visitor may invent keys. */
export function createFileQueryQueue(): FileQueryQueue {
  const queue = createPacedQueue(limits);
  const pendingLimit = createIpPendingLimit(maxPerIp);
  return async (c, find) => {
    const address = getClientIp(c);
    const release = pendingLimit.acquire(address);
    if (!release) throw busy();
    return runOrRefuse(queue, find, { key: parseIp(address).queueKey }).finally(release);
  };
}

/** Returns who may read the document with a key, if the viewer may. */
export type DocumentAccess = (c: Context, key: string) => Promise<DocumentReaders | undefined>;

/** Creates the function that finds who may read a document. */
export const createDocumentAccess =
  (services: Services, publicUrl: string | undefined, queueQuery: FileQueryQueue): DocumentAccess =>
  (c, key) =>
    queueQuery(c, () => services.media.findDocumentReaders(key, () => findViewer(c, services, publicUrl)));
