/** What the processes of one machine say to each other (decision 007). */

/** A worker to the primary. */
export type FromWorker =
  /** From now on it forgets what others write; said before the first request can reach it. */
  | { say: 'joined' }
  | { say: 'listening'; address: string }
  /** It cannot start; the sentence for the operator. */
  | { say: 'refused'; sentence: string }
  /** It stored a write, and waits until the others have forgotten what they kept. */
  | { say: 'wrote'; id: number; tags: string[] }
  | { say: 'forgot'; id: number }
  /** It stored a message that should be mailed. */
  | { say: 'mail' }
  /** It is not busy with one thing for ever. */
  | { say: 'alive' };

/** The primary to a worker. */
export type FromPrimary =
  { say: 'forget'; id: number; tags: string[] } | { say: 'told'; id: number } | { say: 'asked if alive' };
