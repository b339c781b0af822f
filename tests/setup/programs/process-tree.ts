import { readdirSync, readFileSync } from 'node:fs';

/** Returns a process and all that it started, by id, parents first. */
function withDescendants(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      // The name of the program, in brackets, may contain anything.
      const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)!.split(' ');
      parents.set(Number(name), Number(fields[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = [root];
  for (const parent of found) for (const [pid, ppid] of parents) if (ppid === parent) found.push(pid);
  return found;
}

/** Sends a signal to a process and all that it started. */
export function signalTree(root: number, signal: NodeJS.Signals): void {
  for (const pid of withDescendants(root)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
