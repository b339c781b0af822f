/** What the dashboard and the pages do with stored or pasted text takes linear time. */
import { describe, expect, it } from 'vitest';
import { compareWords } from '../../app/dashboard/text-comparison/compare-words.ts';
import { editMarkdown } from '../../app/dashboard/fields/markdown/edit-markdown.ts';
import { withoutBreaks } from '../../app/dashboard/fields/line-control.tsx';
import { createPreview } from '../../domain/text/create-summary.ts';
import { nastyPieces, repeat } from '../setup/nasty-texts.ts';
import { threadTime } from '../setup/thread-time.ts';

const maxTime = 250; // milliseconds for 100,000 characters; the best of three

const readers: Record<string, (text: string) => unknown> = {
  withoutBreaks,
  editMarkdown: (text) => editMarkdown('bold', { text, start: 0, end: text.length }, 'sample'),
  createPreview: (text) => createPreview({ text, lang: 'en' }, 50_000),
};

it.each(Object.entries(readers))('%s takes linear time', (_name, read) => {
  const slow = nastyPieces.flatMap((piece) => {
    const text = repeat(piece, 100_000);
    let best = Infinity;
    for (let turn = 0; turn < 3 && best > maxTime; turn += 1) {
      const start = threadTime();
      read(text);
      best = Math.min(best, threadTime() - start);
    }
    return best > maxTime ? [`${JSON.stringify(piece)}: ${best.toFixed(0)} ms`] : [];
  });
  expect(slow).toEqual([]);
});

it.each([' ', '\n', '\r', ' \n', '\u00a0'])('compares two texts full of %j in linear time', (space) => {
  const start = threadTime();
  expect(
    compareWords(`one${space.repeat(50_000)}two`, `one${space.repeat(40_000)}three`, 'en').map((segment) => segment.in),
  ).toEqual(['both', 'older', 'newer']);
  // Without the limit on spaces: eight seconds.
  expect(threadTime() - start).toBeLessThan(1_000);
});

describe('a line without breaks', () => {
  it.each([
    ['one', 'one'],
    [' one ', ' one '],
    ['one\ntwo', 'one two'],
    ['one \r\n\r\n two', 'one two'],
    ['\n one', ' one'],
    ['one \n', 'one '],
    ['\n\n', ' '],
    ['one\n \ntwo\nthree', 'one two three'],
  ])('turns %j into %j', (text, line) => {
    expect(withoutBreaks(text)).toBe(line);
  });
});

it('ends a preview without punctuation and spaces', () => {
  expect(createPreview({ text: 'One two, three four', lang: 'en' }, 10).text).toBe('One two…');
});
