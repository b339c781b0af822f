import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { busy } from '../../../domain/errors.ts';
import { createWorkQueue } from '../../queues/work-queue.ts';
import type { MediaJob, MediaAnswer } from './media-jobs.ts';

/** Limits of the work on uploaded files. */
type Bounds = {
  /** Resident memory of the media process, in bytes. */
  memory: number;
  /** Milliseconds of processor time for one job. */
  time: number;
  /** The same for reading and drawing an SVG or a PDF: a small one may take minutes. */
  drawingTime: number;
  /** The same for drawing some pages of a stored PDF: uploads wait so long. */
  pagesTime: number;
  /** Jobs that may wait; further ones are refused. */
  waiting: number;
};

const defaultBounds: Bounds = {
  memory: 700_000_000,
  time: 60_000,
  drawingTime: 8_000,
  pagesTime: 5_000,
  waiting: 16,
};

/**
 * What the process sends: that it reads or draws an SVG or a PDF, with the answer if that takes too long, or with the
 * part of the answer that counts for whatever reason it is stopped; the end.
 */
export type MediaMessage =
  | { drawing: { answerWithout?: MediaAnswer<MediaJob>; answerSoFar?: MediaAnswer<MediaJob> } }
  | { answer: MediaAnswer<MediaJob> }
  | { error: { message: string; code?: string | undefined } };

/** A result, or the reason why the process was stopped: it used too much memory or time, or crashed. */
type Outcome<J extends MediaJob> = { answer: MediaAnswer<J> } | { stopped: 'memory' | 'time' | 'crash' };
/** `time`: how long the job ran, in milliseconds. */
export type Finished<J extends MediaJob> = Outcome<J> & { time: number };

/** Throws where the process ended by itself: it may be for want of memory or of a file, not for the document. */
export function requireNoCrash(done: Finished<MediaJob>): void {
  if ('stopped' in done && done.stopped === 'crash')
    throw new Error('The process that reads documents ended; they are tried again later');
}

type Work = { job: MediaJob; resolve: (outcome: Outcome<MediaJob>) => void; reject: (error: unknown) => void };

/** On a busy machine a job may take so many times its processor time. */
const maxDelay = 3;
/** Milliseconds between two checks of the memory, and without work until the process ends. */
const checkInterval = 40;
const idle = 4_000;
/** Milliseconds from one job of an upload to its next one, at most. */
const betweenJobs = 500;
/** The memory that the process may hold after a job, in bytes: more would count against the next one. */
const maxIdleMemory = 250_000_000;

export type MediaProcess = ReturnType<typeof createMediaProcess>;

/**
 * Decodes pictures and PDFs in a separate process, one at a time: their memory cannot be limited within this process,
 * while that one is monitored and killed above its limits. It is started when there is work, and ends soon after.
 */
