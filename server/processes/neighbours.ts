import type { Logger } from 'pino';
import type { FromPrimary, FromWorker } from './messages.ts';

/** The other processes that serve the same site on this machine. */
export type Neighbours = {
  /** Tells them what was written; done when all have forgotten what they kept of it. */
  tell(tags: readonly string[]): Promise<void>;
  /** From now on this process forgets what they write. */
  join(forget: (tags: readonly string[]) => void): void;
  /** Says that a message is waiting to be mailed. */
  wakeMailer(): void;
};

/**
 * How long a write waits for a process that is alive but does not answer, in milliseconds. Dead ones are not waited
 * for, and busy ones answer within some ten milliseconds; what comes later is healed by the look at the versions.
 */
const patience = 1_000;

/** The neighbours of a worker, reached through the primary. */
export function createNeighbours(log: Logger): Neighbours {
  const waiting = new Map<number, () => void>();
  let last = 0;
  return {
    tell(tags) {
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          log.warn('another process did not confirm a write in time; it follows by itself');
          settle();
        }, patience);
        const settle = () => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve();
        };
        waiting.set(id, settle);
        say({ say: 'wrote', id, tags: [...tags] });
      });
    },

    join(forget) {
      process.on('message', (message: FromPrimary) => {
        if (message.say === 'told') waiting.get(message.id)?.();
        if (message.say === 'asked if alive') say({ say: 'alive' });
        if (message.say !== 'forget') return;
        forget(message.tags);
        say({ say: 'forgot', id: message.id });
      });
      say({ say: 'joined' });
    },

    wakeMailer: () => say({ say: 'mail' }),
  };
}

/** Says something to the primary. Where that is gone this process is about to end, and nobody needs to hear it. */
export function say(message: FromWorker, sent: () => void = () => undefined): void {
  if (process.connected && process.send) process.send(message, undefined, {}, sent);
  else sent();
}
