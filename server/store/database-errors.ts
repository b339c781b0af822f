/** Classifies errors of both databases and of the disk: full, unavailable, or damaged. */

import { counters } from '../counters.ts';
import { StartError } from '../start-error.ts';

/** The database file is no longer the one that was opened: further writes would be lost. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone';
  readonly code = 'DATABASE_GONE';
}

const fullCodes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);
/** The disk is read-only, or writing to it fails. */
const notWritableCodes =
  /^(?:EROFS|EIO|EACCES|EPERM|SQLITE_READONLY(?:_\w+)?|SQLITE_IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHM\w+))$/;
const damagedCodes = /^SQLITE_(?:CORRUPT|NOTADB)/;
/** SQLite that cannot write or timed out waiting; PostgreSQL that is down, starting, out of connections, too slow or deadlocked. */
const unavailableCodes =
  /^(?:DATABASE_GONE|SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|READONLY|PROTOCOL|CORRUPT|NOTADB|NOMEM)(?:_\w+)?|08\w{3}|53[023]00|57P0[1-5]|57014|40P01|55P03|25P03|25006|58\w{3}|XX00[012])$/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of `pg` errors without a code. */
const unavailableMessages =
  /^(?:Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Cannot use a pool after)/;

type ErrorWithCode = { code?: unknown; message?: unknown; cause?: unknown; syscall?: unknown };

/** The error and its causes, at most five. */
function chain(error: unknown): ErrorWithCode[] {
  const found: ErrorWithCode[] = [];
  for (let at = error; typeof at === 'object' && at !== null && found.length < 5; at = (at as ErrorWithCode).cause)
    found.push(at as ErrorWithCode);
  return found;
}

const getErrorCode = ({ code }: ErrorWithCode) => (typeof code === 'string' ? code : '');

/** Returns whether a write failed because the disk or a quota is full. */
export const isDiskFull = (error: unknown): boolean => chain(error).some((one) => fullCodes.has(getErrorCode(one)));

/** Returns whether a write failed because the disk is read-only or broken. */
export const isNotWritable = (error: unknown): boolean =>
  chain(error).some((one) => notWritableCodes.test(getErrorCode(one)));

/** Returns whether the SQLite file is damaged, or is no database. */
export const isDamaged = (error: unknown): boolean => chain(error).some((one) => damagedCodes.test(getErrorCode(one)));

/** Returns whether the connection to PostgreSQL was lost. */
export const isConnectionLost = (error: unknown): boolean =>
  chain(error).some(
    (one) =>
      /^(?:08\w{3}|57P0[1-5]|25P03)$/.test(getErrorCode(one)) ||
      networkCodes.has(getErrorCode(one)) ||
      unavailableMessages.test(String(one.message)),
  );

/** Returns whether PostgreSQL ended a transaction because it and another one waited for each other. */
export const isDeadlock = (error: unknown): boolean => chain(error).some((one) => getErrorCode(one) === '40P01');

/** Returns whether PostgreSQL gave up waiting for a lock (`lock_timeout`). */
export const isLockTimeout = (error: unknown): boolean => chain(error).some((one) => getErrorCode(one) === '55P03');

/** Returns whether the database is currently unusable, for any reason but a full disk. */
export const isUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) || chain(error).some((one) => unavailableCodes.test(getErrorCode(one)));

/** Counts a failed query for the metrics, unless the query itself was at fault. */
export function countDatabaseError(error: unknown): void {
  const { databaseErrors } = counters;
  if (isDiskFull(error)) databaseErrors.full += 1;
  else if (isDamaged(error)) databaseErrors.damaged += 1;
  else if (isUnavailable(error)) databaseErrors.unavailable += 1;
}

/** Returns a StartError that tells the operator which right PostgreSQL misses; undefined for other errors. */
export function findMissingRight(error: unknown): StartError | undefined {
  const refused = chain(error).find(({ code }) => code === '42501');
  return (
    refused &&
    new StartError(
      `PostgreSQL does not let the role of DATABASE_URL do this: ${String(refused.message)}. Make the role the owner of ` +
        'its database, as in docs/deploy.md, or grant it that right.',
    )
  );
}
