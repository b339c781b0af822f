/** The request that the running code serves, so that a line of the log can name it. */
import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs work, and everything that it starts, as part of the request with this id. */
export const runInRequest = <T>(id: string, work: () => T): T => requests.run(id, work);

/** Runs work that outlives the request which happens to start it, such as a shared timer. */
export const runOutsideRequests = <T>(work: () => T): T => requests.exit(work);

/** Returns the id of the request that is being served; undefined outside of requests. */
export const getRequestId = (): string | undefined => requests.getStore();
