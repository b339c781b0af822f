import type { Node } from 'prosemirror-model';
import { escapeLabel, longestRun } from './escape-markdown.ts';
import { schema } from '../schema.ts';
import { writeInline } from './write-inline.ts';

const { nodes } = schema;

/**
 * Returns a function that writes documents as Markdown. Blocks that are as they were in the text keep the Markdown that
 * they had there (`sources`); a block is written again only after a change, so that a long text costs no more than a
 * paragraph.
 */
export function createMarkdownWriter(sources: ReadonlyMap<Node, string>): (doc: Node) => string {
  /** The source of a block; empty for one that has none. */
  const found = new WeakMap<Node, string>(sources);
  const written = new WeakMap<Node, { avoided: string; markdown: string }>();
  const known = [...sources.keys()];
  const sourceOf = (block: Node): string => {
    const ready = found.get(block);
    if (ready !== undefined) return ready;
    // After an undo, a block is equal, but another object.
    const equal = known.find((other) => other.nodeSize === block.nodeSize && other.eq(block));
    const source = equal ? sources.get(equal)! : '';
    found.set(block, source);
    return source;
  };
  const write = (block: Node, avoided: string): string => {
    const ready = written.get(block);
    if (ready?.avoided === avoided) return ready.markdown;
    const markdown = writeBlock(block, avoided);
    written.set(block, { avoided, markdown });
    return markdown;
  };
  return (doc) => joinBlocks(doc, { sourceOf, write });
}

type Writer = {
  sourceOf: (block: Node) => string;
  /** `avoided` has the markers that a list must not have. */
  write: (block: Node, avoided: string) => string;
};

/** Joins the blocks of a parent. Lists beside each other have different markers, or they would be one list. */
function joinBlocks(parent: Node, { sourceOf, write }: Writer, isTight = false): string {
  const parts: string[] = [];
  let last: { block: Node; markdown: string } | undefined;
  parent.forEach((block, _offset, index) => {
    const before = last && isEqualList(last.block, block) ? markerOf(last.markdown) : '';
    const source = sourceOf(block);
    let markdown = before !== '' && markerOf(source) === before ? '' : source;
    if (markdown === '') {
      const next = parent.maybeChild(index + 1);
      const after = next && isEqualList(next, block) ? markerOf(sourceOf(next)) : '';
      markdown = write(block, before + after);
    }
    if (markdown === '') return;
    if (last) parts.push(isTight && canFollow(last.block, block) ? '\n' : '\n\n');
    parts.push(markdown);
    last = { block, markdown };
  });
  return parts.join('');
}

const isEqualList = (one: Node, other: Node) => isList(one) && one.type === other.type;

/** Returns the sign that makes a list another one than its neighbour; empty for no Markdown. */
const markerOf = (list: string) => /^(?:\d+)?([-*+.)])/.exec(list)?.[1] ?? '';

/** Returns the first marker that is not avoided; where all are, the first that the list before does not have. */
const chooseMarker = (markers: readonly string[], avoided: string) =>
  markers.find((marker) => !avoided.includes(marker)) ?? markers.find((marker) => marker !== avoided[0])!;

const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list;

/** Returns whether a block can follow another without an empty line, which would part the items of the list. */
function canFollow({ type }: Node, next: Node): boolean {
  const isLine = type === nodes.paragraph || type === nodes.picture;
  if (next.type === nodes.ordered_list && isLine) return next.attrs['start'] === 1 && !isEmptyList(next);
  if (next.type === nodes.bullet_list && isLine) return !isEmptyList(next);
  const endsItself = type === nodes.heading || type === nodes.code_block;
  const begins = [nodes.code_block, nodes.heading, nodes.blockquote].some((other) => next.type === other);
  return endsItself || begins || isList(next);
}

/** Returns whether a list begins with an empty item, which cannot follow a line of text. */
const isEmptyList = ({ firstChild: item }: Node) => item!.childCount === 1 && item!.textContent.trim() === '';

/** Returns the Markdown of a block; empty for one without content. `avoided`: the markers of lists beside it. */
function writeBlock(block: Node, avoided: string): string {
  switch (block.type) {
    case nodes.paragraph:
      return writeInline(block);
    case nodes.heading: {
      const text = writeInline(block).replace(/(^|\s)(#+)$/, '$1\\$2');
      return text === '' ? '' : `${'#'.repeat(Number(block.attrs['level']))} ${text}`;
    }
    case nodes.blockquote:
      return prefixLines(joinBlocks(block, nested), '> ', '> ');
    case nodes.bullet_list: {
      const marker = chooseMarker(['-', '*', '+'], avoided);
      return writeItems(block, () => `${marker} `);
    }
    case nodes.ordered_list: {
      const end = chooseMarker(['.', ')'], avoided);
      return writeItems(block, (index) => `${Math.min(Number(block.attrs['start']) + index, 999_999_999)}${end} `);
    }
    case nodes.code_block: {
      const fence = '`'.repeat(Math.max(3, longestRun(block.textContent) + 1));
      return `${fence}${String(block.attrs['params'])}\n${block.textContent === '' ? '' : `${block.textContent}\n`}${fence}`;
    }
    case nodes.picture:
      return writePicture(block);
    case nodes.divider:
      return '---';
    case nodes.verse:
      return `> ${quotationOf(block)}`;
    case nodes.quoted_verse:
      return quotationOf(block);
    default:
      return writeTable(block);
  }
}

/** Within other blocks. A divider of hyphens would be part of the list. */
const nested: Writer = {
  sourceOf: () => '',
  write: (block, avoided) => (block.type === nodes.divider ? '___' : writeBlock(block, avoided)),
};

function writePicture({ attrs }: Node): string {
  const caption = escapeLabel(String(attrs['caption']));
  return `![${escapeLabel(String(attrs['alt']))}](${String(attrs['src'])}${caption === '' ? '' : ` "${caption}"`})`;
}

const quotationOf = ({ attrs }: Node) => `${String(attrs['words'])} [${String(attrs['reference'])}]`;

function writeItems(list: Node, markerOf: (index: number) => string): string {
  const isTight = list.attrs['tight'] === true;
  const items = list.children.map((item, index) => {
    const marker = markerOf(index);
    const body = joinBlocks(item, nested, isTight);
    return body === '' ? marker.trimEnd() : prefixLines(body, marker, ' '.repeat(marker.length));
  });
  return items.join(isTight ? '\n' : '\n\n');
}

function prefixLines(text: string, first: string, others: string): string {
  if (text === '') return '';
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' ? others.trimEnd() : others) + line)
    .join('\n');
}

const delimiters: Record<string, string> = { center: ':-:', end: '--:' };

/** Its first row is the heading, whose cells say how the columns are aligned. */
function writeTable(table: Node): string {
  const rows = table.children.map(
    (row) => `| ${row.children.map((cell) => writeInline(cell).replaceAll('|', '\\|')).join(' | ')} |`,
  );
  const columns = table.firstChild!.children.map((cell) => delimiters[String(cell.attrs['align'])] ?? '---');
  rows.splice(1, 0, `| ${columns.join(' | ')} |`);
  return rows.join('\n');
}