export function createMediaProcess(bounds: Partial<Bounds> = {}) {
  const { memory, time, drawingTime, pagesTime, waiting } = { ...defaultBounds, ...bounds };
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: waiting });
  let child: ChildProcess | undefined;
  let current: Work | undefined;
  let ending: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  /** When the job has to end, by the processor time of the process and by the clock. */
  let until = { processor: 0, clock: 0 };
  /** Jobs that run or wait, those that draw pages of stored documents excepted, and when the last one ended. */
  let inUse = 0;
  let lastUsedAt = -Infinity;
  let answerWithout: MediaAnswer<MediaJob> | undefined;
  let answerSoFar: MediaAnswer<MediaJob> | undefined;
  let stopReason: 'memory' | 'time' | 'crash' = 'crash';

  /** Limits the job, from now on, to some milliseconds of processor time. */
  const limit = (milliseconds: number) => ({
    processor: processorTime(child?.pid) + milliseconds,
    clock: performance.now() + maxDelay * milliseconds,
  });

  const finish = (settle: (work: Work) => void) => {
    clearInterval(watch);
    const work = current;
    current = undefined;
    ending = setTimeout(() => {
      // Cleared first: work that arrives while it ends gets a new process.
      const unused = child;
      child = undefined;
      unused?.kill();
    }, idle);
    ending.unref();
    child?.unref();
    child?.channel?.unref();
    if (work) settle(work);
  };

  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(new URL('./media-child.ts', import.meta.url)), {
      // Not this process's environment, which contains addresses with passwords.
      env: childEnvironment(),
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    started.on('message', (message: MediaMessage) => {
      if (child !== started) return;
      if ('drawing' in message) {
        const shorter = limit(current?.job.do === 'pdf-pages' ? pagesTime : drawingTime);
        until = {
          processor: Math.min(until.processor, shorter.processor),
          clock: Math.min(until.clock, shorter.clock),
        };
        ({ answerWithout, answerSoFar } = message.drawing);
        return;
      }
      if (residentMemory(started.pid) > maxIdleMemory) {
        child = undefined;
        started.kill('SIGKILL');
      }
      finish((work) =>
        'answer' in message
          ? work.resolve(message)
          : work.reject(Object.assign(new Error(message.error.message), { code: message.error.code })),
      );
    });
    const onExit = () => {
      if (child !== started) return;
      child = undefined;
      const answer = answerSoFar ?? (stopReason === 'time' ? answerWithout : undefined);
      finish((work) => work.resolve(answer ? { answer } : { stopped: stopReason }));
    };
    started.once('exit', onExit);
    // A child that cannot start emits `error` twice; one without a listener would end this process.
    started.on('error', onExit);
    // It must not keep the program alive.
    started.unref();
    started.channel?.unref();
    return started;
  };

  const perform = (job: MediaJob): Promise<Outcome<MediaJob>> =>
    new Promise((resolve, reject) => {
      current = { job, resolve, reject };
      clearTimeout(ending);
      child ??= start();
      child.ref();
      child.channel?.ref();
      const { pid } = child;
      until = limit(time);
      stopReason = 'crash';
      answerWithout = undefined;
      answerSoFar = undefined;
      watch = setInterval(() => {
        if (processorTime(pid) > until.processor || performance.now() > until.clock) stopReason = 'time';
        else if (residentMemory(pid) > memory) stopReason = 'memory';
        else return;
        clearInterval(watch);
        child?.kill('SIGKILL');
      }, checkInterval);
      child.send(job);
    });

  return {
    /**
     * Runs a job in a queue in which each `key`, a person or the visitors, is served round-robin. Throws 503 where too
     * many wait, or the client `hasLeft` before it begins; rejects where a file cannot be written.
     */
    async run<J extends MediaJob>(job: J, key = '', hasLeft = () => false): Promise<Finished<J>> {
      const isUse = job.do !== 'pdf-pages';
      if (isUse) inUse += 1;
      try {
        const inTurn = async () => {
          if (hasLeft()) throw busy();
          const startedAt = performance.now();
          const outcome = await perform(job);
          return { ...outcome, time: performance.now() - startedAt };
        };
        const done = await queue.run(inTurn, { key });
        if (!done) throw busy();
        return done.result as Finished<J>;
      } finally {
        if (isUse) {
          inUse -= 1;
          lastUsedAt = performance.now();
        }
      }
    },

    /**
     * Resolves when nobody has needed the process for a moment, for drawing pages of stored documents: an upload is
     * several jobs, each of which would wait for some pages otherwise. Waits until `latest`, in milliseconds of the
     * monotonic clock.
     */
    async whenUnused(latest: number): Promise<void> {
      const isUsed = () => inUse > 0 || performance.now() - lastUsedAt < betweenJobs;
      while (isUsed() && performance.now() < latest) await wait(100);
    },

    /** Kills the process, whatever it does. */
    close(): void {
      clearTimeout(ending);
      child?.kill('SIGKILL');
    },
  };
}

function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
    MALLOC_ARENA_MAX: '1',
    FONTCONFIG_FILE: fileURLToPath(new URL('./share/fonts.conf', import.meta.url)),
  };
}

/** The clock ticks of Linux, in milliseconds. */
const tick = 10;

const hasProcessTimes = existsSync('/proc/self/stat');

/**
 * Returns the processor time that a process has used, in milliseconds, 0 where it has ended; where the system does not
 * report it, the time of the clock.
 */
function processorTime(pid: number | undefined): number {
  if (!hasProcessTimes) return performance.now();
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the command is before them, which may contain anything.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(values[11]) + Number(values[12])) * tick;
  } catch {
    return 0;
  }
}

/** Returns the resident memory of a process, in bytes; 0 where the system does not report it. */
function residentMemory(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
