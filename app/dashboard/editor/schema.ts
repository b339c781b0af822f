import { Schema, type Attrs, type DOMOutputSpec, type Node } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { readQuotation, writeReference } from '../../../domain/quran/quotations.ts';
import { getPictureHash } from '../../../domain/media/text-pictures.ts';
import { safeAddress } from '../../../domain/markdown/write-html.ts';
import { joinLines } from '../../../domain/text/join-lines.ts';

/** A verse with its reference: `words` with their brackets, as they are stored. Nothing within it can be edited. */
const verseSpec = {
  atom: true,
  attrs: { words: { validate: 'string' }, reference: { validate: 'string' } },
  leafText: ({ attrs }: Node) => `${String(attrs['words'])} [${String(attrs['reference'])}]`,
};
/** As it is copied; the editor shows verses by node-views.ts. */
const writeVerse = (attrs: Attrs): DOMOutputSpec => [
  'div',
  { 'data-verse': String(attrs['reference']), lang: 'ar', dir: 'rtl' },
  String(attrs['words']),
];
const readVerse = (element: HTMLElement) => {
  const read = readQuotation(`${element.textContent} [${element.getAttribute('data-verse') ?? ''}]`);
  return read ? { words: read.verse, reference: writeReference(read.verses) } : false;
};

const pictureAttributes = (image: Element, caption = '') => {
  const address = image.getAttribute('src') ?? '';
  const src = address.startsWith(`${globalThis.location?.origin}/`) ? address.slice(location.origin.length) : address;
  return getPictureHash(src) === undefined
    ? false
    : { src, alt: joinLines(image.getAttribute('alt') ?? ''), caption: joinLines(caption) };
};

const tight = { tight: { default: true, validate: 'boolean' } };

const cells = tableNodes({
  tableGroup: 'block',
  cellContent: 'text*',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => /(?:^| )align-(center|end)(?: |$)/.exec(cell.className)?.[1] ?? null,
      setDOMAttr: (align, attributes) => {
        if (align === 'center' || align === 'end') attributes['class'] = `align-${align}`;
      },
    },
  },
});

/** What a long text can contain: what write-html.ts writes, and nothing else. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    // A line of its own in Markdown, so it has no line breaks.
    heading: {
      content: 'text*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: Math.min(Math.max(level, 2), 4) },
      })),
      toDOM: (node) => [`h${Number(node.attrs['level'])}`, { dir: 'auto' }, 0],
    },
    blockquote: {
      content: '(block | quoted_verse)+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    /** A quotation that is one verse. */
    verse: {
      ...verseSpec,
      group: 'block',
      parseDOM: [{ tag: 'div[data-verse]', getAttrs: readVerse }],
      toDOM: (node) => writeVerse(node.attrs),
    },
    /** A verse between other paragraphs of a quotation. */
    quoted_verse: {
      ...verseSpec,
      parseDOM: [{ tag: 'div[data-verse]', context: 'blockquote/', priority: 60, getAttrs: readVerse }],
      toDOM: (node) => writeVerse(node.attrs),
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block',
      attrs: tight,
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      content: 'list_item+',
      group: 'block',
      attrs: { ...tight, start: { default: 1, validate: 'number' } },
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: readStart(list.getAttribute('start')) }) }],
      toDOM: ({ attrs }) => ['ol', attrs['start'] === 1 ? {} : { start: String(attrs['start']) }, 0],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    code_block: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      attrs: { params: { default: '', validate: 'string' } },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    /** A picture of the media library. The editor shows it by node-views.ts. */
    picture: {
      group: 'block',
      atom: true,
      attrs: { src: { validate: 'string' }, alt: { validate: 'string' }, caption: { validate: 'string' } },
      leafText: ({ attrs }) => [attrs['alt'], attrs['caption']].filter((text) => text !== '').join(' '),
      parseDOM: [
        {
          tag: 'figure',
          getAttrs: (figure) => {
            const image = figure.querySelector('img');
            return image !== null && pictureAttributes(image, figure.querySelector('figcaption')?.textContent);
          },
        },
        { tag: 'img[src]', getAttrs: (image) => pictureAttributes(image) },
      ],
      toDOM: ({ attrs }) => [
        'figure',
        ['img', { src: String(attrs['src']), alt: String(attrs['alt']) }],
        ['figcaption', String(attrs['caption'])],
      ],
    },
    divider: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    ...cells,
    // A caret between two cells would make a new one of what is typed.
    table_row: { ...cells.table_row, allowGapCursor: false },
    table: {
      ...cells.table,
      allowGapCursor: false,
      toDOM: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = safeAddress(link.getAttribute('href') ?? '');
            return href === undefined ? false : { href };
          },
        },
      ],
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']), rel: 'nofollow noopener' }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    strike: { parseDOM: [{ tag: 'del' }, { tag: 's' }, { tag: 'strike' }], toDOM: () => ['del', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});

function readStart(start: string | null): number {
  return start !== null && /^\d{1,9}$/.test(start) ? Number(start) : 1;
}
