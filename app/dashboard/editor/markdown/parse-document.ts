import type { Token } from 'markdown-it';
import { Fragment, type Attrs, type Mark, type Node, type NodeType } from 'prosemirror-model';
import type { TextPicture } from '../../../../domain/media/text-pictures.ts';
import { writeReference } from '../../../../domain/quran/quotations.ts';
import type { VerseRange } from '../../../../domain/quran/surahs.ts';
import { parseMarkdown } from '../../../../domain/markdown/parse-markdown.ts';
import { safeAddress } from '../../../../domain/markdown/write-html.ts';
import { schema } from '../schema.ts';

/** Thrown for a text with something that the editor cannot show, such as a picture of another website. */
export class NotEditable extends Error {}

/** `sources` has the Markdown of top-level blocks, for those that mean the same wherever they stand. */
export type ParsedDocument = { doc: Node; sources: ReadonlyMap<Node, string> };

const { nodes, marks } = schema;

/** Returns the document of a Markdown text, read as pages do. Throws `NotEditable` or `TooMuchMarkdown`. */
export function parseDocument(text: string): ParsedDocument {
  const tokens = parseMarkdown(text);
  const { blocks, lines } = readBlocks(tokens);
  const sources = new Map<Node, string>();
  const source = text.split(/\r\n|\r|\n/);
  const covered = new Set<number>();
  for (const [begin, end] of lines) for (let line = begin; line < end; line++) covered.add(line);
  // Any other line defines a link for the whole text; so may lines within quotations and lists.
  const standsAlone = !text.includes(']:') && source.every((line, index) => covered.has(index) || line.trim() === '');
  blocks.forEach((block, index) => {
    const slice = withoutEndingSpace(source.slice(...lines[index]!).join('\n'));
    if (standsAlone && block.type !== nodes.code_block && /^\S/.test(slice)) sources.set(block, slice);
  });
  return { doc: nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]), sources };
}

