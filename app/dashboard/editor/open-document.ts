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

/**
 * Returns the HTML of a text's page, with the marks of each piece of text in one order. Single line breaks are spaces
 * there, and no-break spaces as wide as others.
 */
export function shownAs(text: string, lang: Language): string {
  const { html, videos = [] } = renderMarkdown({ text, lang });
  const parts = [flattenMarks(html)];
  for (const video of videos) parts.push(`${video.id} ${video.title}`, flattenMarks(video.html));
  return parts.join('\0').replaceAll('\n', ' ').replaceAll('\u00a0ﷺ', ' ﷺ');
}

/** Writes the marks of each piece of text right before it: a link in bold text looks like bold text in a link. */
function flattenMarks(html: string): string {
  const open: { tag: string; start: number }[] = [];
  const written: string[] = [];
  let last = '';
  for (const part of html.split(/(<\/?(?:a|em|strong|del)(?: [^<>]*)?>)/)) {
    if (/^<(?:a|em|strong|del)[ >]/.test(part)) open.push({ tag: part, start: written.length });
    else if (/^<\/(?:a|em|strong|del)>/.test(part)) {
      const opened = open.pop();
      // A link without text, which the editor would lose.
      if (part === '</a>' && opened?.start === written.length) written.push(opened.tag);
    } else if (part !== '') {
      const marks = [...new Set(open.map(({ tag }) => tag))].sort().join('');
      written.push(marks === last ? part : `<marks>${marks}</marks>${part}`);
      last = marks;
    }
  }
  return written.join('');
}
