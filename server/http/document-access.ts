import type { Context } from 'hono';
import { busy } from '../../domain/errors.ts';
import { networkOf } from '../client-network.ts';
import { createPacedQueue } from '../paced-queue.ts';
import type { DocumentReaders } from '../services/media.ts';
import type { Services } from '../services/services.ts';
import { createAddressShare } from './address-share.ts';
import { clientAddress } from './client-address.ts';
import { findViewer } from './identify.ts';

/** Look-ups at a time, and those that wait. */
const limits = { concurrency: 4, maxWaiting: 500 };
/** Look-ups that are made and wait for one address. */
const maxPerAddress = 200;

/** Returns who may read the document with a key, if the sender of the request may; 503 where too many wait. */
export type DocumentAccess = (c: Context, key: string) => Promise<DocumentReaders | undefined>;

/** Looks up in the database who may read a document, in turns by network: a visitor may invent keys. */
export function createDocumentAccess(services: Services, publicUrl: string | undefined): DocumentAccess {
  const run = createPacedQueue(limits);
  const share = createAddressShare(maxPerAddress);
  return async (c, key) => {
    const address = clientAddress(c);
    const release = share.take(address);
    if (!release) throw busy();
    const find = () => services.media.documentReaders(key, () => findViewer(c, services, publicUrl));
    return run(find, { key: networkOf(address).site }).finally(release);
  };
}
