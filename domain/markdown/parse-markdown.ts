import MarkdownIt, { type StateBlock, type StateInline, type Token } from 'markdown-it';
import { maxTextPictures, readTextPicture } from '../media/text-pictures.ts';
import { readQuotation } from '../quran/quotations.ts';

/**
 * The limits of parsing. The parser reads characters more than once in a few places only, and each has its limit:
 *
 * - Nested blocks read their lines once per level: more than `maxLevels` or `maxLines` refuse the text.
 * - Every piece of a text is a token, and short texts can cause many (missing cells of a table): more than
 *   `maxTokens` refuse the text.
 * - Within a paragraph, a sign that may open something (`[`, `<`, a backtick) can make the parser search the whole
 *   paragraph for its end, so a paragraph costs at most the number of signs times its length. All paragraphs together
 *   may cost `maxCost`, several times what a text of 100,000 characters with many links needs. A paragraph beyond
 *   that remains plain text.
 */
const maxLevels = 24;
const maxLines = 10_000;
const maxTokens = 15_000;
const maxCost = 1_500_000;
/** The cost of a sign that only makes a token, such as an asterisk, in characters read. */
const tokenCost = 100;

/** Thrown by `parseMarkdown` for a text with more structure than people write. */
export class TooMuchMarkdown extends Error {}

class BoundedBlocks extends MarkdownIt.StateBlock {
  override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    if (this.level >= maxLevels - 1 || this.tokens.length > maxTokens) throw new TooMuchMarkdown();
    return super.push(type, tag, nesting);
  }
}

/** A run without any sign that can start something. */
const plainRun = /[^\n!&*<[\\\]_`~﴿]+/y;

/** Like the parser's own rule, but stops at a verse. */
function readText(state: StateInline, silent: boolean): boolean {
  plainRun.lastIndex = state.pos;
  const run = plainRun.exec(state.src)?.[0];
  if (run === undefined) return false;
  const text = run.slice(0, state.posMax - state.pos);
  if (!silent) state.pending += text;
  state.pos += text.length;
  return true;
}

/** Reads a verse in its brackets; nothing within it is markup. */
function readVerse(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '﴿') return false;
  let end = state.pos + 1;
  while (end < state.posMax && state.src[end] !== '﴾' && state.src[end] !== '﴿') end++;
  if (end >= state.posMax || state.src[end] !== '﴾' || end === state.pos + 1) return false;
  if (!silent) state.push('verse', '', 0).content = state.src.slice(state.pos, end + 1);
  state.pos = end + 1;
  return true;
}

const definition = /^\[([^[\]\\]{1,200})\]:/;

/**
 * Reads a link definition on a line of its own: `[name]: https://example.org "title"`. The parser's own rule reads
 * several lines, again for each definition.
 */
function readDefinition(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  const begin = state.bMarks[line]! + state.tShift[line]!;
  if (silent || state.src[begin] !== '[' || state.sCount[line]! - state.blkIndent >= 4) return false;
  const text = state.src.slice(begin, state.eMarks[line]);
  const [start, name] = definition.exec(text) ?? [];
  if (start === undefined || name === undefined) return false;
  const rest = text.slice(start.length).trim();
  const space = rest.search(/\s/);
  const address = space < 0 ? rest : rest.slice(0, space);
  if (address === '' || /[<>]/.test(address) || (space >= 0 && !isTitle(rest.slice(space).trim()))) return false;
  const references = state.env.references as Record<string, { title: string; href: string }>;
  references[state.md.utils.normalizeReference(name)] ??= { title: '', href: address };
  state.line = line + 1;
  return true;
}

/** Returns whether a text is in quotes or brackets that end with it. */
function isTitle(text: string): boolean {
  const end = { '"': '"', "'": "'", '(': ')' }[text[0] ?? ''];
  return end !== undefined && text.length > 1 && text.indexOf(end, 1) === text.length - 1;
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === 0x0a || text.charCodeAt(at) === 0x0d) lines++;
  return lines;
}

const isOpening = (code: number) => code === 0x5b || code === 0x3c || code === 0x60;
const isToken = (code: number) =>
  code === 0x2a || code === 0x5f || code === 0x7e || code === 0x5c || code === 0x26 || code === 0x0a || code === 0xfd3f;

/** Returns the cost of parsing a paragraph, in characters read. */
function estimateCost(text: string): number {
  let openings = 0;
  let tokens = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isOpening(code)) openings++;
    else if (isToken(code)) tokens++;
  }
  return openings * (text.length + tokenCost) + tokens * tokenCost;
}

const parser = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: maxLevels });
parser.disable(['html_block', 'html_inline', 'linkify', 'replacements', 'smartquotes', 'reference']);
parser.block.State = BoundedBlocks;
const { unescapeAll } = parser.utils;
parser.block.ruler.after('reference', 'definition', readDefinition);
parser.inline.ruler.at('text', readText);
parser.inline.ruler.after('text', 'verse', readVerse);
// In a block quotation, a paragraph that is a verse with its reference becomes the verse, followed by its reference.
parser.core.ruler.before('inline', 'verse_reference', (state) => {
  const tokens: Token[] = [];
  const open: string[] = [];
  let reference: Token | undefined;
  for (const token of state.tokens) {
    tokens.push(token);
    if (token.nesting > 0) open.push(token.type);
    if (token.nesting < 0) {
      open.pop();
      if (reference) tokens.push(reference);
      reference = undefined;
    }
    const isQuoted = token.type === 'inline' && open.at(-1) === 'paragraph_open' && open.at(-2) === 'blockquote_open';
    const quotation = isQuoted ? readQuotation(token.content) : undefined;
    if (!quotation) continue;
    token.content = quotation.verse;
    reference = new state.Token('verse_reference', '', 0);
    reference.meta = quotation.verses;
  }
  state.tokens = tokens;
});
// A paragraph that is a picture of ours becomes the picture, up to a number of them.
parser.core.ruler.before('inline', 'picture', (state) => {
  const tokens: Token[] = [];
  let pictures = 0;
  for (const token of state.tokens) {
    const opened = tokens.at(-1);
    const found =
      token.type === 'inline' && opened?.type === 'paragraph_open' && pictures < maxTextPictures
        ? readTextPicture(token.content)
        : undefined;
    if (opened?.type === 'picture' && token.type === 'paragraph_close') continue;
    if (!found || !opened) {
      tokens.push(token);
      continue;
    }
    const { alt, caption, ...rest } = found;
    opened.type = 'picture';
    opened.tag = '';
    opened.nesting = 0;
    opened.meta = { ...rest, alt: unescapeAll(alt), caption: unescapeAll(caption) };
    pictures += 1;
  }
  state.tokens = tokens;
});
parser.core.ruler.at('inline', (state) => {
  let totalCost = 0;
  for (const token of state.tokens) {
    if (token.type !== 'inline' || token.content === '') continue;
    const cost = estimateCost(token.content);
    if (totalCost + cost <= maxCost) {
      totalCost += cost;
      parser.inline.parse(token.content, parser, state.env, (token.children = []));
    } else {
      const plain = new state.Token('text', '', 0);
      plain.content = token.content;
      token.children = [plain];
    }
  }
});
// write-html.ts checks addresses, not the parser.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;
parser.normalizeLinkText = (address) => address;

/** Returns the tokens of markdown-it for a text, in linear time. Throws `TooMuchMarkdown`. */
export function parseMarkdown(text: string): Token[] {
  if (countLines(text) > maxLines) throw new TooMuchMarkdown();
  return parser.parse(text, { references: Object.create(null) as Record<string, never> });
}
