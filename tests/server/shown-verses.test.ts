/** Whatever a page or a description shows as a verse with its reference was checked, however it is written. */
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { renderMarkdown } from '../../app/site/parts/render-markdown.ts';
import { plainText } from '../../domain/content/plain-text.ts';
import { findVerseProblem } from '../../server/services/check-verses.ts';
import { createRandom } from '../fuzz/markdown.ts';
import { readVerses } from '../../server/quran/quran-text.ts';

const genuine = await readVerses({ surah: 94, from: 6, to: 6 });

const brackets = ['﴿', '﴾', '﴿', '﴾', '﴾', '&#xfd3e;', '&#64831;'];
const references = [
  '[94:6]',
  '94:6',
  '(94:6)',
  '[94&ratio;6]',
  '[&#57;4:6]',
  '[94](/a):[6](/b)',
  '[٩٤:٦]',
  '[94][a]:[6][a]',
  '[94][1]:[6](/b "x")',
  '94\\:6',
  '[9&shy;4:6]',
];
const between = [
  ' ',
  '\n',
  '\n\n',
  '[](/about)',
  '[](/about(1) "2:3")',
  '[](<a(> "(")',
  '![](/x.png)',
  '![x](/files/pictures/0123456789abcdef01234567/960.jpg)',
  '[][a]',
  '\n\n[a]: /about\n\n',
  '\n[a]: /about\n',
  '[a]',
  '[][1]',
  '[1]: /about\n',
  '~~~ a b\n',
  '<https://a.b>',
  '1',
  ' (1) ',
  '\n# h\n',
  '\n---\n',
  '\n| a |\n',
  '\n| a | b |\n|-|-|\n',
  ' | ',
  '\n> ',
  '\n- ',
  '\n1. ',
  '\n2) ',
  '\n```text\n',
  '\nhttps://youtu.be/abcdefghijk\n',
  '\n\n<https://youtu.be/abcdefghijk>\n\n',
  '*',
  '**',
  '`',
  '](/b)',
  '[',
  '\\',
  '&nbsp;',
  '&#8203;',
  '.',
  ' — ',
  'word',
];

/** A verse, however it is bracketed, and a reference at most a few signs after it. */
const shownVerse = /[﴿﴾]([^﴿﴾]*)[﴿﴾](?:[^\p{L}\p{N}]{0,6}|[^\p{L}\p{N}]{0,3}Ash-Sharh )(?:94:6|٩٤:٦)(?!\p{N})/gu;

const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Returns what readers see of a text. */
const readingsOf = (text: string): string[] => [
  textOf(parseFragment(renderMarkdown({ text, lang: 'en' }).html)).replace(/\p{Cf}|\s+(?=\s)/gu, ''),
  plainText({ text, lang: 'en' }).text,
];

it('shows no verse with a reference that was not checked', async () => {
  const random = createRandom(7);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  const some = (max: number) => Array.from({ length: Math.floor(random() * (max + 1)) }, () => pick(between)).join('');
  const missed: string[] = [];
  let shown = 0;
  for (let round = 0; round < 4_000; round += 1) {
    const text = [
      some(1),
      random() < 0.5 ? '﴿' : pick(brackets),
      random() < 0.3 ? genuine : 'كلمات',
      random() < 0.5 ? '﴾' : pick(brackets),
      some(4),
      pick(references),
      some(2),
      random() < 0.3 ? '\n\n[a]: /about' : '',
    ].join('');
    const invented = readingsOf(text).flatMap((reading) =>
      [...reading.matchAll(shownVerse)].filter(([, words]) => words !== genuine),
    );
    if (invented.length === 0) continue;
    shown += 1;
    if (!(await findVerseProblem(text, true))) missed.push(text);
  }
  expect(missed).toEqual([]);
  expect(shown).toBeGreaterThan(500);
});
