import type { Token } from 'markdown-it';
import { getDirection, type Language } from '../model/localized.ts';
import { phoneAddress, phoneInText } from '../contact/phone-address.ts';
import { isolateVerses } from '../quran/isolate-verses.ts';
import { splitVerses } from '../quran/quotations.ts';
import { nameVerses, type VerseRange } from '../quran/surahs.ts';
import { joinTranslation, type FindTranslation } from '../quran/translations.ts';
import type { TextPicture } from '../media/text-pictures.ts';
import { findAddresses } from './find-addresses.ts';
import { escapeText, openParagraph } from './write-text.ts';
import { writePicture, type FindPicture } from './write-picture.ts';

/**
 * Writes tokens as HTML. Regardless of the parser, only the elements and attributes named here are written, all text is
 * escaped, all open elements are closed, and an unknown token is shown as its text.
 */
const elements: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  heading: 'heading', // followed by its level
  link: 'a',
  em: 'em',
  strong: 'strong',
  s: 'del',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
};

const endsLine = new Set(['p', 'blockquote', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr']);
const beginsLine = new Set(['blockquote', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr']);
/** Browsers nest at most 512 elements; deeper content is written without elements. */
const maxOpen = 100;

/** Returns an allowed link address, not yet escaped; undefined for any other, such as a script. */
export function safeAddress(address: string): string | undefined {
  if (address.length > 2_000 || !address.isWellFormed()) return undefined;
  const encoded = encodeURI(address).replaceAll('%25', '%');
  return /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#)/i.test(encoded) ? encoded : undefined;
}

/**
 * What a text shows that is stored elsewhere. Without `findPicture` see `writePicture`; without `findTranslation`
 * verses have no translation.
 */
export type TextSources = { findPicture?: FindPicture | undefined; findTranslation?: FindTranslation | undefined };

/** Returns the HTML of a text's tokens; `language` is that of the text. */
export function writeHtml(tokens: readonly Token[], language: Language, sources: TextSources = {}): string {
  const writer = createWriter(language, sources);
  tokens.forEach((token, index) => {
    if (token.type === 'inline') for (const child of token.children ?? []) writer.write(child);
    else writer.write(token, tokens[index + 1]?.content);
  });
  return writer.finish();
}

/** Returns the type that a token opens or closes; undefined if it is unknown here. */
function getElementType(token: Token): string | undefined {
  const type = token.type.slice(0, token.type.lastIndexOf('_'));
  return Object.hasOwn(elements, type) ? type : undefined;
}

type OpenElement = { type: string; element: string | undefined };

function createWriter(language: Language, { findPicture, findTranslation }: TextSources) {
  const parts: string[] = [];
  const open: OpenElement[] = [];
  let links = 0;

  const close = ({ type, element }: OpenElement) => {
    if (type === 'link') links--;
    if (element) parts.push(`</${element}>${element === 'table' ? '</div>' : ''}${endsLine.has(element) ? '\n' : ''}`);
  };

  return {
    /** Writes a token; `following` is the content of the next one. */
    write(token: Token, following = ''): void {
      if (token.type === 'picture') return void parts.push(writePicture(token.meta as TextPicture, findPicture));
      if (token.type === 'verse_reference')
        return void parts.push(writeReference(token.meta as VerseRange, language, findTranslation));
      if (token.type === 'verse') return void parts.push(writeVerse(token.content));
      const type = token.nesting === 0 ? undefined : getElementType(token);
      if (type === undefined) return void parts.push(isolateVerses(writeLeaf(token, links > 0)));
      if (token.nesting < 0) {
        if (!open.some((element) => element.type === type)) return;
        for (let last = open.pop(); last; last = open.pop()) {
          close(last);
          if (last.type === type) return;
        }
        return;
      }
      const opened = token.hidden || open.length >= maxOpen ? undefined : openTag(token, type, following, links > 0);
      const element = opened?.element;
      open.push({ type, element });
      if (type === 'link') links++;
      if (opened) parts.push(`${opened.tag}${beginsLine.has(opened.element) ? '\n' : ''}`);
    },

    finish(): string {
      for (let last = open.pop(); last; last = open.pop()) close(last);
      return parts.join('');
    },
  };
}

function openTag(
  token: Token,
  type: string,
  following: string,
  withinLink: boolean,
): { tag: string; element: string } | undefined {
  if (type === 'paragraph') return { tag: openParagraph(following), element: 'p' };
  if (type === 'heading') {
    // The only h1 is the title of the page.
    const element = `h${Math.min(Math.max(Number(token.tag.slice(1)) || 2, 2), 4)}`;
    return { tag: `<${element} dir="auto">`, element };
  }
  if (type === 'link') {
    const address = withinLink ? undefined : safeAddress(String(token.attrGet('href') ?? ''));
    return address === undefined ? undefined : { tag: openLink(address), element: 'a' };
  }
  const element = elements[type]!;
  if (type === 'table') return { tag: openTable, element };
  return { tag: `<${element}${writeAttributes(token, type)}>`, element };
}

/** A wide table scrolls sideways, by keyboard too. */
const openTable = '<div class="table-scroll" tabindex="0"><table>';

const openLink = (address: string) => `<a href="${escapeText(address)}" rel="nofollow noopener">`;

/** Classes by the parser's column styles. Which side the end is depends on the language. */
const alignments: Record<string, string> = {
  'text-align:center': ' class="align-center"',
  'text-align:right': ' class="align-end"',
};

/** Returns the attributes that differ between elements of the same type. */
function writeAttributes(token: Token, type: string): string {
  if (type === 'ordered_list') {
    const start = String(token.attrGet('start') ?? '');
    return /^\d{1,9}$/.test(start) ? ` start="${start}"` : '';
  }
  if (type !== 'th' && type !== 'td') return '';
  const alignment = alignments[String(token.attrGet('style') ?? '')] ?? '';
  return `${type === 'th' ? ' scope="col"' : ''}${alignment}`;
}

/** Writes a token that contains only text. */
function writeLeaf(token: Token, withinLink: boolean): string {
  switch (token.type) {
    case 'text':
      return withinLink ? isolatePhones(token.content) : writeText(token.content);
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return '<br>';
    case 'hr':
      return '<hr>\n';
    case 'code_inline':
      return `<code>${escapeText(token.content)}</code>`;
    case 'code_block':
    case 'fence':
      return `<pre><code>${escapeText(token.content)}</code></pre>\n`;
    default:
      return escapeText(token.content);
  }
}

/** Writes the reference of verses, after their translation in the language of the text, if there is one. */
function writeReference(verses: VerseRange, language: Language, find: FindTranslation | undefined): string {
  const found = find?.(verses);
  const name = escapeText(nameVerses(verses, language));
  const footer = `<footer class="text-sm text-muted">${name}${found ? ` <bdi>(${escapeText(found.name)})</bdi>` : ''}</footer>\n`;
  return found
    ? `<p class="mt-2" lang="${language}" dir="${getDirection(language)}">${escapeText(joinTranslation(found, verses))}</p>\n${footer}`
    : footer;
}

function writeVerse(text: string): string {
  const parts = splitVerses(escapeText(text)).map((part) =>
    part.includes(' ') ? `<span class="whitespace-nowrap">${part}</span>` : part,
  );
  return `<span class="verse" lang="ar" dir="rtl">${parts.join(' ')}</span>`;
}

/** Writes text outside links, with bare addresses as links. */
function writeText(text: string): string {
  return findAddresses(text)
    .map((part) => {
      const address = part.address === undefined ? undefined : safeAddress(part.address);
      return address === undefined ? linkPhones(part.text) : `${openLink(address)}${escapeText(part.text)}</a>`;
    })
    .join('');
}

/** Writes text with its telephone numbers as links, isolated: within Arabic they would run backwards. */
const linkPhones = (text: string) =>
  replacePhones(
    text,
    (phone) => `<a href="${phoneAddress(phone)}" rel="nofollow noopener" dir="ltr">${escapeText(phone)}</a>`,
  );

const isolatePhones = (text: string) => replacePhones(text, (phone) => `<bdi dir="ltr">${escapeText(phone)}</bdi>`);

function replacePhones(text: string, write: (phone: string) => string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { index, 1: before = '', 2: phone = '' } of text.matchAll(phoneInText)) {
    const begin = index + before.length;
    parts.push(escapeText(text.slice(done, begin)), write(phone));
    done = begin + phone.length;
  }
  return parts.join('') + escapeText(text.slice(done));
}
