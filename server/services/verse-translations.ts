import type { Language, ReadText } from '../../domain/model/localized.ts';
import { requireStaff } from '../../domain/people/permissions.ts';
import type { Viewer } from '../../domain/people/viewer.ts';
import { findReferences, splitReferences, type ReadTranslations } from '../../domain/quran/translations.ts';
import type { CacheTags } from '../cache/cache-tags.ts';
import { verseTranslationsTag } from '../store/change-tags.ts';
import type { VerseTranslationStore } from '../store/verse-translation-store.ts';

export type VerseTranslationService = ReturnType<typeof createVerseTranslationService>;

/**
 * Creates the service for translations of verses. Which languages have one is read from the database once and cached
 * until the operator changes it; verses are read for each text.
 */
export function createVerseTranslationService({
  store,
  cacheTags,
}: {
  store: VerseTranslationStore;
  cacheTags: CacheTags;
}) {
  let cached: Promise<ReadonlyMap<Language, string>> | undefined;
  cacheTags.onInvalidate((tags) => {
    if (tags.includes(verseTranslationsTag)) cached = undefined;
  });
  const readNames = async (): Promise<ReadonlyMap<Language, string>> => {
    if (!cacheTags.isCurrent() && !(await cacheTags.refresh())) return store.names();
    if (cached) return cached;
    const reading = store.names();
    cached = reading;
    reading.catch(() => {
      // The next page tries again.
      if (cached === reading) cached = undefined;
    });
    return reading;
  };

  const read = async (language: Language, references: readonly string[]): Promise<ReadTranslations | undefined> => {
    const verses = splitReferences(references);
    if (verses.length === 0) return undefined;
    cacheTags.dependOn(verseTranslationsTag);
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
