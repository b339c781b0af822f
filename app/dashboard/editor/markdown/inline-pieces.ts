import type { Mark, Node } from 'prosemirror-model';
import { schema } from '../schema.ts';

/** A part of a paragraph with the same marks throughout, as Markdown can write it; `text` of a line break is `\n`. */
export type InlinePiece = { text: string; marks: readonly Mark[]; isBreak: boolean };

const isCode = ({ marks }: InlinePiece) => marks.some((mark) => mark.type === schema.marks.code);
/** What Markdown takes for a space: a mark does not begin or end beside one. */
const isSpaceSign = (sign: string | undefined) =>
  sign !== undefined && /[\t-\r \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/.test(sign);
const isSpace = (piece: InlinePiece) => piece.isBreak || (isSpaceSign(piece.text[0]) && !isCode(piece));

/**
 * Returns the text of a paragraph in pieces. Marks never begin or end with a space, which Markdown does not allow;
 * spaces and line breaks at the ends of lines, which pages do not show, are left out.
 */
export function inlinePieces(paragraph: Node): InlinePiece[] {
  const pieces = splitSpaces(paragraph);
  const before: InlinePiece[] = [];
  for (let index = 0, last: InlinePiece = none; index < pieces.length; index++) {
    before.push(last);
    if (!isSpace(pieces[index]!)) last = pieces[index]!;
  }
  let next = none;
  const kept: InlinePiece[] = [];
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = pieces[index]!;
    if (!isSpace(piece)) {
      kept.push((next = piece));
      continue;
    }
    const isAtEnd = before[index] === none || next === none;
    const isBesideBreak = !piece.isBreak && (pieces[index - 1]?.isBreak || pieces[index + 1]?.isBreak);
    const text = isAtEnd || isBesideBreak ? piece.text.replaceAll(/[ \t\n]/g, '') : piece.text;
    const inside = (mark: Mark) => mark.isInSet(before[index]!.marks) && mark.isInSet(next.marks);
    if (text !== '') kept.push({ ...piece, text, marks: piece.marks.filter(inside) });
  }
  return joinEqual(kept.reverse());
}

const none: InlinePiece = { text: '', marks: [], isBreak: false };

function splitSpaces(paragraph: Node): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  paragraph.forEach(({ type, text = '', marks }) => {
    if (type === schema.nodes.hard_break) return void pieces.push({ text: '\n', marks, isBreak: true });
    const piece = { text, marks, isBreak: false };
    if (isCode(piece)) return void pieces.push(piece);
    let begin = 0;
    while (isSpaceSign(text[begin])) begin++;
    let end = text.length;
    while (end > begin && isSpaceSign(text[end - 1])) end--;
    for (const part of [text.slice(0, begin), text.slice(begin, end), text.slice(end)])
      if (part !== '') pieces.push({ text: part, marks, isBreak: false });
  });
  return pieces;
}

function joinEqual(pieces: readonly InlinePiece[]): InlinePiece[] {
  const joined: InlinePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isSame = last && !last.isBreak && !piece.isBreak && hasSameMarks(last.marks, piece.marks);
    if (isSame) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

const hasSameMarks = (one: readonly Mark[], other: readonly Mark[]) =>
  one.length === other.length && one.every((mark) => mark.isInSet(other));

/** Returns whether two lists of pieces are the same text. */
export const samePieces = (one: readonly InlinePiece[], other: readonly InlinePiece[]): boolean =>
  one.length === other.length &&
  one.every((piece, index) => piece.text === other[index]!.text && hasSameMarks(piece.marks, other[index]!.marks));
