/** Prepares pasted HTML for the schema, which drops all that it does not know. */

const styleAttribute = 'data-pasted-style';

/**
 * Renames styles and event handlers. They would have no effect in a document that is never shown, but the browser would
 * report each of them as a violation of the content security policy.
 */
export const disarm = (html: string): string =>
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
  // Copied in an editor of ours.
  if (body.querySelector('[data-pm-slice]')) return body;
  body
    .querySelectorAll('script, style, title, template, noscript, svg, iframe, object')
    .forEach((found) => found.remove());
  for (const section of body.querySelectorAll('.mw-editsection')) section.remove();
  for (const element of body.querySelectorAll(`[${styleAttribute}]`))
    if (hidden.test(element.getAttribute(styleAttribute)!)) element.remove();
  for (const link of body.querySelectorAll('a')) if (noise.test(link.textContent.trim())) link.remove();
  buildWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>(`[${styleAttribute}], b, strong`)) readStyle(element);
  for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) unwrap(bold);
  for (const table of [...body.querySelectorAll('table')].toReversed()) cleanTable(table);
  for (const line of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) br')) line.replaceWith(' ');
  // Google Docs and Word write empty lines between paragraphs.
  for (const empty of body.querySelectorAll('body > br, p, div'))
    if (empty.textContent.trim() === '' && !empty.querySelector('table, hr, br, ul, ol')) empty.remove();
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('table, hr')) paragraph.remove();
  return body;
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

/** Word writes the items of a list as paragraphs, each with its level in the style and its marker in the text. */
function buildWordLists(body: HTMLElement): void {
  const open: { list: HTMLElement; level: number }[] = [];
  let last: Element | undefined;
  let lastName = '';
  for (const paragraph of body.querySelectorAll<HTMLElement>(`p[${styleAttribute}*="mso-list" i]`)) {
    const style = paragraph.getAttribute(styleAttribute)!;
    const level = Number(/\slevel(\d+)/i.exec(style)?.[1] ?? 0);
    if (level === 0) continue;
    const markers = [...paragraph.querySelectorAll<HTMLElement>(`span[${styleAttribute}]`)].filter((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute(styleAttribute)!),
    );
    const marker = markers.map(({ textContent }) => textContent).join('');
    for (const found of markers) found.remove();
    // Another paragraph between two items ends the list.
    if (paragraph.previousElementSibling !== last || !last) open.length = 0;
    // So does an item of another list: `l0 level1 lfo1` names the list by `l0` and its beginning by `lfo1`.
    const name = /mso-list:\s*(l\d+\s+)level\d+(\s+lfo\d+)?/i.exec(style)?.slice(1).join('') ?? '';
    if (open.length > 0 && level <= open[0]!.level && name !== lastName) open.length = 0;
    if (open.length === 0) lastName = name;
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    if (open.length === 0 || open.at(-1)!.level < level) {
      const list = body.ownerDocument.createElement(/^\s*[\da-z]{1,4}[.)]/i.test(marker) ? 'ol' : 'ul');
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before((last = list));
      open.push({ list, level });
    }
    const item = body.ownerDocument.createElement('li');
    paragraph.removeAttribute(styleAttribute);
    item.append(paragraph);
    open.at(-1)!.list.append(item);
  }
}

/** Cells have one line of text, and none spans several columns; a table with one cell is a frame around its content. */
function cleanTable(table: HTMLTableElement): void {
  const cells = [...table.querySelectorAll<HTMLElement>('td, th')];
  if (cells.length <= 1 || table.parentElement?.closest('table')) {
    table.replaceWith(...(cells[0]?.childNodes ?? []));
    return;
  }
  table.querySelectorAll('caption, colgroup').forEach((found) => found.remove());
  for (const cell of cells) {
    for (const name of ['colspan', 'rowspan', 'class', 'data-colwidth']) cell.removeAttribute(name);
    for (const line of cell.querySelectorAll('br')) line.replaceWith(' ');
    for (const block of [...cell.querySelectorAll('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6')].toReversed()) {
      block.after(' ');
      unwrap(block);
    }
  }
}
