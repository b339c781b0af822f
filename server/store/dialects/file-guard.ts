import { statSync } from 'node:fs';
import { DatabaseGone } from '../database-errors.ts';

export type FileGuard = {
  /** Throws DatabaseGone where the file is no longer the one that was opened. Costs some microseconds. */
  check(): void;
  isGone(): boolean;
};

/**
 * Notices that a SQLite database was deleted, moved or replaced while it is open. The open file then lives on without a
 * name: everything that is written would be gone at the end of the process.
 */
export function guardFile(file: string): FileGuard {
  const opened = identify(file);
  // Made by the first transaction; it belongs to the open database until the last connection closes.
  let log: string | undefined;
  let gone = false;

  const isGone = () => {
    if (gone) return true;
    const found = identify(`${file}-wal`);
    log ??= found;
    gone = opened === undefined || identify(file) !== opened || found !== log;
    return gone;
  };
  return {
    isGone,
    check() {
      if (isGone()) throw new DatabaseGone(`${file} was deleted or replaced while the server was running`);
    },
  };
}

/** Which file lies at a path; undefined where there is none. */
function identify(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev}:${found.ino}`;
}
