import { statSync } from 'node:fs';
import { DatabaseGone } from '../database-errors.ts';

export type FileGuard = {
  /** Throws DatabaseGone where the file is no longer the one that was opened. Costs some microseconds. */
  check(): void;
  isGone(): boolean;
};

/**
 * Detects that a SQLite database was deleted, moved or replaced while it is open. The open file then has no name:
 * everything written to it would be lost at the end of the process.
 */
export function guardFile(file: string): FileGuard {
  const opened = readFileId(file);
  // Created by the first transaction and deleted when the last connection closes.
  let log: string | undefined;
  let gone = false;

  const isGone = () => {
    if (gone) return true;
    const found = readFileId(`${file}-wal`);
    log ??= found;
    gone = opened === undefined || readFileId(file) !== opened || found !== log;
    return gone;
  };
  return {
    isGone,
    check() {
      if (isGone()) throw new DatabaseGone(`${file} was deleted or replaced while the server was running`);
    },
  };
}

/** Returns the identity of the file at a path; undefined where there is none. */
function readFileId(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev}:${found.ino}`;
}
