import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** Identifies the connections of this program in PostgreSQL. That of a command or of a migration has a suffix. */
export const applicationName = 'minbar';
/** The connection that holds the start lock or waits for it: a server that waits uses the database not yet. */
export const startLockName = 'minbar-start';

/** PostgreSQL cuts names after 63 bytes. */
const host = hostname().slice(0, 30);

/** Returns a name for the connections of a command or a migration, which no other one has. */
export const createCommandName = (): string => [applicationName, process.pid, host, randomUUID().slice(0, 8)].join(' ');

/** Returns whether a name is that of a command or a migration of this machine whose process has ended. */
export function isNameOfEnded(name: string): boolean {
  const [program, pid, of, unique] = name.split(' ');
  return program === applicationName && of === host && unique !== undefined && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
