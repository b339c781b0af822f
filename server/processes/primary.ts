import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';
import { createBroadcast, type Member } from './broadcast.ts';
import type { FromPrimary, FromWorker } from './messages.ts';

/**
 * Between the death of a worker and the next one: short at first, longer for one that dies again and again
 * (milliseconds).
 */
const firstPause = 200;
const longestPause = 10_000;
/** Who has lived for so long did not die of its start. */
const healthyAfter = 30_000;
/** Ends workers that have not ended by themselves; they stop waiting for their visitors after 8 seconds. */
const shutdownTimeout = 9_000;

/**
 * A process is asked so often whether it is alive (milliseconds), and ended once so many questions in a row had no
 * answer.
 */
const askEvery = 5_000;
const mostUnanswered = 6;

export type Workers = {
  /** Comes when all of them listen; StartError where they cannot. */ address: Promise<string>;
  end: () => Promise<void>;
};

/** Starts `count` processes that serve the site, and another one for each that dies. */
export function startWorkers({
  count,
  onMail,
  log,
  pace = askEvery,
}: {
  count: number;
  onMail: () => void;
  log: Logger;
  /** Between two questions; shorter in a test. */ pace?: number;
}): Workers {
  // Each worker takes connections from one queue of the system when it has time. Were they handed out in turn by the
  // primary, one on its way to a worker that dies would be left without an answer or an end.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const broadcast = createBroadcast();
  const listening = new Set<Worker>();
  const alive = new Set<Worker>();
  let pause = firstPause;
  let ready = false;
  let ending = false;
  let allGone: () => void = () => undefined;
  const address = Promise.withResolvers<string>();

  const startOne = () => {
    if (ending) return;
    const worker = cluster.fork();
    const startedAt = Date.now();
    const member: Member = { send: (message) => sendTo(worker, message) };
    alive.add(worker);
    let joined = false;
    // Counted in questions, not in time: after a sleep of the machine, or of this process, none has been left
    // unanswered.
    let unanswered = 0;
    const asking = setInterval(() => {
      if (!joined) return;
      if (unanswered >= mostUnanswered) {
        log.error(
          { worker: worker.process.pid, seconds: (unanswered * pace) / 1000 },
          'a process that serves the site does not answer any more and is ended',
        );
        clearInterval(asking);
        worker.process.kill('SIGKILL');
        return;
      }
      unanswered += 1;
      member.send({ type: 'ping' });
    }, pace);
    asking.unref();

    worker.on('message', (message: FromWorker) => {
      if (message.type === 'pong') unanswered = 0;
      else if (message.type === 'joined') {
        joined = true;
        broadcast.join(member);
      } else if (message.type === 'invalidate') broadcast.invalidate(member, message.id, message.tags);
      else if (message.type === 'invalidated') broadcast.confirm(member, message.id);
      else if (message.type === 'mail') onMail();
      else if (message.type === 'listening') {
        listening.add(worker);
        if (ready)
          log.warn({ worker: worker.process.pid }, 'a process that serves the site took the place of one that ended');
        else if (listening.size === count) {
          ready = true;
          address.resolve(message.address);
        }
      } else if (ready) log.error({ reason: message.sentence }, 'a process that serves the site cannot start');
      else address.reject(new StartError(message.sentence));
    });
    // A worker that cannot be reached is about to be gone; what matters is said by its exit.
    worker.on('error', () => undefined);

    worker.on('exit', (code, signal) => {
      clearInterval(asking);
      alive.delete(worker);
      listening.delete(worker);
      broadcast.leave(member);
      if (alive.size === 0) allGone();
      if (ending) return;
      if (!ready) {
        // After what it may have said of its reason, which arrives first.
        address.reject(new StartError(`A process that serves the site ended while it started (${signal || code}).`));
        return;
      }
      if (Date.now() - startedAt > healthyAfter) pause = firstPause;
      log.error(
        { worker: worker.process.pid, code, signal, pause },
        'a process that serves the site ended; another is started',
      );
      setTimeout(startOne, pause);
      pause = Math.min(pause * 2, longestPause);
    });
  };

  for (let started = 0; started < count; started += 1) startOne();

  return {
    address: address.promise,
    async end() {
      ending = true;
      if (alive.size === 0) return;
      const gone = new Promise<void>((resolve) => (allGone = resolve));
      for (const worker of alive) worker.process.kill('SIGTERM');
      const timer = setTimeout(() => {
        for (const worker of alive) worker.process.kill('SIGKILL');
      }, shutdownTimeout);
      await gone;
      clearTimeout(timer);
    },
  };
}

function sendTo(worker: Worker, message: FromPrimary): void {
  if (worker.isConnected()) worker.send(message, undefined, undefined, () => undefined);
}
