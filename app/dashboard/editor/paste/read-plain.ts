import { Fragment, Slice, type Mark, type Node } from 'prosemirror-model';
import { safeAddress } from '../../../../domain/markdown/write-html.ts';
import { schema } from '../schema.ts';
import { readDigits } from './word-lists.ts';

const { nodes, marks } = schema;

/** A line of a list, as people write it in messages; its mark or number, and its text. */
const listLine = /^[ \t]{0,8}(?:[-•*–]|\(?([\d٠-٩۰-۹]{1,3})[.)-])[ \t]+(\S.*)$/;
/** As WhatsApp shows text in bold and in italics: the signs are beside words, without spaces within. */
const emphasis = /(?<=^|[\s([{"'«“])([*_])(?=[^\s*_])([^*_\n]{0,500}[^\s*_])\1(?=$|[\s)\]}.,;:!?"'»”،؛؟])/gu;
const address = /\bhttps?:\/\/[^\s<>"]{1,500}/g;
const markOf: Readonly<Record<string, readonly Mark[]>> = { '*': [marks.strong.create()], _: [marks.em.create()] };

type Block = { kind: 'text' | 'bullet' | 'ordered'; start: number; lines: string[] };

/**
 * Returns plain text with its line breaks, its lists and its emphasis; an empty line begins a new paragraph. Within a
 * heading or a cell, text alone.
 */
export function readPlain(text: string, parent: Node): Slice {
  const lines = text.replaceAll('\0', '').split(/\r\n|\r|\n/);
  const isInParagraph = parent.type === nodes.paragraph;
  if (!isInParagraph) {
    const line = lines.filter((each) => each.trim() !== '').join(' ');
    return line === '' ? Slice.empty : new Slice(Fragment.from(nodes.paragraph.create(null, schema.text(line))), 1, 1);
  }
  const content = divide(lines).map(toNode);
  if (content.length === 0) return Slice.empty;
  const depthOf = (node: Node) => (node.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.from(content), depthOf(content[0]!), depthOf(content.at(-1)!));
}

type Line = { kind: Block['kind']; number: number; text: string; isAfterEmpty: boolean };

function readLine(line: string, isAfterEmpty: boolean): Line {
  const [, number, item] = listLine.exec(line) ?? [];
  const kind = item === undefined ? 'text' : number === undefined ? 'bullet' : 'ordered';
  return { kind, number: readDigits(number ?? '1'), text: item ?? line, isAfterEmpty };
}

/** Whether a line of a list follows another one of it: numbers that do not run on would become others. */
const continuesList = (line: Line | undefined, next: Line | undefined): boolean =>
  line !== undefined &&
  line.kind === next?.kind &&
  line.kind !== 'text' &&
  (line.kind === 'bullet' || next.number === line.number + 1);

/** Divides lines into paragraphs and lists. One line alone is no list: it may be what somebody says. */
function divide(lines: readonly string[]): Block[] {
  const isEmpty = (index: number) => (lines[index] ?? '').trim() === '';
  const read = lines.flatMap((line, index) =>
    isEmpty(index) ? [] : [{ line, ...readLine(line, isEmpty(index - 1)) }],
  );
  const blocks: Block[] = [];
  for (const [index, { line, kind: found, number, text, isAfterEmpty }] of read.entries()) {
    const isListed = continuesList(read[index - 1], read[index]!) || continuesList(read[index]!, read[index + 1]);
    const kind = isListed ? found : 'text';
    const last = blocks.at(-1);
    const isSame =
      last?.kind === kind && (kind === 'text' ? !isAfterEmpty : continuesList(read[index - 1], read[index]!));
    if (last && isSame) last.lines.push(kind === 'text' ? line : text);
    else blocks.push({ kind, start: number, lines: [kind === 'text' ? line : text] });
  }
  return blocks;
}

function toNode({ kind, start, lines }: Block): Node {
  if (kind === 'text')
    return nodes.paragraph.create(
      null,
      lines.flatMap((line, index) => [...(index === 0 ? [] : [nodes.hard_break.create()]), ...emphasize(line)]),
    );
  const items = lines.map((line) => nodes.list_item.create(null, nodes.paragraph.create(null, emphasize(line))));
  return kind === 'bullet' ? nodes.bullet_list.create(null, items) : nodes.ordered_list.create({ start }, items);
}

function emphasize(line: string): Node[] {
  const pieces: Node[] = [];
  const add = (text: string, of: readonly Mark[] = []) => text !== '' && pieces.push(schema.text(text, of));
  const addPlain = (text: string) => {
    let end = 0;
    for (const { 0: word, index } of text.matchAll(address)) {
      // Pages would end the link at this sign.
      if (!word.includes('*')) continue;
      let length = word.length;
      while (').,;:!?،؛؟'.includes(word[length - 1]!)) length -= 1;
      const found = word.slice(0, length);
      const href = safeAddress(found);
      add(text.slice(end, index));
      add(found, href === undefined ? [] : [marks.link.create({ href })]);
      end = index + length;
    }
    add(text.slice(end));
  };
  let at = 0;
  for (const { 0: whole, 1: sign, 2: words, index } of line.matchAll(emphasis)) {
    addPlain(line.slice(at, index));
    add(words!, markOf[sign!]);
    at = index + whole.length;
  }
  addPlain(line.slice(at));
  return pieces;
}
