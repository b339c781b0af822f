/** What a visitor asks for: words, and the one kind of result that is wanted. */
export type Question = { words: string; kind: string | undefined };

/** Of longer questions only the beginning is read. */
export const maxQuestion = 200; // letters

/**
 * Returns the words of a question as they are searched for and shown: without the brackets of verses (decision 034).
 */
export function cleanWords(text: string): string {
  const start = Array.from(text.slice(0, 2 * maxQuestion)).slice(0, maxQuestion);
  return start
    .join('')
    .replace(/[\p{Cc}﴿﴾]/gu, ' ')
    .trim();
}

/** Returns the question of an address. */
export function readSearchParameters(search: string): Question {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind') ?? '';
  return { words: cleanWords(parameters.get('q') ?? ''), kind: /^[\w-]{1,40}$/.test(kind) ? kind : undefined };
}

/** Returns the parameters of a question in the address of the search. */
export function writeSearchParameters({ words, kind }: Question): string {
  return `q=${encodeURIComponent(words)}${kind ? `&kind=${kind}` : ''}`;
}

/** Returns words for use in a sentence, whose order they do not change (UAX #9, isolates). */
export const isolate = (words: string): string => `\u2068${words}\u2069`;
