import type { Language } from '../../../domain/model/localized.ts';
import type { ReadTranslations } from '../../../domain/quran/translations.ts';
import { createChangeStore } from '../change-store.ts';
import { verseTranslationsTag } from '../change-tags.ts';
import type { Database } from '../database.ts';

export type VerseTranslationStore = ReturnType<typeof createVerseTranslationStore>;

const batchSize = 500;

/** Creates the store of translations of verses: for each language none, or one with all verses. */
export function createVerseTranslationStore(db: Database) {
  return {
    /** Returns the names of the installed translations, by language. */
    async findNames(): Promise<Map<Language, string>> {
      const rows = await db.selectFrom('verse_translations').selectAll().orderBy('language').execute();
      return new Map(rows.map(({ language, name }) => [language, name]));
    },

    /** Returns the translations of some verses, with their name; undefined where there are none. */
    async read(language: Language, references: readonly string[]): Promise<ReadTranslations | undefined> {
      if (references.length === 0) return undefined;
      const rows = await db
        .selectFrom('translated_verses as verse')
        .innerJoin('verse_translations as translation', 'translation.language', 'verse.language')
        .select(['name', 'reference', 'text'])
        .where('verse.language', '=', language)
        .where('reference', 'in', references)
        .execute();
      return rows[0] && { name: rows[0].name, verses: new Map(rows.map(({ reference, text }) => [reference, text])) };
    },

    /** Stores the translation of a language in place of the one before, all or nothing. */
    async replace(language: Language, { name, verses }: ReadTranslations): Promise<void> {
      const rows = [...verses].map(([reference, text]) => ({ language, reference, text }));
      await db.transaction().execute(async (transaction) => {
        // First, so that of two concurrent calls the second waits here and then deletes the verses of the first.
        await transaction
          .insertInto('verse_translations')
          .values({ language, name })
          .onConflict((conflict) => conflict.column('language').doUpdateSet({ name }))
          .execute();
        await transaction.deleteFrom('translated_verses').where('language', '=', language).execute();
        for (let from = 0; from < rows.length; from += batchSize)
          await transaction
            .insertInto('translated_verses')
            .values(rows.slice(from, from + batchSize))
            .execute();
        await createChangeStore(transaction).bump([verseTranslationsTag]);
      });
    },

    /** Deletes the translation of a language; returns false where there is none. */
    async remove(language: Language): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const deletion = transaction.deleteFrom('verse_translations').where('language', '=', language);
        if ((await deletion.executeTakeFirst()).numDeletedRows === 0n) return false;
        await transaction.deleteFrom('translated_verses').where('language', '=', language).execute();
        await createChangeStore(transaction).bump([verseTranslationsTag]);
        return true;
      });
    },
  };
}
