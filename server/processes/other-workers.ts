import type { Logger } from 'pino';
import type { RecentErrors } from '../recent-errors.ts';
import type { FromPrimary, FromWorker } from './messages.ts';

/** The other processes that serve the same site on this machine. */
export type OtherWorkers = {
  /** Invalidates tags in all of them; resolves when all have confirmed, or after a second. */
  invalidate(tags: readonly string[]): Promise<void>;
  /** Calls `invalidate` from now on with the tags that they write, and confirms when it resolves. It never rejects. */
  join(invalidate: (tags: readonly string[]) => Promise<void>): void;
  /** Answers the primary's requests for metrics. */
  shareMetrics(read: () => Promise<object[]>): void;
  /** Notifies the process that sends mail that a message is waiting. */
  triggerMailer(): void;
  /** Notifies the process that makes backups that one is waiting. */
  triggerBackups(): void;
};

/**
 * How long a write waits for a process that is alive but does not confirm, in milliseconds. Busy ones confirm within
 * some ten milliseconds; a later one catches up by the versions of the tags (`sync-caches.ts`).
 */
const timeout = 1_000;

/** Connects to the other workers through the primary, and shares the errors of the log with them. */
export function connectOtherWorkers(log: Logger, recentErrors: RecentErrors): OtherWorkers {
  const waiting = new Map<number, () => void>();
  let last = 0;
  return {
    invalidate(tags) {
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          log.warn(
            'another process did not confirm an invalidation in time; it will invalidate on its next version check',
          );
          settle();
        }, timeout);
        const settle = () => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve();
        };
        waiting.set(id, settle);
        sendToPrimary({ type: 'invalidate', id, tags: [...tags] });
      });
    },

    join(invalidate) {
      recentErrors.onAdd((error) => sendToPrimary({ type: 'error-logged', error }));
      process.on('message', (message: FromPrimary) => {
        if (message.type === 'confirmed') waiting.get(message.id)?.();
        else if (message.type === 'error-logged') recentErrors.addShared(message.error);
        else if (message.type === 'ping') sendToPrimary({ type: 'pong' });
        else if (message.type === 'invalidate') {
          void invalidate(message.tags).then(() => sendToPrimary({ type: 'invalidated', id: message.id }));
        }
      });
      sendToPrimary({ type: 'joined' });
    },

    shareMetrics(read) {
      process.on('message', (message: FromPrimary) => {
        if (message.type !== 'metrics') return;
        read().then(
          (metrics) => sendToPrimary({ type: 'metrics', id: message.id, metrics }),
          (error: unknown) => log.warn({ err: error }, 'the metrics of a process could not be collected'),
        );
      });
    },

    triggerMailer: () => sendToPrimary({ type: 'mail' }),
    triggerBackups: () => sendToPrimary({ type: 'backup' }),
  };
}

/**
 * Sends a message to the primary and calls `sent`. Without a connection to the primary this process is about to end:
 * nothing is sent.
 */
export function sendToPrimary(message: FromWorker, sent: () => void = () => undefined): void {
  if (process.connected && process.send) process.send(message, undefined, {}, sent);
  else sent();
}
