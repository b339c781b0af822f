import type { ApiProblem } from './shapes.ts';

/** What the server said of a failed call: its message and the problems of fields; empty where no answer came. */
export function problemOf(error: unknown): ApiProblem {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}

/** Whether the call failed on the way, so that trying again makes sense. */
export function isConnectionError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR')
  );
}

/** Whether the call never reached the server, so that nothing was changed. */
export function isUnsent(error: unknown): boolean {
  return !navigator.onLine && isConnectionError(error);
}

/** Whether what the call was about does not exist any more. */
export function isGone(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/** What a change makes outdated: nothing where it never reached the server, and where a list fetched again would fail. */
export function unlessUnsent<Tag>(error: unknown, tags: Tag[]): Tag[] {
  return isUnsent(error) ? [] : tags;
}
