import type { Mark, Node } from 'prosemirror-model';
import { parseMarkdown } from '../../../../domain/markdown/parse-markdown.ts';
import { escapeAddress, escapeAll, escapeLineStart, escapeMarkdown, toEntity, writeCode } from './escape-markdown.ts';
import { inlinePieces, samePieces, type InlinePiece } from './inline-pieces.ts';
import { readInline } from './parse-document.ts';
import { schema } from '../schema.ts';

const { nodes, marks } = schema;

/**
 * Returns the Markdown of a paragraph, heading or cell. Written with few escapes first, then read again: where that is
 * not the same text, with all escapes.
 */
export function writeInline(paragraph: Node): string {
  const pieces = inlinePieces(paragraph);
  if (pieces.length === 0) return '';
  const readable = writePieces(pieces, readably);
  return reads(readable, paragraph, pieces) ? readable : writePieces(pieces, carefully);
}

type Style = { escape: (text: string) => string; emphasis: string; isCareful: boolean };

const readably: Style = { escape: escapeMarkdown, emphasis: '*', isCareful: false };
/** Underscores for emphasis: asterisks beside those of bold text are one run, which can be read in several ways. */
const carefully: Style = { escape: escapeAll, emphasis: '_', isCareful: true };

/** A sign that is neither a space nor punctuation. */
const besideText = { before: /[^\s!-/:-@[-`{-~\p{Cs}\p{Cc}\p{Cn}]$/u, after: /^[^\s!-/:-@[-`{-~\p{Cs}\p{Cc}\p{Cn}]/u };

/** Returns whether Markdown is read as these pieces. */
function reads(markdown: string, paragraph: Node, pieces: readonly InlinePiece[]): boolean {
  const source = paragraph.type === nodes.heading ? `## ${markdown}` : markdown;
  try {
    const inline = parseMarkdown(source).filter(({ type }) => type === 'inline');
    if (inline.length !== 1) return false;
    return samePieces(inlinePieces(nodes.paragraph.create(null, readInline(inline[0]!.children ?? [], true))), pieces);
  } catch {
    return false;
  }
}

function writePieces(pieces: readonly InlinePiece[], style: Style): string {
  let written = '';
  let isLineStart = true;
  const open: Mark[] = [];

  /** Writes a delimiter so that it is read as such: a letter right before it becomes an entity. */
  const delimit = (delimiter: string) => {
    // Only the end is read: a sign has at most two units, and an entity ten.
    const isSign = style.isCareful && !/&#\d+;$/.test(written.slice(-10));
    const last = isSign ? besideText.before.exec(written.slice(-2))?.[0] : undefined;
    if (last !== undefined) written = written.slice(0, -last.length) + toEntity(last);
    written += delimiter;
  };
  const closeTo = (count: number) => {
    while (open.length > count) {
      const mark = open.pop()!;
      written +=
        mark.type === marks.link ? `](${escapeAddress(String(mark.attrs['href']))})` : delimiterOf(mark, style);
    }
  };

  pieces.forEach((piece, index) => {
    const wanted = piece.marks.filter((mark) => mark.type !== marks.code);
    const kept = open.findIndex((mark) => !mark.isInSet(wanted));
    const closes = kept >= 0;
    if (closes) closeTo(kept);
    const opening = wanted
      .filter((mark) => !mark.isInSet(open))
      .map((mark) => ({ mark, length: lengthOf(mark, pieces, index) }))
      .toSorted((one, other) => other.length - one.length);
    // Where marks overlap, one is closed and opened again, which cannot be before a space.
    const spaces = closes && opening.length > 0 ? /^\s*/.exec(piece.text)![0] : '';
    written += spaces;
    opening.forEach(({ mark }, at) => {
      const isLink = mark.type === marks.link;
      if (isLink && written.endsWith('!')) written = `${written.slice(0, -1)}\\!`;
      if (at === 0 && !closes && !isLink) delimit(delimiterOf(mark, style));
      else written += isLink ? '[' : delimiterOf(mark, style);
      open.push(mark);
    });
    if (piece.isBreak) {
      written += '\\\n';
      isLineStart = true;
      return;
    }
    written += writeText({ ...piece, text: piece.text.slice(spaces.length) }, style, {
      isLineStart: isLineStart && opening.length === 0,
      isInLink: open.some((mark) => mark.type === marks.link),
      isAfterDelimiter: closes && opening.length === 0,
    });
    isLineStart = false;
  });
  closeTo(0);
  return written;
}

type InlineContext = { isLineStart: boolean; isInLink: boolean; isAfterDelimiter: boolean };

function writeText(
  piece: InlinePiece,
  style: Style,
  { isLineStart, isInLink, isAfterDelimiter }: InlineContext,
): string {
  if (piece.marks.some((mark) => mark.type === marks.code)) return writeCode(piece.text);
  const escaped = style.escape(piece.text);
  if (isInLink && !style.isCareful) return escaped.replace(/(?<!\\)[[\]]/g, '\\$&');
  if (isLineStart) return escapeLineStart(escaped);
  const first = besideText.after.exec(escaped)?.[0];
  return isAfterDelimiter && style.isCareful && first !== undefined
    ? toEntity(first) + escaped.slice(first.length)
    : escaped;
}

function delimiterOf(mark: Mark, style: Style): string {
  if (mark.type === marks.strong) return '**';
  return mark.type === marks.strike ? '~~' : style.emphasis;
}

/** Returns how many pieces from an index on have a mark. */
function lengthOf(mark: Mark, pieces: readonly InlinePiece[], index: number): number {
  let end = index;
  while (end < pieces.length && mark.isInSet(pieces[end]!.marks)) end++;
  return end - index;
}
