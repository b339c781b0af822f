import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { busy } from '../../domain/errors.ts';
import type { MediaJob, MediaAnswer } from './media-jobs.ts';

/** Limits of the work on uploaded files. */
type Bounds = {
  /** Resident memory of the media process, in bytes. */ memory: number;
  /** Milliseconds for one job. */ time: number;
  /** Jobs that may wait; further ones are refused. */ waiting: number;
};

const defaultBounds: Bounds = { memory: 700_000_000, time: 60_000, waiting: 12 };

/** Uploads have priority over share pictures. */
type Lane = 'upload' | 'share';

/** A result, or the reason why the process was stopped: it used too much memory or time, or crashed. */
export type Finished<J extends MediaJob> = { answer: MediaAnswer<J> } | { stopped: 'memory' | 'time' | 'crash' };

type Waiting = { job: MediaJob; resolve: (finished: Finished<MediaJob>) => void; reject: (error: unknown) => void };

/** Milliseconds between two checks of the memory, and without work until the process ends. */
const checkInterval = 40;
const idle = 4_000;
/** The memory that the process may hold after a job, in bytes: more would count against the next one. */
const maxIdleMemory = 250_000_000;

export type MediaProcess = ReturnType<typeof createMediaProcess>;

/**
 * Decodes pictures and PDFs in a separate process, one at a time: their memory cannot be limited within this process,
 * while that one is monitored and killed above its limits. It is started when there is work, and ends soon after.
 */
export function createMediaProcess(bounds: Partial<Bounds> = {}) {
  const { memory, time, waiting } = { ...defaultBounds, ...bounds };
  const lanes: Record<Lane, Waiting[]> = { upload: [], share: [] };
  let child: ChildProcess | undefined;
  let current: Waiting | undefined;
  let ending: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  let stopReason: 'memory' | 'time' | 'crash' = 'crash';

  const finish = (settle: (work: Waiting) => void) => {
    clearInterval(watch);
    const work = current;
    current = undefined;
    if (work) settle(work);
    next();
  };

  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(new URL('./media-child.ts', import.meta.url)), {
      // Not this process's environment, which contains addresses with passwords.
      env: childEnvironment(),
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    started.on(
      'message',
      (message: { answer: MediaAnswer<MediaJob> } | { error: { message: string; code?: string } }) => {
        if (child !== started) return;
        if (residentMemory(started.pid) > maxIdleMemory) {
          child = undefined;
          started.kill('SIGKILL');
        }
        finish((work) =>
          'answer' in message
            ? work.resolve(message)
            : work.reject(Object.assign(new Error(message.error.message), { code: message.error.code })),
        );
      },
    );
    const onExit = () => {
      if (child !== started) return;
      child = undefined;
      finish((work) => work.resolve({ stopped: stopReason }));
    };
    started.once('exit', onExit);
    // A process that cannot start tells it, and then that nothing can be sent to it: an error that nobody hears ends ours.
    started.on('error', onExit);
    // It must not keep the program alive.
    started.unref();
    started.channel?.unref();
    return started;
  };

  const next = () => {
    if (current) return;
    clearTimeout(ending);
    current = lanes.upload.shift() ?? lanes.share.shift();
    if (!current) {
      ending = setTimeout(() => {
        // Cleared first: work that arrives while it ends gets a new process.
        const unused = child;
        child = undefined;
        unused?.kill();
      }, idle);
      ending.unref();
      child?.unref();
      child?.channel?.unref();
      return;
    }
    child ??= start();
    child.ref();
    child.channel?.ref();
    const { pid } = child;
    const until = performance.now() + time;
    stopReason = 'crash';
    watch = setInterval(() => {
      if (performance.now() > until) stopReason = 'time';
      else if (residentMemory(pid) > memory) stopReason = 'memory';
      else return;
      clearInterval(watch);
      child?.kill('SIGKILL');
    }, checkInterval);
    child.send(current.job);
  };

  return {
    /** Runs a job when its turn comes. Throws 503 where too many wait; rejects where a file cannot be written. */
    run<J extends MediaJob>(job: J, lane: Lane = 'upload'): Promise<Finished<J>> {
      if (lanes[lane].length >= waiting) throw busy();
      return new Promise((resolve, reject) => {
        lanes[lane].push({ job, resolve: resolve as Waiting['resolve'], reject });
        next();
      });
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
  return { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), MALLOC_ARENA_MAX: '1' };
}

/** Returns the resident memory of a process, in bytes; 0 where the system does not report it. */
function residentMemory(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
