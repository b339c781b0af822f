import { expect, it } from 'vitest';
import { findTextProblems } from '../../domain/text/reader-problems.ts';
import { allowOnThisMachine } from '../setup/slow-machine.ts';

it.each([
  ['## One\n\n### Two\n\n## Three', []],
  ['### Small', [{ key: 'skippedHeading', words: 'Small' }]],
  ['## One\n\n#### Two\n\n## Three\n\n### Four', [{ key: 'skippedHeading', words: 'Two' }]],
  ['# As the title\n\n### Two', []],
  ['```\n#### code\n```', []],
  ['Read [here](/a) and [the rules](/b) and [Click here!](/c).', ['here', 'Click here!']],
  ['Eeg [halkan](/a), [هنا](/b) iyo [xeerka](/c).', ['halkan', 'هنا']],
  ['> ﴿الٓمٓ﴾ [2:1]', []],
  ['> ﴿الم﴾ [البقرة: 1]', []],
  ['> ﴿الم﴾\n\nText', [{ key: 'verseWithoutReference', words: 'الم' }]],
  ['﴿﴾', []],
])('finds what would hurt readers of %j', (text, expected) => {
  expect(findTextProblems(text)).toEqual(
    expected.map((found) => (typeof found === 'string' ? { key: 'vagueLink', words: found } : found)),
  );
});

it('reads 100,000 characters of any sign in linear time, and lists few problems', () => {
  for (const sign of ['#', '#### a\n', '[', '[here](', '﴿', '﴿a﴾', '\n', '`', ' ']) {
    const text = sign.repeat(100_000 / sign.length);
    const start = performance.now();
    expect(findTextProblems(text).length).toBeLessThanOrEqual(5);
    expect(performance.now() - start).toBeLessThan(allowOnThisMachine(250));
  }
});
