/** Hostile Markdown from a seed: the same number makes the same text again. */

import { attributes, entities, exploits, markers, schemes, tags, words } from './markdown-pieces.ts';

/** Returns a generator of pseudo-random numbers from 0 up to, but not including, 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a text of up to 40 pieces, each of which may be the beginning, the end or a part of a construct. */
export function nastyMarkdown(seed: number): string {
  const random = createRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const tag = () => {
    const separator = pick([' ', '/', '\n', '\t', '\f', '']);
    return [
      pick(['<', '</', '&lt;', '<\0', '< ', '\\<']) + pick(tags),
      random() < 0.5 ? separator + pick(attributes) : '',
      pick(['>', '/>', '', ' ', '\n', '">']),
    ].join('');
  };
  const link = () =>
    [
      pick(['[', '![', '[![', '<']) + pick(words),
      pick(['](', '](<', '][', ']: ', '> (']) + pick(schemes) + pick(words),
      pick([')', '>)', ' "t")', " 't<b>')", ' (t))', '', ']']),
    ].join('');
  const generators = [
    tag,
    tag,
    link,
    () => pick(markers),
    () => pick(markers),
    () => pick(markers),
    () => pick(words),
    () => pick(entities),
    () => pick(schemes),
    () => pick(exploits),
    () => pick(markers).repeat(1 + Math.floor(random() * 30)),
  ];
  const pieces = 1 + Math.floor(random() * 40);
  let text = '';
  for (let piece = 0; piece < pieces; piece++) text += pick(generators)();
  return text;
}

/** Pieces that, repeated, make parsers slow. */
export const repeatedPieces = [
  'a@',
  'a@a.b ',
  '_a_a',
  '[',
  '![',
  '[a](',
  '[a](<',
  '![a](/files/pictures/0123456789abcdef01234567/960.jpg "b")\n\n',
  '![\\',
  '![a](/files/pictures/0123456789abcdef01234567/960.jpg "\\',
  '[a](b "',
  '![a](',
  '[[a](b)',
  '[a [b] ',
  '>',
  '> ',
  '>\n',
  '> a\n',
  '> - ',
  '- ',
  '- a\n',
  '1. ',
  '1) a\n',
  '*',
  '**a',
  '*a ',
  '*a_',
  '_a ',
  '***a**b*',
  '`',
  '`a',
  '~~a',
  '~~~ ',
  '<a',
  '<a<a<a',
  '<http:',
  '<!--',
  '&',
  '&#',
  '&amp;',
  '\\',
  '\\\n',
  'a\n---\n',
  'a\n===',
  '[a]: b\n',
  '[a]: b "\n',
  '[a][b]',
  ']',
  '|',
  '|-',
  '| a\n|-\n',
  '|a|b|c\n',
  '﴿',
  '﴿a',
  '﴿a﴾',
  'http://',
  'https://a.b/',
  'www.',
  'a.b@',
  '(',
  '\t',
  ' ',
  '\n',
  '# a\n',
  '    a\n',
  '```\n',
  '* * *\n',
  '\0',
  '\ud800',
  'ع',
  '😀',
  '"',
  ' ﷺ',
  'a',
  'a ',
  'a\n',
] as const;

/** Returns long texts of shapes that no repeated piece has. */
export function longShapes(length: number): Record<string, string> {
  const grow = (make: (index: number) => string) => {
    let text = '';
    for (let index = 1; text.length < length; index++) text += make(index);
    return text.slice(0, length);
  };
  return {
    'backticks of growing length': grow((index) => `${'`'.repeat(index)} `),
    'lists ever deeper': grow((index) => `${' '.repeat(2 * index)}- a\n`),
    'quotes ten deep': grow(() => '>>>>>>>>>> a\n'),
    'a quote with lines that belong to it': `>>>>>>>>>>${grow(() => 'a\n')}`,
    'a table of thousands of columns': `${'|a'.repeat(10_000)}\n${'|-'.repeat(10_000)}\n${'|x\n'.repeat(15_000)}`,
    'a table whose cells are missing': `${'|a'.repeat(60)}\n${'|-'.repeat(60)}\n${'|x\n'.repeat(30_000)}`,
    'brackets within brackets': `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`,
    'pictures within pictures': `${'!['.repeat(length / 6)}${'](a)'.repeat(length / 6)}`,
    'emphasis within emphasis': `${'*a '.repeat(length / 6)}${' a*'.repeat(length / 6)}`,
    'many definitions': grow((index) => `[r${index}]: /x${index}\n`),
    'a definition of quotes': `[a]:${grow(() => `"'`)}`,
    'a definition of spaces': `[a]: b${grow(() => ' \t')}"`,
    'mixed emphasis': grow((index) => ['*a ', '_b ', '**c ', '~~d ', '***e '][index % 5]!),
    'brackets among words': grow((index) => `[${'word '.repeat(index % 20)}`),
  };
}
