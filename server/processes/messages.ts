/** The messages between the primary process and its workers (decision 007). */

/** From a worker to the primary. */
export type FromWorker =
  /** It receives invalidations from now on; sent before its first request. */
  | { type: 'joined' }
  | { type: 'listening'; address: string }
  /** It cannot start; the sentence is for the operator. */
  | { type: 'start-failed'; sentence: string }
  /** It stored a write, and waits until the other workers have invalidated these tags. */
  | { type: 'invalidate'; id: number; tags: string[] }
  | { type: 'invalidated'; id: number }
  /** It stored a message to be mailed. */
  | { type: 'mail' }
  /** It stored a request for a backup. */
  | { type: 'backup' }
  /** The reply to a ping. */
  | { type: 'pong' };

/** From the primary to a worker. */
export type FromPrimary =
  | { type: 'invalidate'; id: number; tags: string[] }
  /** All other workers have invalidated the tags. */
  | { type: 'confirmed'; id: number }
  | { type: 'ping' };
