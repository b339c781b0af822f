import type { ApiProblem } from './api-types.ts';

/**
 * Returns the server's error of a failed call: its message and the problems of fields; empty where no response came.
 */
export function toProblem(error: unknown): ApiProblem {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}

/** Returns whether the connection failed, so that a retry makes sense. */
export function isConnectionError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR')
  );
}

/** Returns whether the call never reached the server, so that nothing was changed. */
export function isUnsent(error: unknown): boolean {
  return !navigator.onLine && isConnectionError(error);
}

/** Returns whether the item of the call no longer exists. */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/**
 * Returns the tags that a change invalidates: none where it never reached the server, since refetching would fail too.
 */
export function unlessUnsent<Tag>(error: unknown, tags: Tag[]): Tag[] {
  return isUnsent(error) ? [] : tags;
}
