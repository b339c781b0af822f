/** Puts line breaks and spaces into pasted text where only its style, or an element that the schema lacks, says so. */
import { isBlock } from './clean-text.ts';
import { styleAttribute } from './pasted-style.ts';
import { replaceElement } from './replace-element.ts';

/** Blocks that the schema takes for text. */
const unknownBlocks = 'center, details, dt, legend, main, nav, search, summary';

/** Of an element on lines of its own. */
const lineDisplay = /^(?:block|flex|flow-root|grid|list-item|table|table-caption|table-row|-webkit-box)$/;

type Gap = 'space' | 'line';

/** Breaks the lines of a document in place. */
export function breakLines(body: HTMLElement): void {
  for (const block of body.querySelectorAll(unknownBlocks)) replaceElement(block, 'div');
  /** What separates the next text from the last one on its line. */
  let gap: { kind: Gap; element: Element; place: 'before' | 'after' } | undefined;
  let isAfterText = false;
  const separate = (kind: Gap | undefined, element: Element, place: 'before' | 'after') => {
    if (endsLine(element)) {
      isAfterText = false;
      gap = undefined;
    } else if (kind && isAfterText) {
      gap ??= { kind, element, place };
      if (kind === 'line') gap.kind = kind;
    }
  };
  const visit = (parent: Element, between: Gap | undefined) => {
    for (let node = parent.firstChild, next; node; node = next) {
      next = node.nextSibling;
      if (node instanceof Text && node.data.trim() !== '') {
        gap?.element[gap.place](gap.kind === 'line' ? body.ownerDocument.createElement('br') : ' ');
        gap = undefined;
        isAfterText = true;
      } else if (node instanceof Element) {
        const { around, within } = readGaps(node, between);
        separate(around, node, 'before');
        // The text of `pre` is code, with its line breaks.
        if (node.tagName !== 'PRE') visit(node, within);
        separate(around, node, 'after');
      }
    }
  };
  visit(body, undefined);
}

const endsLine = (element: Element) => isBlock(element) || element.matches('br, caption, td, th');

/** Returns what separates an element from the text beside it, and its parts from each other. */
function readGaps(element: Element, between: Gap | undefined): { around: Gap | undefined; within: Gap | undefined } {
  const style = element.getAttribute(styleAttribute)?.toLowerCase() ?? '';
  const [, display = ''] = /(?:^|[;\s])display:\s*([a-z-]+)/.exec(style) ?? [];
  const isFlex = display === 'flex' || display === 'inline-flex';
  const isColumn = isFlex
    ? /(?:^|[;\s])flex-(?:direction|flow):\s*column/.test(style)
    : /^(?:inline-)?grid$/.test(display);
  const isApart = between === undefined && (/^(?:button|label)$/i.test(element.tagName) || display === 'table-cell');
  return {
    around: lineDisplay.test(display) && between !== 'space' ? 'line' : isApart ? 'space' : between,
    within: isColumn ? 'line' : isFlex ? 'space' : undefined,
  };
}
