/** Whole words are found before the beginnings of other words, and short words only as whole ones (decision 039). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { listAlternatives } from '../../domain/search/list-alternatives.ts';
import { findListedSynonyms } from '../../domain/search/synonyms.ts';
import type { Language, Localized } from '../../domain/model/localized.ts';
import { dialects, localized, openTestApp, type TestApp } from '../setup/api/app.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T08:00:00.000Z`;
type Texts = { title: Partial<Localized>; content?: Partial<Localized> };

describe.each(dialects)('whole words in the public search over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  afterAll(() => site.close());

  const add = ({ title, content = {} }: Texts, publishedAt = day(1)) =>
    site.add(news, { title: localized(title), content: localized(content), publishedAt });
  const find = (query: string, language: Language = 'en', typeName?: string) =>
    site.services.publicSearch.find(query, { language, page: 1, typeName });
  const idsOf = async (query: string) => (await find(query, 'en', 'news')).hits.map(({ id }) => id);
  const marked = async (query: string, language: Language) =>
    (await find(query, language, 'news')).hits.flatMap(({ title, snippet }) =>
      [...title, ...snippet].flatMap(({ text, found }) => (found ? [text] : [])),
    );

  it('come before words that begin so, even in a title, with what is written before or after them', async () => {
    const beginnings: string[] = [];
    for (let n = 0; n < 11; n += 1)
      beginnings.push(
        await add({ title: { ar: `صوماليلاند ${n}`, en: `Kingdom ${n}`, so: `Tuugaan ${n}` } }, day(n + 7)),
      );
    const arabic = [
      await add({ title: { ar: 'عنوان' }, content: { ar: 'فضل الصوم' } }, day(5)),
      await add({ title: { ar: 'عنوان' }, content: { ar: 'صيام الست' } }, day(4)),
      await add({ title: { ar: 'عنوان' }, content: { ar: 'زكاة وصوم' } }, day(3)),
    ];
    expect((await idsOf('صوم')).slice(0, 3)).toEqual(arabic);
    const english = await add({ title: { en: 'Title' }, content: { en: 'Two kings' } });
    expect((await idsOf('king'))[0]).toBe(english);
    const somali = await add({ title: { so: 'Cinwaan' }, content: { so: 'Waxaa yimid tuugaha' } });
    expect((await idsOf('tuug'))[0]).toBe(somali);
    // What somebody is typing is still found.
    expect(await idsOf('kingd')).toEqual(beginnings.toReversed().slice(0, 10));
    expect(await idsOf('صوم')).toEqual([...arabic, ...beginnings.toReversed().slice(0, 7)]);
  });

  it('are marked, and beginnings only where no whole words are', async () => {
    await add({ title: { ar: 'فصل' }, content: { ar: 'برعو صوماليلاند. رمضان شهر الصوم' } });
    expect(await marked('صوم برعو', 'ar')).toEqual(['برعو', 'الصوم']);
    await add({ title: { ar: 'عدن صوماليلاند' } });
    expect(await marked('صوم عدن', 'ar')).toEqual(['عدن', 'صوماليلاند']);
  });

  it('are found with the words of our list that have no more than three letters, as whole words only', async () => {
    const size = await add({ title: { ar: 'يتغير الحجم' } }, day(15));
    const hajj = await add({ title: { ar: 'رحلة الحج' } }, day(2));
    const exact = await add({ title: { en: 'Before the pilgrimage' } }, day(1));
    for (const query of ['pilgrimage', 'hajj', 'xaj', 'حج', 'xajka'])
      expect([query, (await idsOf(query)).filter((id) => id !== exact)]).toEqual([query, [hajj]]);
    expect((await find('pilgrimage')).hits[0]?.id).toBe(exact);
    expect((await find('hajj')).hits.map(({ path }) => path)).not.toContain('/accessibility');
    expect(await idsOf('الحج')).toEqual([hajj, exact, size]);
    expect(await idsOf('حق')).toEqual([]);
    const rights = await add({ title: { ar: 'حقوق الطريق' } });
    expect(await idsOf('حق')).toEqual([rights]);
    expect((await find('ضي')).isTooShort).toBe(true);
  });

  it('are not the end of other words', async () => {
    await add({ title: { ar: 'من مكان بعيد في العيد' } });
    for (const query of ['العيد', 'عيد', 'eid', 'ciid'])
      expect([query, await marked(query, 'ar')]).toEqual([query, ['العيد']]);
    const description = await add({ title: { ar: 'وصف' } });
    expect(await idsOf('class')).not.toContain(description);
  });

  it('are found and marked whole with what is not seen inside them', async () => {
    const id = await add({
      title: { en: 'Zorble\u00adfunda', ar: 'مك\u200cتبتان' },
      content: { en: 'Mibo\u200clent' },
    });
    for (const query of ['zorblefunda', 'مكتبتان', 'mibolent', 'zorble\u00adfunda', 'mibo\u2060lent'])
      expect([query, await idsOf(query)]).toEqual([query, [id]]);
    expect(await marked('zorblefunda', 'en')).toEqual(['Zorble\u00adfunda']);
    expect(await marked('مكتبتان', 'ar')).toEqual(['مك\u200cتبتان']);
  });
});

it('do not give parts of words to the staff search where they are short', () => {
  expect(listAlternatives('hajj', findListedSynonyms)).not.toContain('الحج');
  expect(listAlternatives('الحج', findListedSynonyms)).toContain('الحج');
  expect(listAlternatives('masjid', findListedSynonyms)).toContain('مساجد');
});
