/** What the visual editor reads and writes is what pages show. */
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { inlinePieces } from '../../app/dashboard/editor/markdown/inline-pieces.ts';
import { openDocument, shownAs, type OpenDocument } from '../../app/dashboard/editor/open-document.ts';
import { parseDocument } from '../../app/dashboard/editor/markdown/parse-document.ts';
import { schema } from '../../app/dashboard/editor/schema.ts';
import { createMarkdownWriter } from '../../app/dashboard/editor/markdown/write-markdown.ts';
import { articles, news, projects } from '../../demo/content/index.ts';
import { languages } from '../../domain/model/localized.ts';
import { createRandom, nastyMarkdown } from '../fuzz/markdown.ts';
import { markers, words } from '../fuzz/markdown-pieces.ts';
import { writtenMarkdown } from '../fuzz/written-markdown.ts';

const write = (doc: Node) => createMarkdownWriter(new Map())(doc);
const shown = (text: string) => shownAs(text, 'en');

function open(text: string): OpenDocument {
  const opened = openDocument(text, 'en');
  if (typeof opened === 'string')
    throw new Error(`${opened}: ${JSON.stringify(text)}\n${JSON.stringify(tryWrite(text))}`);
  return opened;
}
function tryWrite(text: string) {
  try {
    return write(parseDocument(text).doc);
  } catch (error) {
    return String(error);
  }
}

const demonstration = [
  ...news.map(({ content }) => content),
  ...articles.map(({ content }) => content),
  ...projects.map(({ description }) => description),
].flatMap((texts) => languages.map((language) => texts[language] ?? ''));

it('keeps the address of a link when the quotation that defines it is deleted', () => {
  const definition = (host: string) => `> A quotation.\n>\n> [bank]: https://${host}/`;
  const text = `${definition('bank.example')}\n\nTransfer your gift at [bank].\n\n${definition('evil.example')}`;
  const { doc, write: writeAgain } = open(text);
  expect(shown(writeAgain(doc.copy(doc.content.cut(doc.firstChild!.nodeSize))))).toContain('"https://bank.example/"');
});

it('keeps spaces of the text at the end of a block that is not edited', () => {
  const { doc, write: writeAgain } = open('Words\n---\u00a0\n\nOthers');
  const without = doc.copy(doc.content.cut(0, doc.firstChild!.nodeSize));
  expect(shown(writeAgain(without))).toBe(shown('Words\n---\u00a0'));
});

it.each([
  ['**[a](/x)**', '[**a**](/x)'],
  ['*[a](/x)*', '[*a*](/x)'],
  ['***[a](/x)***', '[***a***](/x)'],
  ['~~[a](/x)~~', '[~~a~~](/x)'],
  ['~~**a**~~', '**~~a~~**'],
  ['## *[a](/x)*', '## [*a*](/x)'],
  ['Please **[register *here*](/x)** today.', 'Please [**register *here***](/x) today.'],
  ['- **[a](/x)**\n- b', '- [**a**](/x)\n- b'],
  ['| **[a](/x)** |\n| --- |\n| ~~[b](/x)~~ |', '| [**a**](/x) |\n| --- |\n| [~~b~~](/x) |'],
  ['_foo **bar**_ **[page](/x)**', '*foo **bar*** [**page**](/x)'],
])('opens %j, where a mark is around a link or another mark, and keeps it', (text, rewritten) => {
  const { doc, write: writeAgain } = open(text);
  expect(write(doc)).toBe(rewritten);
  expect(write(open(rewritten).doc)).toBe(rewritten);
  expect(writeAgain(doc)).toBe(text);
  const { doc: before, write: writeMore } = open(`${text}\n\nWords`);
  const edited = before.copy(
    before.content.replaceChild(before.childCount - 1, schema.nodes.paragraph.create(null, schema.text('Others'))),
  );
  expect(writeMore(edited)).toBe(`${text}\n\nOthers`);
});

it.each(['</em>', '</a>', '<em>', '<a href="/x">'])('reads %s in the title of a video as text', (tag) => {
  const text = `[a ${tag} b](https://www.youtube.com/watch?v=dQw4w9WgXcQ)\n\nWords`;
  const { doc, write: writeAgain } = open(text);
  expect(writeAgain(doc)).toBe(text);
  expect(shown(`${text} *x*`)).not.toBe(shown(`${text} x`));
});

it.each(['[](/x)', 'a **[](/x)** b', '[a](/x)[](/y)'])('refuses %j, whose link has no text', (text) => {
  expect(openDocument(text, 'en')).toBe('different');
});

it('compares marks of texts, but not their nesting', () => {
  expect(shown('**[a](/x)**')).toBe(shown('[**a**](/x)'));
  for (const other of ['[a](/x)', '[**a**](/y)', '**a**', '*[a](/x)*', '**[a](/x) **', '[](/x)**a**'])
    expect(shown(other)).not.toBe(shown('**[a](/x)**'));
  expect(shown('**a** **b**')).not.toBe(shown('**a b**'));
});

