/** Translations of verses: stored, replaced and removed as a whole, and read for the verses of one text. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadText } from '../../../domain/model/localized.ts';
import {
  createVerseTranslationStore,
  type VerseTranslationStore,
} from '../../../server/store/content/verse-translation-store.ts';
import { dialects, openTestApp, type TestApp } from '../../setup/api/app.ts';
import { recordQueries } from '../../setup/query-plans.ts';
import { translation } from '../../setup/translation.ts';

const text = (lang: ReadText['lang']): ReadText => ({ text: '> ﴿x﴾ [2:183-184]\n\n> ﴿y﴾ [1:1]\n\n﴿z﴾ [115:1]', lang });

describe.each(dialects)('translations of verses over %s', (dialect) => {
  const queries = recordQueries();
  let site: TestApp;
  let store: VerseTranslationStore;
  beforeAll(async () => {
    site = await openTestApp(dialect, { queryPlugin: queries.plugin });
    // As a command writes them, beside the app.
    store = createVerseTranslationStore(site.db);
  });
  afterAll(() => site.close());

  const replace = async (language: ReadText['lang'], name: string, word: string) => {
    await store.replace(language, { name, verses: translation(word) });
    await site.cacheTags.refresh();
    site.cacheTags.invalidateAllLocally();
  };
  const read = async (of: ReadText) => {
    const found = await site.services.verseTranslations.readFor(of);
    return found && [found.name, Object.fromEntries(found.verses)];
  };
  const quoted = (word: string) => ({ '1:1': `${word} 1:1`, '2:183': `${word} 2:183`, '2:184': `${word} 2:184` });

  it('are read with one query, and with none where none is installed or no verse is quoted', async () => {
    expect(await read(text('so'))).toBeUndefined();
    await queries.takePlans(site.db);
    expect(await read(text('so'))).toBeUndefined();
    expect(await queries.takePlans(site.db)).toEqual([]);

    await replace('so', 'Tarjame', 'Ereyada');
    expect(await read(text('so'))).toEqual(['Tarjame', quoted('Ereyada')]);
    await queries.takePlans(site.db);
    for (const other of [text('en'), text('ar'), { text: 'No verse, [2:183]', lang: 'so' } as const])
      expect(await read(other)).toBeUndefined();
    expect(await queries.takePlans(site.db)).toEqual([]);
    await read(text('so'));
    const [plan, ...others] = await queries.takePlans(site.db);
    expect(others).toEqual([]);
    expect(plan!.plan).toMatch(/translated_verses_key|sqlite_autoindex_translated_verses/);
  });

  it('make pages that quote a verse depend on them, also where there is none', async () => {
    const tagsOf = async (of: ReadText) =>
      (await site.cacheTags.track(() => site.services.verseTranslations.readFor(of))).dependencies.tags;
    expect([...(await tagsOf(text('ar')))]).toEqual(['verse-translations']);
    expect([...(await tagsOf({ text: 'No verse', lang: 'so' }))]).toEqual([]);
  });

  it('are replaced and removed as a whole, each language by itself', async () => {
    await replace('en', 'Translator', 'Words');
    await replace('so', 'Tarjame kale', 'Weedhaha');
    expect(await read(text('so'))).toEqual(['Tarjame kale', quoted('Weedhaha')]);
    expect(await store.findNames()).toEqual(new Map([['en', 'Translator'], ['so', 'Tarjame kale']])); // prettier-ignore
    expect(await store.remove('so')).toBe(true);
    site.cacheTags.invalidateAllLocally();
    expect([await read(text('so')), (await read(text('en')))?.[0]]).toEqual([undefined, 'Translator']);
    expect(await store.remove('so')).toBe(false);
    const { rows } = await site.db
      .selectFrom('translated_verses')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(6_236);
    await site.requireRestorable();
  });

  it('stay as they were where a new one cannot be stored', async () => {
    const broken = new Map([...translation('Broken'), ['1:1:1:1:1', 'x']]);
    broken.set('2:183', null as unknown as string);
    await expect(store.replace('en', { name: 'Broken', verses: broken })).rejects.toThrow();
    site.cacheTags.invalidateAllLocally();
    expect(await read(text('en'))).toEqual(['Translator', quoted('Words')]);
  });

  it('are whole after concurrent calls', async () => {
    await Promise.all([store.remove('en'), replace('en', 'A', 'A'), replace('en', 'B', 'B'), replace('en', 'C', 'C')]);
    // The removal may come last.
    const whole = [undefined, ...['A', 'B', 'C'].map((name) => [name, quoted(name)])];
    expect(whole).toContainEqual(await read(text('en')));
  });

  it('are sent to staff for a preview', async () => {
    await replace('en', 'Translator', 'Words');
    const staff = await site.signIn('admin');
    const get = async (path: string) => {
      const { status, json } = await staff.get(`/api/verse-translations/${path}`);
      return [status, json];
    };
    expect(await get('en?of=2:183-184,1:1,2:287,x')).toEqual([200, { name: 'Translator', verses: quoted('Words') }]);
    for (const path of ['ar?of=2:183', 'en?of=2:287', 'en?of=', 'en'])
      expect(await get(path)).toEqual([200, { name: '', verses: {} }]);
    expect((await get('fr?of=2:183'))[0]).toBe(404);
    expect((await site.get('/api/verse-translations/en?of=2:183')).status).toBe(401);
  });
});
