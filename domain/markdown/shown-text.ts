import type { Token } from 'markdown-it';
import type { TextPicture } from '../media/text-pictures.ts';
import { writeReference } from '../quran/quotations.ts';
import type { VerseRange } from '../quran/surahs.ts';
import { parseMarkdown, TooMuchMarkdown } from './parse-markdown.ts';
import { splitAtVideos } from './split-at-videos.ts';

/**
 * Returns the words that a page shows of a Markdown text, in reading order, one line per block: as they are seen, and
 * with the descriptions of pictures, where these differ. Addresses, titles of links and what else the page leaves out
 * are not in it. Takes linear time.
 */
export function shownTexts(text: string): Set<string> {
  try {
    const parts = splitAtVideos(parseMarkdown(text));
    return new Set(
      [false, true].map((withAlt) =>
        parts
          .flatMap(({ video, tokens }) => [video?.title ?? '', ...tokens.map((token) => textOf(token, withAlt))])
          .join(''),
      ),
    );
  } catch (error) {
    // Shown as it is written.
    if (error instanceof TooMuchMarkdown) return new Set([text]);
    throw error;
  }
}

/** Returns the text of a block; of one that contains others, the line break at its beginning or end. */
function textOf(token: Token, withAlt: boolean): string {
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
