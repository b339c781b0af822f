/** Lists as Word copies them: paragraphs, each with its level in the style and its marker in the text. */
import { styleAttribute } from './pasted-style.ts';

/** A marker of a numbered list, such as `1.`, `(1)`, `2.3`, `iv.`, `١-` or `أ.`: its last number or its letters. */
const numbered = /(?:^|[(.\s])(?:(\p{Nd}{1,4})[.):–-]{0,2}|([a-z]{1,5}|[\u0621-\u064a]{1,3})[.):–-]{1,2})$/iu;

/** Returns the number of Latin, Arabic or Persian digits. */
export const readDigits = (digits: string): number =>
  Number(digits.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)));

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** Returns the number of Latin letters: `iv` is 4, and so is `d`; undefined for others. */
function readLetters(letters: string): number | undefined {
  const lower = letters.toLowerCase();
  if (/^(?:[ivx]|[ivxl]{2,5})$/.test(lower)) {
    const values = [...lower].map((letter) => romanValues[letter]!);
    return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
  }
  return /^[a-z]$/.test(lower) ? lower.charCodeAt(0) - 96 : undefined;
}

/** That of Word. */
const maxLevel = 9;

/** Makes lists of the paragraphs that Word writes. */
export function buildWordLists(body: HTMLElement): void {
  const open: { list: HTMLElement; level: number }[] = [];
  /** The number of the last item of a list at a level. */
  const counts = new Map<string, number>();
  let last: Element | undefined;
  let lastName = '';
  for (const paragraph of body.querySelectorAll<HTMLElement>(`p[${styleAttribute}*="mso-list" i]`)) {
    const style = paragraph.getAttribute(styleAttribute)!;
    const level = Math.min(maxLevel, Number(/\slevel(\d+)/i.exec(style)?.[1] ?? 0));
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
    const [isNumbered, digits, letters] = numbered.exec(marker.trim()) ?? [];
    const key = `${name} ${level}`;
    const next = (counts.get(key) ?? 0) + 1;
    const number = digits === undefined ? (readLetters(letters ?? '') ?? next) : readDigits(digits);
    if (open.length === 0 || open.at(-1)!.level < level) {
      const list = body.ownerDocument.createElement(isNumbered === undefined ? 'ul' : 'ol');
      if (isNumbered !== undefined) list.setAttribute('start', String(number));
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before((last = list));
      open.push({ list, level });
      counts.set(key, number);
    } else counts.set(key, next);
    const item = body.ownerDocument.createElement('li');
    paragraph.removeAttribute(styleAttribute);
    item.append(paragraph);
    open.at(-1)!.list.append(item);
  }
}
