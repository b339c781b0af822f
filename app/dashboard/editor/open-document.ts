import type { Node } from 'prosemirror-model';
import type { Language } from '../../../domain/model/localized.ts';
import { TooMuchMarkdown } from '../../../domain/markdown/parse-markdown.ts';
import { maxCharacters, renderMarkdown } from '../../../domain/markdown/render-markdown.ts';
import { withEndParagraph } from './end-paragraph.ts';
import { NotEditable, parseDocument } from './markdown/parse-document.ts';
import { createMarkdownWriter } from './markdown/write-markdown.ts';

/** A text in the visual editor; `write` returns the Markdown of a changed document. */
export type OpenDocument = { doc: Node; write: (doc: Node) => string };

/** Why a text is edited as Markdown: it is too long, has too much structure, or would look different afterwards. */
export type Refusal = 'tooLong' | 'tooMuch' | 'different';

/** Opens a text in the visual editor, if the editor can show all of it and write it without changing how it looks. */
export function openDocument(text: string, lang: Language): OpenDocument | Refusal {
  if (text.length > maxCharacters) return 'tooLong';
  try {
    const { doc: parsed, sources } = parseDocument(text);
    const doc = withEndParagraph(parsed);
    const rewritten = createMarkdownWriter(new Map())(doc);
    if (shownAs(rewritten, lang) !== shownAs(text, lang)) return 'different';
    const write = createMarkdownWriter(sources);
    return { doc, write: (changed) => (changed.eq(doc) ? text : write(changed)) };
  } catch (error) {
    if (error instanceof TooMuchMarkdown) return 'tooMuch';
    if (error instanceof NotEditable) return 'different';
    throw error;
  }
}

/** Returns the HTML of a text's page; single line breaks are spaces there, and no-break spaces as wide as others. */
export function shownAs(text: string, lang: Language): string {
  const { html, videos = [] } = renderMarkdown({ text, lang });
  const parts = [html, ...videos.flatMap((video) => [`${video.id} ${video.title}`, video.html])];
  return parts.join('\0').replaceAll('\n', ' ').replaceAll('\u00a0ﷺ', ' ﷺ');
}
