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

/** Whether what the call was about does not exist any more. */
export function isGone(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
