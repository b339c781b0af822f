/** Searches delay nobody, however long the texts are in which a snippet is looked for. */
import { expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { createEmptyLocalized } from '../../domain/model/localized.ts';
import { findQuotations } from '../../domain/quran/find-quotations.ts';
import { makeSnippet } from '../../domain/search/snippet.ts';
import { renderSiteFeed } from '../../server/feeds/rss.ts';
import { createSearchColumns } from '../../server/store/columns.ts';
import { findVerseProblem } from '../../server/services/verses/check-verses.ts';
import { localized, openTestApp } from '../setup/api/app.ts';
import { longestBlock } from '../setup/longest-block.ts';
import { allowOnThisMachine } from '../setup/slow-machine.ts';

it('takes less than 50 ms of a turn for searches at the same time, in ten texts of 99,000 letters', async () => {
  const site = await openTestApp('sqlite');
  try {
    const words = Array.from({ length: 12_000 }, (_, n) => `w${n.toString(36)}ord`);
    const content = `${words.join(' ').slice(0, 98_000)}\n\nA zebra at last.`;
    for (let n = 0; n < 10; n += 1)
      await site.add(news, {
        title: localized({ en: `Long text ${n}` }),
        description: createEmptyLocalized(),
        content: localized({ en: content }),
        publishedAt: '2026-11-01T08:00:00.000Z',
      });
    const find = () => site.services.publicSearch.find('zebra', { language: 'en', page: 1 });
    expect((await find()).hits).toHaveLength(10);
    expect(await longestBlock(find)).toBeLessThan(allowOnThisMachine(50));
    expect(await longestBlock(() => Promise.all(Array.from({ length: 8 }, find)))).toBeLessThan(allowOnThisMachine(50));
  } finally {
    await site.close();
  }
});

/** A text that unfolds to 1.8 million letters, and one that has no spaces. */
const oddTexts = { 'one of ligatures': 'ﷺ'.repeat(99_000), 'one of one word': 'a'.repeat(99_000) };

it.each(Object.entries(oddTexts))('stores and finds %s like any other', async (_, odd) => {
  const site = await openTestApp('sqlite');
  try {
    const values = (title: string, content: string) => ({
      title: localized({ en: title }),
      description: createEmptyLocalized(),
      content: localized({ en: content, so: content, ar: content }),
      publishedAt: '2026-11-01T08:00:00.000Z',
    });
    const words = 'ordinary words in a line '.repeat(3_960);
    const usual = await longestBlock(() => site.add(news, values('Usual', `${words} zebra`)));
    expect(await longestBlock(() => site.add(news, values('Odd', `${odd} grumpkin`)))).toBeLessThan(
      4 * usual + allowOnThisMachine(50),
    );
    const find = () => site.services.publicSearch.find('grumpkin', { language: 'en', page: 1 });
    const [hit] = (await find()).hits;
    expect(hit!.snippet.find(({ found }) => found)?.text).toBe('grumpkin');
    expect(hit!.snippet.map(({ text }) => text).join('').length).toBeLessThan(400);
    expect(await longestBlock(find)).toBeLessThan(allowOnThisMachine(50));
  } finally {
    await site.close();
  }
});

it('reads the texts of an item for the index, and writes them in a feed, in several turns', async () => {
  const countTurns = async (work: () => Promise<unknown>): Promise<number> => {
    let [turns, isDone] = [0, false];
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await work();
    isDone = true;
    return turns;
  };
  const site = await openTestApp('sqlite');
  try {
    const content = '½ '.repeat(49_500);
    const values = {
      title: localized({ en: 'Long texts' }),
      description: createEmptyLocalized(),
      content: localized({ en: content, so: content, ar: content }),
      publishedAt: '2026-11-01T08:00:00.000Z',
    };
    for (let n = 0; n < 3; n += 1) await site.add(news, values);
    expect(await countTurns(() => createSearchColumns(news, values))).toBeGreaterThanOrEqual(6);
    expect(await countTurns(() => renderSiteFeed(site.services, 'http://localhost', 'en'))).toBeGreaterThanOrEqual(6);
  } finally {
    await site.close();
  }
});

it('shows what is beside a long quotation that has the word, and never a part of it', () => {
  const isFound = (word: string) => word === 'zebra';
  const shown = (text: string) =>
    makeSnippet([text], isFound)
      .map((part) => part.text)
      .join('');
  const verses = `﴿${'word '.repeat(300)}zebra${' word'.repeat(300)}﴾ [5:1-6]`;
  expect(shown(`We read today ${verses} and spoke about it.`)).toBe('… and spoke about it.');
  expect(shown(`We read today ${verses}`)).toBe('We read today\u00a0…');
  expect(shown(verses)).not.toContain('word');
});

it('shows no verse of a long text with a reference that its page does not show', async () => {
  const site = await openTestApp('sqlite');
  const filler = 'ordinary words in a line '.repeat(200);
  const verse = (words: string, reference: string) => `﴿${words}﴾ ${reference}`;
  const texts = {
    عسعس: `${filler}${verse('والليل إذا عسعس', '[Quran][2:183]')} ${filler.repeat(13)}\n\n[2:183]: https://example.org`,
    زنجبيلا: `${filler}${verse('كان مزاجها زنجبيلا', '[Quran](https://example.org/x) 2:183')} ${filler.repeat(13)}\n\n${'> '.repeat(40)}x`,
  };
  try {
    for (const [word, content] of Object.entries(texts)) {
      expect(await findVerseProblem(content, true)).toBeUndefined();
      // With several results, less of each text is read.
      for (let n = 0; n < 3; n += 1)
        await site.add(news, {
          title: localized({ en: 'Long text' }),
          description: createEmptyLocalized(),
          content: localized({ en: content }),
          publishedAt: '2026-11-01T08:00:00.000Z',
        });
      const { hits } = await site.services.publicSearch.find(word, { language: 'en', page: 1 });
      const shown = hits[0]!.snippet.map(({ text }) => text).join('');
      expect(shown).toContain(word);
      expect([...findQuotations(shown)]).toEqual([]);
    }
  } finally {
    await site.close();
  }
});

it('shows no text below a title that would give its verse a reference, or have that of the title', async () => {
  const site = await openTestApp('sqlite');
  try {
    const words = 'words of an introduction '.repeat(40);
    await site.add(news, {
      title: localized({ en: '﴿words of nobody﴾' }),
      description: createEmptyLocalized(),
      content: localized({
        en: `${words}\n\n[2:183] this is what was said to the people on that day quokkafish ${words}`,
      }),
      publishedAt: '2026-11-01T08:00:00.000Z',
    });
    await site.add(news, {
      title: localized({ en: '(2:183)' }),
      description: createEmptyLocalized(),
      content: localized({ en: `${words}\n\n﴿false words that nobody ever said and some more quaggas﴾ and ${words}` }),
      publishedAt: '2026-11-01T08:00:00.000Z',
    });
    const below = await site.services.publicSearch.find('quaggas', { language: 'en', page: 1 });
    expect(below.hits.map(({ snippet }) => snippet)).toEqual([[]]);
    const { hits } = await site.services.publicSearch.find('quokkafish', { language: 'en', page: 1 });
    expect(hits[0]!.snippet).toEqual([]);
  } finally {
    await site.close();
  }
});
