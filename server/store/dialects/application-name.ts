import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** Identifies the connections of this program in PostgreSQL. That of a command or of a migration has a suffix. */
export const applicationName = 'minbar';
/** The connection that holds the start lock or waits for it: a server that waits uses the database not yet. */
export const startLockName = 'minbar-start';

const unknown = 'unknown';

/**
 * Returns what only processes have in common that see each other's ids: the start of the machine and, in containers,
 * their namespace of process ids. Short, since PostgreSQL cuts names after 63 bytes.
 */
function readMachine(): string {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    const seen = `${start} ${readlinkSync('/proc/self/ns/pid')}`;
    return createHash('sha256').update(seen).digest('hex').slice(0, 16);
  } catch {
    return unknown;
  }
}

/** Returns a name for the connections of a command or a migration, which no other one has. */
export const createCommandName = (): string =>
  [applicationName, process.pid, readMachine(), randomUUID().slice(0, 8)].join(' ');

/** Returns whether a name is that of a command or a migration of this machine whose process has ended. */
export function isNameOfEnded(name: string): boolean {
  const [program, pid, of, unique] = name.split(' ');
  const isOfThisMachine = of !== unknown && of === readMachine() && unique !== undefined;
  return program === applicationName && isOfThisMachine && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
