/**
 * How the service worker answers a request for data where it loads the page as a whole instead. An answer that never
 * came would be ended by the browser when it replaces the page, and the router would then add an entry to the history.
 */
const statusText = 'Replaced';

export const createReplacedResponse = (): Response => new Response(null, { status: 503, statusText });

/** Returns whether the result of a loader is such a response. */
export const isReplacedPage = ({ result }: { result: unknown }): boolean =>
  (result as Partial<Response> | null | undefined)?.statusText === statusText;
