/**
 * How the service worker answers a request for data where it loads the page as a whole instead. An answer that never
 * came would be ended by the browser when it replaces the page, and the router would then add an entry to the history.
 */
const statusText = 'The page is being replaced';

export const createReplacedResponse = (): Response => new Response(null, { status: 503, statusText });

/** Returns whether the router got such a response to the request of a loader. */
export const isReplacedPage = (result: unknown): boolean =>
  (result as { statusText?: string } | undefined)?.statusText === statusText;