it.each([
  ['the second of two', '- a\n- b\n\n* c\n* d', 1, '- a\n- b\n\n* c!\n* d'],
  ['the first of two', '1. a\n1. b\n\n1) c\n1) d', 0, '1. a!\n2. b\n\n1) c\n1) d'],
  ['the second of two with numbers', '1) a\n1) b\n\n1. c', 1, '1) a\n1) b\n\n1. c!'],
  ['the first of two with other markers', '+ a\n\n-  b', 0, '* a!\n\n-  b'],
  ['the middle of three', '-  a\n\n+ b\n\n*  c', 1, '-  a\n\n+ b!\n\n*  c'],
  ['a paragraph beside two', 'p\n\n*  a\n\n-  b', 0, 'p!\n\n*  a\n\n-  b'],
])('keeps lists beside an edited one byte for byte: %s', (_, text, edited, expected) => {
  const { doc, write: writeAgain } = open(text);
  const type = (node: Node): Node =>
    node.isTextblock
      ? node.copy(node.content.addToEnd(schema.text('!')))
      : node.copy(node.content.replaceChild(0, type(node.firstChild!)));
  expect(writeAgain(doc.copy(doc.content.replaceChild(edited, type(doc.child(edited)))))).toBe(expected);
});

it('keeps lists apart whose paragraph between them is deleted', () => {
  const { doc, write: writeAgain } = open('- a\n\nb\n\n-  c');
  const joined = doc.copy(
    doc.content.cut(0, doc.child(0).nodeSize).append(doc.content.cut(doc.content.size - doc.child(2).nodeSize)),
  );
  expect(writeAgain(joined)).toBe('- a\n\n* c');
  expect(writeAgain(doc.copy(doc.content))).toBe('- a\n\nb\n\n-  c');
});

it('reads and writes all texts of the demonstration as they are shown', () => {
  expect(demonstration.filter((text) => text !== '').length).toBeGreaterThan(100);
  for (const text of demonstration) {
    const { doc } = open(text);
    const written = write(doc);
    expect(shown(written)).toBe(shown(text));
    expect(write(open(written).doc)).toBe(written);
  }
});

it('reads and writes 1,000 generated texts as they are shown', { timeout: 60_000 }, () => {
  const refused: string[] = [];
  for (let seed = 1; seed <= 1_000; seed++) {
    const text = writtenMarkdown(seed);
    const opened = openDocument(text, 'en');
    if (typeof opened === 'string') {
      refused.push(`${seed} ${opened}`);
      continue;
    }
    const written = write(opened.doc);
    expect(shown(written)).toBe(shown(text));
    expect(write(open(written).doc)).toBe(written);
  }
  expect(refused).toEqual([]);
});

it('shows nothing differently, or refuses the text, whatever it is', () => {
  let opened = 0;
  for (let seed = 1; seed <= 1_000; seed++) {
    const text = nastyMarkdown(seed);
    const result = openDocument(text, 'en');
    if (typeof result === 'string') continue;
    opened++;
    const written = write(result.doc);
    expect(shown(written)).toBe(shown(text));
    expect(write(parseDocument(written).doc)).toBe(written);
  }
  expect(opened).toBeGreaterThan(300);
});

/** Returns a document with signs typed at random places, and marks set at others. */
function typeInto(doc: Node, seed: number): Node {
  const random = createRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const change = (node: Node): Node => {
    if (node.isText) {
      if (node.marks.some(({ type }) => type === schema.marks.code) || random() < 0.5) return node;
      const signs = [...node.text!];
      const at = Math.floor(random() * (signs.length + 1));
      const typed = pick([
        pick(markers),
        pick(words),
        pick(['*', '_', '[', '](', '#', '|', '`', '﴿', '!', '&amp;', '> ', '1. ', 'ب']),
      ]);
      const text = schema.text(
        signs
          .toSpliced(at, 0, typed)
          .join('')
          .toWellFormed()
          .replaceAll(/[\s\p{Cc}\p{Cn}]/gu, ' '),
        node.marks,
      );
      const mark = pick([schema.marks.strong, schema.marks.em, schema.marks.strike]);
      return random() < 0.5 ? text.mark(mark.create().addToSet(node.marks)) : text;
    }
    if (node.type === schema.nodes.code_block) return node;
    return node.copy(node.type.createAndFill(node.attrs, node.children.map(change))?.content ?? node.content);
  };
  return change(doc);
}

const textsOf = (doc: Node) => {
  const found: string[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return;
    const pieces = inlinePieces(node).flatMap(({ text, marks }) => {
      const names = marks.map(({ type }) => `<${type.name}>`).sort();
      return text.split(/(\s+)/).map((part) => (part.trim() === '' ? part : `${part}${names.join('')}`));
    });
    if (pieces.length > 0) found.push(pieces.join('').replaceAll(/\s+/g, ' '));
  });
  return found;
};

it('stores what is typed as it was typed', () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const opened = openDocument(writtenMarkdown(seed), 'en');
    if (typeof opened === 'string') continue;
    const typed = typeInto(opened.doc, seed);
    typed.check();
    const written = write(typed);
    expect(textsOf(parseDocument(written).doc), `${seed}: ${written}`).toEqual(textsOf(typed));
    expect(textsOf(parseDocument(opened.write(typed)).doc)).toEqual(textsOf(typed));
  }
});
