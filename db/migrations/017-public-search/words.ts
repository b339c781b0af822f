/** The words of stored texts as they were at this migration; an item that is saved gets those of the program. */

const maxMarks = /(\p{M}{30})\p{M}+/gu;
const maxWords = 20_000;

function fold(text: string): string {
  const bounded = text.replace(maxMarks, '$1');
  // oxlint-disable-next-line linear/normalize -- bounded in the line above
  const decomposed = bounded.normalize('NFKD');
  return decomposed
    .replace(/[\p{M}\u0640'\u2018\u2019\u02bc`]/gu, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/[\u0649\u06cc\u0626]/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0624/g, '\u0648')
    .replace(/\u06a9/g, '\u0643')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .toLowerCase()
    .replace(/(?<=\d)[,\u066c](?=\d{3})/g, '');
}

/** Leaves out the addresses of links and pictures. */
const withoutAddresses = (markdown: string): string =>
  markdown.replace(/\]\([^()\s]{0,2000}/g, '] ').replace(/https?:\/\/\S{1,2000}/g, ' ');

/** Returns the words of an item between spaces: of the title (t), of title and description (s), of all texts (w). */
export function wordsOf(kind: string, title: string[], summary: string[], markdown: string[]): string {
  const words = new Set([`k${kind}`]);
  const add = (tiers: readonly string[], text: string) => {
    for (const [word] of fold(text).matchAll(/[\p{L}\p{N}]+/gu))
      for (const tier of tiers)
        if (words.size < maxWords) words.add(tier + Array.from(word.slice(0, 80)).slice(0, 40).join(''));
  };
  for (const text of title) add(['t', 's', 'w'], text);
  for (const text of summary) add(['s', 'w'], text);
  for (const text of markdown) add(['w'], withoutAddresses(text));
  return [...words].join(' ');
}
