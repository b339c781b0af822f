import type { Language, ReadText } from '../../../domain/model/localized.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import { findReferences, splitReferences, type ReadTranslations } from '../../../domain/quran/translations.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import { verseTranslationsTag } from '../../store/change-tags.ts';
import type { VerseTranslationStore } from '../../store/content/verse-translation-store.ts';

export type VerseTranslationService = ReturnType<typeof createVerseTranslationService>;

/**
 * Creates the service for translations of verses. Which languages have one is read from the database once and cached
 * until the operator changes it; verses are read for each text.
 */
export function createVerseTranslationService({
  store,
  queryCache,
}: {
  store: VerseTranslationStore;
  queryCache: QueryCache;
}) {
  const readNames = () =>
    queryCache.read([verseTranslationsTag], 'names of translations', async () => ({
      value: await store.findNames(),
      bytes: 0,
    }));

  const read = async (language: Language, references: readonly string[]): Promise<ReadTranslations | undefined> => {
    const verses = splitReferences(references);
    if (verses.length === 0) return undefined;
    return (await readNames()).has(language) ? store.read(language, verses) : undefined;
  };

  return {
    /**
     * Returns the translations of the verses that a Markdown text quotes, in the language of the text; undefined where
     * there are none. The page then depends on them.
     */
    readFor: ({ text, lang }: ReadText): Promise<ReadTranslations | undefined> => read(lang, findReferences(text)),

    /** Returns the translations of references such as `2:183-184`, for staff who preview a text. Throws 401. */
    async preview(
      viewer: Viewer,
      language: Language,
      references: readonly string[],
    ): Promise<ReadTranslations | undefined> {
      requireStaff(viewer);
      return read(language, references);
    },
  };
}
