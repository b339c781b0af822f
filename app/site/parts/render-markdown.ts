import { Marked, type Tokens } from 'marked';
import type { ReadText } from '../../../domain/model/localized.ts';
import type { ProseView } from './prose.tsx';

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Addresses that a text may lead to; anything else, such as a script, stays plain text. */
function safeAddress(href: string): string | undefined {
  if (/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href)) return href;
  return undefined;
}

const arabic = /[\u0600-\u06ff\ufd3e\ufd3f]/;
const latin = /[A-Za-z]/;

const markdown = new Marked({
  gfm: true,
  async: false,
  renderer: {
    // What looks like HTML is shown, not run.
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escape(text),
    image: ({ text }: Tokens.Image) => escape(text),
    heading({ tokens, depth }: Tokens.Heading) {
      const level = Math.min(Math.max(depth, 2), 4); // the title of the page is its only h1
      return `<h${level} dir="auto">${this.parser.parseInline(tokens)}</h${level}>`;
    },
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      const address = safeAddress(href);
      return address ? `<a href="${escape(address)}" rel="nofollow noopener">${text}</a>` : text;
    },
    paragraph({ tokens, text }: Tokens.Paragraph) {
      const inner = this.parser.parseInline(tokens);
      // A verse quoted in Arabic within another language is set as Arabic.
      return arabic.test(text) && !latin.test(text) ? `<p lang="ar" dir="rtl">${inner}</p>` : `<p>${inner}</p>`;
    },
  },
});

/** A verse between its brackets is set in the letters made for it, whatever the language around it. */
markdown.use({
  extensions: [
    {
      name: 'verse',
      level: 'inline',
      start: (text) => text.indexOf('﴿'),
      tokenizer(text) {
        const raw = /^﴿[^﴿﴾]+﴾/.exec(text)?.[0];
        return raw ? { type: 'verse', raw } : undefined;
      },
      renderer: ({ raw }) => `<span class="verse" lang="ar" dir="rtl">${escape(raw)}</span>`,
    },
  ],
});

/** Texts that were rendered before; a page is made again whenever something else of its kind is written. */
const rendered = new Map<string, string>();
const mostLetters = 1_000_000; // of all of them together
let letters = 0;

/** Markdown as safe HTML: no markup of the writer's own, no pictures, only harmless links. */
export function renderMarkdown({ text, lang }: ReadText): ProseView {
  const known = rendered.get(text);
  if (known !== undefined) return { html: known, lang };
  const html = markdown.parse(text.replaceAll(' ﷺ', '\u00a0ﷺ')) as string;
  letters += text.length + html.length;
  if (letters > mostLetters) {
    rendered.clear();
    letters = text.length + html.length;
  }
  rendered.set(text, html);
  return { html, lang };
}

/** Markdown as plain words, for previews and descriptions. */
export function plainText({ text, lang }: ReadText): ReadText {
  const plain = text
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { text: plain, lang };
}
