import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';

/** Where groups with a memory limit are made: in version 1 of control groups, or in version 2. */
const parents = [
  {
    folder: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    events: 'memory.oom_control',
  },
  { folder: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak', events: 'memory.events' },
];

export type LimitedMemory = {
  /** Runs work whose child processes, and their children, share the limit. */
  startIn: <Result>(start: () => Promise<Result>) => Promise<Result>;
  /** Returns the processes that the kernel has ended because of the limit. */
  killed: () => number;
  /** Returns the most memory that was in use at a time, in bytes, caches of files included. */
  peak: () => number;
  remove: () => void;
};

/** Makes a group of processes that may use so many bytes of memory; undefined where the kernel does not allow it. */
export function limitMemory(bytes: number): LimitedMemory | undefined {
  for (const { folder, limit, peak, events } of parents) {
    const group = `${folder}/minbar-test-${process.pid}`;
    try {
      accessSync(`${folder}/cgroup.procs`, constants.W_OK);
      mkdirSync(group);
      writeFileSync(`${group}/${limit}`, String(bytes));
    } catch {
      continue;
    }
    return {
      async startIn(start) {
        // A child begins in the group of its parent.
        writeFileSync(`${group}/cgroup.procs`, String(process.pid));
        const started = start();
        writeFileSync(`${folder}/cgroup.procs`, String(process.pid));
        return started;
      },
      killed: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(`${group}/${events}`, 'utf8'))?.[1]),
      peak: () => Number(readFileSync(`${group}/${peak}`, 'utf8')),
      remove: () => rmdirSync(group),
    };
  }
  return undefined;
}
