import type { Logger } from 'pino';

export type SerialRunner = {
  /** Starts the work. Where some is under way, runs `again` after it. Resolves when the work ends. */
  start: (work: () => Promise<void>) => Promise<void>;
  stop: () => void;
  /** Resolves when the work that is under way ends. */
  idle: () => Promise<void>;
};

/** Creates a runner of one piece of work at a time. `again` is run after it where more was asked for meanwhile. */
export function createSerialRunner(again: () => Promise<void>, log: Logger): SerialRunner {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let stopped = false;
  const start = (work: () => Promise<void>): Promise<void> => {
    if (stopped) return Promise.resolve();
    if (running) {
      isAsked = true;
      return running;
    }
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'the schedule of backups could not be checked; retrying'))
      .finally(() => {
        running = undefined;
        if (!isAsked) return;
        isAsked = false;
        void start(again);
      });
    return running;
  };
  return {
    start,
    stop: () => void (stopped = true),
    idle: async () => void (await running),
  };
}
