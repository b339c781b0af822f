import type { Language, ReadText } from '../model/localized.ts';
import { parseMarkdown, TooMuchMarkdown } from './parse-markdown.ts';
import { splitAtVideos, type TextVideo } from './split-at-videos.ts';
import { limitTranslations } from '../quran/translations.ts';
import { writeHtml, type TextSources } from './write-html.ts';
import { escapeText, openParagraph } from './write-text.ts';

/** A long text, rendered from Markdown up to its first video; then each video with what follows it. */
export type ProseView = { html: string; lang: Language; videos?: readonly (TextVideo & { html: string })[] };

/** The maximum number of characters that are rendered: that of the longest field. */
export const maxCharacters = 100_000;

/**
 * Renders Markdown as safe HTML: no raw HTML, only safe links, only pictures of the media library and translations of
 * verses that `sources` returns. Handles any text in linear time: one with too much structure becomes plain paragraphs.
 */
export function renderMarkdown({ text, lang }: ReadText, sources: TextSources = {}): ProseView {
  const findTranslation = sources.findTranslation && limitTranslations(sources.findTranslation);
  const [first, ...rest] = toParts(text.slice(0, maxCharacters), lang, { ...sources, findTranslation }).map((part) => ({
    ...part,
    // After parsing: before a no-break space, the marker of a list would be none.
    html: part.html.replaceAll(' ﷺ', '\u00a0ﷺ'),
  }));
  const videos = rest.flatMap(({ video, html }) => (video ? [{ ...video, html }] : []));
  return { html: first?.html ?? '', lang, ...(videos.length > 0 ? { videos } : {}) };
}

function toParts(text: string, lang: Language, sources: TextSources): { video?: TextVideo; html: string }[] {
  try {
    return splitAtVideos(parseMarkdown(text)).map(({ tokens, ...part }) => ({
      ...part,
      html: writeHtml(tokens, lang, sources),
    }));
  } catch (error) {
    if (error instanceof TooMuchMarkdown) return [{ html: plainParagraphs(text) }];
    throw error;
  }
}

/** Returns the text as written, in paragraphs. */
function plainParagraphs(text: string): string {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() !== '') paragraphs.at(-1)!.push(line);
    else if (paragraphs.at(-1)!.length > 0) paragraphs.push([]);
  }
  return paragraphs
    .map((lines) => lines.join('\n'))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `${openParagraph(paragraph)}${escapeText(paragraph)}</p>\n`)
    .join('');
}
