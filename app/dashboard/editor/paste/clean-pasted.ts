/** Prepares pasted HTML for the schema, which drops all that it does not know. */
import { breakLines } from './break-lines.ts';
import { cleanTables } from './clean-tables.ts';
import { isEmoji, keepLines, removeOuterBreaks, writeSuperscriptsAndSubscripts } from './clean-text.ts';
import { styleAttribute } from './pasted-style.ts';
import { replaceElement } from './replace-element.ts';
import { buildWordLists } from './word-lists.ts';

/**
 * Renames styles and event handlers. They would have no effect in a document that is never shown, but the browser would
 * report each of them as a violation of the content security policy.
 */
export const renameActiveContent = (html: string): string =>
  html
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]{1,40})(?=\s{0,20}=)/gi, ' data-pasted-$1'))
    .replace(/<(\/?)style(?=[\s>])/gi, '<$1template')
    // It would make the address of every link and picture another one.
    .replace(/<base(?=[\s/>])/gi, '<x-base');

/** More tags, closing ones too, or deeper ones would take seconds to read; people do not copy as many. */
const maxTags = 60_000;
const maxNesting = 200;
/** Elements that need no closing tag. */
const unclosed =
  /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|tbody|td|tfoot|th|thead|tr|wbr)$/i;
/** Elements that the browser opens again in each block that follows, until they are closed. */
const reopened = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/i;
/** The most elements that may be opened again. */
const maxReopened = 120_000;

/** Returns whether HTML has too many tags to be read, or too deep ones, or many that blocks open again. */
export function hasTooManyTags(html: string): boolean {
  const open = new Map<string, number>();
  let [tags, depth, formatting, opened] = [0, 0, 0, 0];
  for (const [, slash, written] of html.matchAll(/<(\/?)([a-z][^\s<>/]*)/gi)) {
    const name = written!.toLowerCase();
    opened += formatting;
    if (++tags > maxTags || opened > maxReopened) return true;
    if (unclosed.test(name)) continue;
    const count = open.get(name) ?? 0;
    // A closing tag closes nothing where no such element is open.
    if (slash !== '' && count === 0) continue;
    const change = slash === '' ? 1 : -1;
    open.set(name, count + change);
    depth += change;
    if (reopened.test(name)) formatting += change;
    if (depth > maxNesting) return true;
  }
  return false;
}

/** A link to a note, such as `[1]`, or for editing a section, in the languages of the site. */
const noise = /^\[\s*(?:\p{Nd}+|edit|wax ka beddel|wax ka badal|عدل|تعديل)\s*\]$/iu;

/** Of text that its page or program does not show. */
const hidden = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i;

/** Cleans a document that is never shown, in place. */
export function cleanPasted(pasted: Document): HTMLElement {
  const { body } = pasted;
  // Copied in this editor, or in another one made with ProseMirror: the server checks verses when the text is saved.
  if (body.querySelector('[data-pm-slice]')) return body;
  // Other pages cannot say that words are those of a verse.
  for (const element of body.querySelectorAll('[data-verse]')) element.removeAttribute('data-verse');
  body
    .querySelectorAll('script, style, title, template, noscript, svg, iframe, object')
    .forEach((found) => found.remove());
  for (const section of body.querySelectorAll('.mw-editsection')) section.remove();
  for (const element of body.querySelectorAll(`[${styleAttribute}]`))
    if (hidden.test(element.getAttribute(styleAttribute)!)) element.remove();
  for (const link of body.querySelectorAll('a'))
    if (noise.test(link.textContent.trim())) link.remove();
    else shortenOwnAddress(link);
  for (const image of body.querySelectorAll('img')) if (isEmoji(image)) replaceElement(image, 'span', [image.alt]);
  keepLines(body);
  breakLines(body);
  writeSuperscriptsAndSubscripts(body);
  for (const heading of body.querySelectorAll('p.MsoTitle, p[role=heading]')) markHeading(heading);
  buildWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>(`[${styleAttribute}], b, strong`)) readStyle(element);
  for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) unwrap(bold);
  cleanTables(body);
  for (const line of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) br')) replaceElement(line, 'span', [' ']);
  // Google Docs and Word write empty lines between paragraphs.
  for (const empty of body.querySelectorAll('p, div'))
    if (empty.textContent.trim() === '' && !empty.querySelector('table, hr, br, ul, ol')) empty.remove();
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('table, hr')) paragraph.remove();
  removeOuterBreaks(body);
  return body;
}

/** Takes the host off a link to this site, which browsers add when a page is copied: the site may get another one. */
function shortenOwnAddress(link: HTMLAnchorElement): void {
  const address = URL.parse(link.getAttribute('href') ?? '');
  if (address?.origin === location.origin) link.setAttribute('href', address.pathname + address.search + address.hash);
}

/** Makes a heading of a paragraph that is one: the title of a document of Word, or a heading of Word for the web. */
function markHeading(paragraph: Element): void {
  const level = /^[1-6]$/.exec(paragraph.getAttribute('aria-level') ?? '')?.[0] ?? '1';
  replaceElement(paragraph, `h${level}`);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Marks what only the style says. Google Docs puts everything into a `b` that is not bold. */
function readStyle(element: HTMLElement): void {
  // Word has properties such as `mso-bidi-font-weight` too.
  const style = (element.getAttribute(styleAttribute) ?? '').toLowerCase();
  const [, weight] = /(?:^|[;\s])font-weight:\s*([a-z\d]+)/.exec(style) ?? [];
  const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  if (/^(?:b|strong)$/i.test(element.tagName)) {
    if (weight !== undefined && !isBold) unwrap(element);
    return;
  }
  if (/^(?:i|em)$/i.test(element.tagName)) {
    if (/(?:^|[;\s])font-style:\s*normal/.test(style)) unwrap(element);
    return;
  }
  // Of text only: a block may have text that is not bold within it.
  if (!/^(?:span|font|a)$/i.test(element.tagName)) return;
  if (isBold) wrapContent(element, 'strong');
  if (/(?:^|[;\s])font-style:\s*italic/.test(style)) wrapContent(element, 'em');
  if (/text-decoration(?:-line)?:[^;]{0,80}line-through/.test(style)) wrapContent(element, 's');
}

function wrapContent(element: HTMLElement, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