/** Without what Markdown reads as space; other spaces belong to the text. */
function withoutEndingSpace(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n'.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

type OpenNode = { type: NodeType; attrs: Attrs | null; content: Node[]; lines: [number, number] };

/** Returns the top-level blocks and the lines of each. */
function readBlocks(tokens: readonly Token[]): { blocks: Node[]; lines: [number, number][] } {
  const blocks: Node[] = [];
  const lines: [number, number][] = [];
  const open: OpenNode[] = [];
  const add = (node: Node, at: [number, number]) => {
    const parent = open.at(-1);
    if (parent) return void parent.content.push(node);
    blocks.push(node);
    lines.push(at);
  };
  tokens.forEach((token, index) => {
    const at = token.map ?? [0, 0];
    if (token.type === 'thead_open' || token.type === 'tbody_open') return;
    if (token.type === 'thead_close' || token.type === 'tbody_close') return;
    if (token.nesting > 0) {
      open.push({ ...typeOf(token, tokens, index), content: [], lines: at });
    } else if (token.nesting < 0) {
      const { type, attrs, content, lines: all } = open.pop()!;
      add(finish(type, attrs, content), all);
    } else if (token.type === 'inline') {
      open.at(-1)!.content = readInline(token.children ?? [], open.at(-1)!.type === nodes.paragraph);
    } else if (token.type === 'verse_reference') {
      // It replaces the paragraph with its words.
      const words = open.at(-1)!.content.pop()!.textContent;
      add(nodes.quoted_verse.create({ words, reference: writeReference(token.meta as VerseRange) }), at);
    } else if (token.type === 'picture') {
      const { address, alt, caption } = token.meta as TextPicture;
      add(nodes.picture.create({ src: address, alt, caption }), at);
    } else if (token.type === 'hr') {
      add(nodes.divider.create(), at);
    } else if (token.type === 'fence' || token.type === 'code_block') {
      const code = token.content.replace(/\n$/, '');
      add(nodes.code_block.create({ params: token.info.trim() }, code === '' ? null : schema.text(code)), at);
    } else {
      throw new NotEditable(token.type);
    }
  });
  return { blocks, lines };
}

const alignments: Record<string, string> = { 'text-align:center': 'center', 'text-align:right': 'end' };

function typeOf(token: Token, tokens: readonly Token[], index: number): Pick<OpenNode, 'type' | 'attrs'> {
  switch (token.type) {
    case 'paragraph_open':
      return { type: nodes.paragraph, attrs: null };
    case 'heading_open':
      return { type: nodes.heading, attrs: { level: Math.min(Math.max(Number(token.tag.slice(1)), 2), 4) } };
    case 'blockquote_open':
      return { type: nodes.blockquote, attrs: null };
    case 'bullet_list_open':
      return { type: nodes.bullet_list, attrs: { tight: isTight(tokens, index) } };
    case 'ordered_list_open':
      return {
        type: nodes.ordered_list,
        attrs: { tight: isTight(tokens, index), start: Number(token.attrGet('start') ?? 1) },
      };
    case 'list_item_open':
      return { type: nodes.list_item, attrs: null };
    case 'table_open':
      return { type: nodes.table, attrs: null };
    case 'tr_open':
      return { type: nodes.table_row, attrs: null };
    case 'th_open':
    case 'td_open': {
      const align = alignments[String(token.attrGet('style') ?? '')] ?? null;
      return { type: token.type === 'th_open' ? nodes.table_header : nodes.table_cell, attrs: { align } };
    }
    default:
      throw new NotEditable(token.type);
  }
}

/** Returns whether the paragraphs of a list are shown without the space between paragraphs. */
function isTight(tokens: readonly Token[], index: number): boolean {
  const { level } = tokens[index]!;
  for (let at = index + 1; tokens[at]!.level > level; at++) {
    const { type, hidden } = tokens[at]!;
    if (type === 'paragraph_open' && tokens[at]!.level === level + 2 && !hidden) return false;
  }
  return true;
}

function finish(type: NodeType, attrs: Attrs | null, content: Node[]): Node {
  const [only] = content;
  if (type === nodes.blockquote && content.length === 1 && only!.type === nodes.quoted_verse)
    return nodes.verse.create(only!.attrs);
  // Fills in the paragraph that a list item or a quotation without one begins with.
  const node = type.createAndFill(attrs, Fragment.fromArray(content));
  if (!node) throw new NotEditable(type.name);
  return node;
}

/** Returns the text of inline tokens, with its marks. Line breaks that pages show as spaces become spaces. */
export function readInline(tokens: readonly Token[], withBreaks: boolean): Node[] {
  const found: Node[] = [];
  const open: (Mark | undefined)[] = [];
  const marksWith = (...more: Mark[]) =>
    [...open, ...more].reduce((all: readonly Mark[], mark) => mark?.addToSet(all) ?? all, []);
  const add = (text: string, ...more: Mark[]) => {
    const shown = text.replaceAll(/[\r\n]/g, ' ');
    if (shown !== '') found.push(schema.text(shown, marksWith(...more)));
  };
  for (const token of tokens) {
    if (token.nesting < 0) open.pop();
    else if (token.type === 'em_open') open.push(marks.em.create());
    else if (token.type === 'strong_open') open.push(marks.strong.create());
    else if (token.type === 's_open') open.push(marks.strike.create());
    else if (token.type === 'link_open') {
      const href = safeAddress(String(token.attrGet('href') ?? ''));
      open.push(href === undefined ? undefined : marks.link.create({ href }));
    } else if (token.type === 'text' || token.type === 'verse') add(token.content);
    else if (token.type === 'code_inline') add(token.content, marks.code.create());
    else if (token.type === 'softbreak' || (token.type === 'hardbreak' && !withBreaks)) add(' ');
    else if (token.type === 'hardbreak') found.push(nodes.hard_break.create(null, null, marksWith()));
    else throw new NotEditable(token.type);
  }
  return [...Fragment.fromArray(found).content];
}
