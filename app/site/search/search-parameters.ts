import { reordering } from '../../../domain/text/reordering.ts';

/** The parameters of a search: the query, and the one type of results that is wanted. */
export type SearchParameters = { query: string; typeName: string | undefined };

/** The state of the entries in the browser's history whose words somebody has sent, so that Back leads to them. */
export const sent = 'sent';
export const isSent = (state: unknown): boolean => state === sent;

/** Of longer queries only the beginning is read. */
const maxQueryLetters = 200; // letters

/**
 * Returns a query as it is searched for and shown: without the brackets of verses (decision 034), and without what
 * would change the order of the sentence around it.
 */
export function cleanQuery(text: string): string {
  const start = Array.from(text.slice(0, 2 * maxQueryLetters)).slice(0, maxQueryLetters);
  return start
    .join('')
    .replace(reordering, '')
    .replace(/[\p{Cc}﴿﴾]/gu, ' ')
    .trim();
}

/** Returns the parameters in an address of the search. */
export function readSearchParameters(search: string): SearchParameters {
  const parameters = new URLSearchParams(search);
  const typeName = parameters.get('kind') ?? '';
  return {
    query: cleanQuery(parameters.get('q') ?? ''),
    typeName: /^[\w-]{1,40}$/.test(typeName) ? typeName : undefined,
  };
}

/** Returns the parameters as they are in the address of the search. */
export function writeSearchParameters({ query, typeName }: SearchParameters): string {
  return `q=${encodeURIComponent(query)}${typeName ? `&kind=${typeName}` : ''}`;
}

/** Returns the parameters as a person types them into an address: letters of other scripts are not escaped. */
export function writeTypedParameters({ query, typeName }: SearchParameters): string {
  const typed = query.replace(/[%&#+]/g, encodeURIComponent).replace(/\s+/g, '+');
  return `${query === '' ? '' : `q=${typed}`}${typeName ? `&kind=${typeName}` : ''}`.replace(/^&/, '');
}

/** Returns a text for use in a sentence, whose order it does not change (UAX #9, isolates). */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
