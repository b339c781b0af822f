import type { Token } from 'markdown-it';
import type { TextPicture } from '../media/text-pictures.ts';
import { writeReference } from '../quran/quotations.ts';
import type { VerseRange } from '../quran/surahs.ts';
import { parseMarkdown, TooMuchMarkdown } from './parse-markdown.ts';
import { splitAtVideos } from './split-at-videos.ts';

/** `columns`: the words of each column of each table, one line per cell. */
type CollectedTexts = { texts: Set<string>; columns: string[] };

/**
 * Returns the words that a page shows of a Markdown text, in reading order, one line per block: as they are seen, and
 * with the descriptions of pictures, where these differ. Addresses, titles of links and what else the page leaves out
 * are not in it. Takes linear time.
 */
export const listShownTexts = (text: string): Set<string> => readShown(text).texts;

/** Returns the same words as they are seen, without the descriptions of pictures. */
export const readSeenText = (text: string): string =>
  readParsed(text, (tokens) => joinTexts(splitAtVideos(tokens), false)) ?? text;

/** Returns the same words, and those of tables also by columns, in which people read them as well. */
export const readShown = (text: string): CollectedTexts =>
  readParsed(text, (tokens) => {
    const parts = splitAtVideos(tokens);
    return { texts: new Set([joinTexts(parts, false), joinTexts(parts, true)]), columns: listColumns(tokens) };
  }) ?? { texts: new Set([text]), columns: [] };

/** Returns what is read from a text that is parsed; undefined for one that is too much, and shown as it is written. */
function readParsed<T>(text: string, read: (tokens: Token[]) => T): T | undefined {
  try {
    return read(parseMarkdown(text));
  } catch (error) {
    if (error instanceof TooMuchMarkdown) return undefined;
    throw error;
  }
}

const joinTexts = (parts: ReturnType<typeof splitAtVideos>, withAlt: boolean): string =>
  parts
    .flatMap(({ video, tokens }) => [video?.title ?? '', ...tokens.map((token) => getBlockText(token, withAlt))])
    .join('');

/** Returns the text of each column; a table is within no other. */
function listColumns(tokens: readonly Token[]): string[] {
  const tables: string[][] = [];
  let column = 0;
  let isCell = false;
  for (const token of tokens) {
    if (token.type === 'table_open') tables.push([]);
    if (token.type === 'tr_open') column = 0;
    if (isCell && token.type === 'inline') {
      const columns = tables.at(-1)!;
      columns[column] = `${columns[column] ?? ''}\n${getBlockText(token, false)}`;
      column += 1;
    }
    isCell = token.type === 'th_open' || token.type === 'td_open';
  }
  return tables.flat();
}

/** Returns the text of a block; of one that contains others, the line break at its beginning or end. */
function getBlockText(token: Token, withAlt: boolean): string {
  switch (token.type) {
    case 'inline':
      return (token.children ?? []).map(textOfInline).join('');
    case 'picture': {
      const { alt, caption } = token.meta as TextPicture;
      return `\n${withAlt ? alt : ''}\n${caption}\n`;
    }
    case 'verse_reference':
      return `[${writeReference(token.meta as VerseRange)}]\n`;
    default:
      return `\n${token.content}\n`;
  }
}

const textOfInline = ({ type, content }: Token): string =>
  type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
