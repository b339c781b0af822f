import { expect, it } from 'vitest';
import { isInQuran } from '../../server/quran/quran-text.ts';
import { longestBlock } from '../setup/longest-block.ts';
import { allowOnThisMachine } from '../setup/slow-machine.ts';

it('indexes the text with the first quotation in short turns of the event loop', async () => {
  const longest = await longestBlock(async () => {
    expect(await isInQuran('ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَٰلَمِينَ')).toBe(true);
  });
  expect(longest).toBeLessThan(allowOnThisMachine(100));
});
