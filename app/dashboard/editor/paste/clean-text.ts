/** Puts into pasted text what only its style, or a picture, says. */
import { styleAttribute } from './pasted-style.ts';

/** Beside and between these, spaces and empty lines are not text. */
const blocks =
  'address, article, aside, blockquote, center, dd, details, div, dl, dt, figcaption, figure, footer, form, ' +
  'h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul';

export const isBlock = (node: Node | null): boolean => node instanceof Element && node.matches(blocks);

/** Turns line breaks in the text of elements that show them, such as messages of WhatsApp, into `br`. */
export function keepLines(body: HTMLElement): void {
  const keeping = new Set<Element>();
  for (const element of body.querySelectorAll('*')) {
    const style = element.getAttribute(styleAttribute) ?? '';
    const [, own] = /(?:^|[;\s])white-space(?:-collapse)?:\s*([a-z-]+)/i.exec(style) ?? [];
    const keeps = own === undefined ? keeping.has(element.parentElement!) : /^(?:pre|break-spaces)/i.test(own);
    // The text of `pre` is code, with its line breaks.
    if (keeps && element.tagName !== 'PRE') keeping.add(element);
  }
  for (const element of keeping)
    for (const node of [...element.childNodes].filter((child) => child instanceof Text)) {
      if (!/[\r\n]/.test(node.data)) continue;
      if (node.data.trim() === '' && (isBlock(node.previousSibling) || isBlock(node.nextSibling))) continue;
      // One by one: a function takes some 100,000 arguments.
      const lines = body.ownerDocument.createDocumentFragment();
      for (const [index, line] of node.data.split(/\r\n|\r|\n/).entries()) {
        if (index > 0) lines.append(body.ownerDocument.createElement('br'));
        lines.append(line);
      }
      node.replaceWith(lines);
    }
}

/** Removes the `br` that are in no element and not between text: before or after a block, they are empty lines. */
export function removeOuterBreaks(body: HTMLElement): void {
  /** Those since the last text; undefined where none is before them. */
  let breaks: Element[] | undefined;
  const unneeded: Element[][] = [];
  for (const node of body.childNodes) {
    if (!(node instanceof Element)) {
      if (node instanceof Text && node.data.trim() !== '') breaks = [];
    } else if (node.tagName === 'BR') {
      if (breaks) breaks.push(node);
      else unneeded.push([node]);
    } else if (isBlock(node) || node.querySelector(blocks)) {
      unneeded.push(breaks ?? []);
      breaks = undefined;
    } else if (node.textContent.trim() !== '') breaks = [];
  }
  for (const found of [...unneeded.flat(), ...(breaks ?? [])]) found.remove();
}

/** Only of emoji, or of the signs that they are made of. */
const emoji =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3])(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\d#*\s\u{e0020}-\u{e007f}]|\u200d|\u20e3|\ufe0f){1,50}$/u;

/** Returns whether a picture shows emoji, as those of WhatsApp and of mail programs do. */
export const isEmoji = ({ alt, classList }: HTMLImageElement): boolean =>
  emoji.test(alt) || (classList.contains('emoji') && alt !== '' && alt.length <= 50);

const superscripts: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '−': '⁻', '(': '⁽', ')': '⁾', n: 'ⁿ' };
const subscripts: Readonly<Record<string, string>> = { '+': '₊', '-': '₋', '−': '₋', '(': '₍', ')': '₎', n: 'ₙ' };

/** Writes superscript and subscript numbers, as in m² and H₂O, with signs of their own, as there is no such mark. */
export function writeSuperscriptsAndSubscripts(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`sup, sub, span[${styleAttribute}*="vertical-align" i]`)) {
    const text = element.textContent.trim();
    if (!/^[\d+−()n-]{1,20}$/.test(text) || element.querySelector('a')) continue;
    const style = element.getAttribute(styleAttribute) ?? '';
    const place = /vertical-align:\s*(super|sub)/i.exec(style)?.[1] ?? element.tagName;
    if (/^sub$/i.test(place)) element.textContent = write(text, '₀₁₂₃₄₅₆₇₈₉', subscripts);
    else if (/^(?:sup|super)$/i.test(place)) element.textContent = write(text, '⁰¹²³⁴⁵⁶⁷⁸⁹', superscripts);
  }
}

const write = (text: string, digits: string, others: Readonly<Record<string, string>>): string =>
  [...text].map((sign) => others[sign] ?? digits[Number(sign)]).join('');
