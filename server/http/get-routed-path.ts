import { getPath } from 'hono/utils/url';

/**
 * Returns the path by which Hono routes a request. Its TrieRouter takes a segment that is written like one of a route
 * (`*`, `:id`) for that text and for the pattern, and runs the same middleware twice. `*` and `:` stay encoded.
 */
export const getRoutedPath = (request: Request): string =>
  getPath(request).replaceAll('*', '%2A').replaceAll(':', '%3A');
