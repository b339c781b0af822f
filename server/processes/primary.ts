import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { RecentErrors } from '../recent-errors.ts';
import { StartError } from '../start-error.ts';
import { createBroadcast, type WorkerChannel } from './broadcast.ts';
import { createMetricsRounds } from './metrics-rounds.ts';
import type { FromPrimary, FromWorker } from './messages.ts';

/**
 * The pause before a worker that ended is replaced: short at first, longer for one that ends again and again
 * (milliseconds).
 */
const firstPause = 200;
const maxPause = 10_000;
/** A worker that has run for this long did not fail because of its start (milliseconds). */
const healthyAfter = 30_000;
/** Kills workers that have not ended by themselves; they wait at most 8 seconds for running requests. */
const shutdownTimeout = 9_000;

/**
 * A process is pinged this often (milliseconds), and killed after this many pings in a row without a reply: after ten
 * to twelve seconds. The longest that a busy one keeps silent is a write that waits for a lock, five seconds; with all
 * cores taken by other programs it is two.
 */
const pingInterval = 2_000;
const maxUnanswered = 5;

export type Workers = {
  /** Resolves when all of them listen; rejects with StartError where they cannot. */
  address: Promise<string>;
  /** Returns the metrics of the processes that answer in time. */
  readMetrics: () => Promise<object[][]>;
  end: () => Promise<void>;
};

/** Starts `count` processes that serve the site, and replaces each that ends. */
export function startWorkers({
  count,
  onMail,
  onBackup,
  recentErrors,
  log,
  pingEvery = pingInterval,
}: {
  count: number;
  onMail: () => void;
  onBackup: () => void;
  recentErrors: RecentErrors;
  log: Logger;
  /** Milliseconds between two pings; shorter in tests. */
  pingEvery?: number;
}): Workers {
  // Each worker accepts connections from the system's shared queue when it is idle. With round robin in the primary, a
  // connection assigned to a worker that crashes would be neither served nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const broadcast = createBroadcast();
  const metricsRounds = createMetricsRounds();
  const listening = new Set<Worker>();
  const alive = new Set<Worker>();
  let pause = firstPause;
  let ready = false;
  let ending = false;
  let onAllEnded: () => void = () => undefined;
  const address = Promise.withResolvers<string>();

  const startOne = () => {
    if (ending) return;
    const worker = cluster.fork();
    const startedAt = performance.now();
    const channel: WorkerChannel = { send: (message) => sendTo(worker, message) };
    alive.add(worker);
    let joined = false;
    // Counted in pings, not in time: after the machine or this process was suspended, none is missing.
    let unanswered = 0;
    const pingTimer = setInterval(() => {
      if (!joined) return;
      if (unanswered >= maxUnanswered) {
        log.error(
          { worker: worker.process.pid, seconds: (unanswered * pingEvery) / 1000 },
          'a worker process does not respond and is terminated',
        );
        clearInterval(pingTimer);
        worker.process.kill('SIGKILL');
        return;
      }
      unanswered += 1;
      channel.send({ type: 'ping' });
    }, pingEvery);
    pingTimer.unref();

    worker.on('message', (message: FromWorker) => {
      if (message.type === 'pong') unanswered = 0;
      else if (message.type === 'joined') {
        joined = true;
        broadcast.join(channel);
        metricsRounds.join(channel);
        for (const error of recentErrors.list().toReversed()) channel.send({ type: 'error-logged', error });
      } else if (message.type === 'invalidate') broadcast.invalidate(channel, message.id, message.tags);
      else if (message.type === 'invalidated') broadcast.confirm(channel, message.id);
      else if (message.type === 'mail') onMail();
      else if (message.type === 'backup') onBackup();
      else if (message.type === 'metrics') metricsRounds.receive(channel, message.id, message.metrics);
      else if (message.type === 'error-logged') {
        recentErrors.addShared(message.error);
        broadcast.sendToOthers(channel, message);
      } else if (message.type === 'listening') {
        listening.add(worker);
        if (ready) log.warn({ worker: worker.process.pid }, 'a worker process was restarted');
        else if (listening.size === count) {
          ready = true;
          address.resolve(message.address);
        }
      } else if (message.type !== 'start-failed') return;
      else if (ready) log.error({ reason: message.sentence }, 'a worker process cannot start');
      else address.reject(new StartError(message.sentence));
    });
    // A worker that cannot be reached is about to exit; its exit is handled below.
    worker.on('error', () => undefined);

    worker.on('exit', (code, signal) => {
      clearInterval(pingTimer);
      alive.delete(worker);
      listening.delete(worker);
      broadcast.leave(channel);
      metricsRounds.leave(channel);
      if (alive.size === 0) onAllEnded();
      if (ending) return;
      if (!ready) {
        // A reason that it may have sent arrives before this.
        address.reject(new StartError(`A worker process exited during startup (${signal || code}).`));
        return;
      }
      if (performance.now() - startedAt > healthyAfter) pause = firstPause;
      log.error({ worker: worker.process.pid, code, signal, pause }, 'a worker process exited; starting a new one');
      setTimeout(startOne, pause);
      pause = Math.min(pause * 2, maxPause);
    });
  };

  recentErrors.onAdd((error) => broadcast.sendToOthers(undefined, { type: 'error-logged', error }));
  for (let started = 0; started < count; started += 1) startOne();

  return {
    address: address.promise,
    readMetrics: metricsRounds.ask,
    async end() {
      ending = true;
      if (alive.size === 0) return;
      const allEnded = new Promise<void>((resolve) => (onAllEnded = resolve));
      for (const worker of alive) worker.process.kill('SIGTERM');
      const timer = setTimeout(() => {
        for (const worker of alive) worker.process.kill('SIGKILL');
      }, shutdownTimeout);
      await allEnded;
      clearTimeout(timer);
    },
  };
}

function sendTo(worker: Worker, message: FromPrimary): void {
  if (worker.isConnected()) worker.send(message, undefined, undefined, () => undefined);
}
