import type { Logger } from 'pino';

export type WorkLane = {
  /** Starts the work, or has it done once more where it is under way; ends with the work. */
  start: (work: () => Promise<void>) => Promise<void>;
  stop: () => void;
  /** Ends when nothing is under way. */ idle: () => Promise<void>;
};

/** Creates a lane that does one piece of work at a time; `again` follows where more was asked for meanwhile. */
export function createWorkLane(again: () => Promise<void>, log: Logger): WorkLane {
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
