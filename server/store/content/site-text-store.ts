import type { Language } from '../../../domain/model/localized.ts';
import type { Paging } from '../../../domain/model/paging.ts';
import { createChangeStore } from '../change-store.ts';
import { siteTextsTag } from '../change-tags.ts';
import type { Database, SiteTextRow } from '../database.ts';

/** A version of a text, with when and by whom; an empty text means a return to the catalogue. */
export type StoredSiteTextVersion = {
  id: string;
  key: string;
  language: Language;
  text: string;
  changedAt: string;
  changedBy: string;
};
/** The same with the name of the person who made it. */
export type KnownSiteTextVersion = Omit<StoredSiteTextVersion, 'changedBy'> & {
  changedBy: { id: string; name: string };
};

/** A version with the stored text that it must replace, empty for none; undefined replaces any. */
export type SiteTextReplacement = StoredSiteTextVersion & { before: string | undefined };

export type SiteTextStore = ReturnType<typeof createSiteTextStore>;

/** Creates the store of the association's own texts, by key and language, and of their history. */
export function createSiteTextStore(db: Database) {
  const versions = () =>
    db
      .selectFrom('site_text_versions')
      // Deleted people keep their name here.
      .leftJoin('users', 'users.id', 'site_text_versions.changed_by')
      .select([
        'site_text_versions.id as id',
        'key',
        'language',
        'text',
        'changed_at as changedAt',
        'changed_by',
        'users.name as name',
      ])
      .orderBy('changed_at', 'desc')
      .orderBy('site_text_versions.id', 'desc');
  type Row = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number];
  const toVersion = ({ changed_by: id, name, ...version }: Row): KnownSiteTextVersion => ({
    ...version,
    changedBy: { id, name: name ?? '' },
  });

  return {
    /** Returns all own texts of the site, in every language. */
    async all(): Promise<SiteTextRow[]> {
      return db.selectFrom('site_texts').selectAll().execute();
    },

    /** Returns the own texts of one key, by language. */
    async find(key: string): Promise<Map<Language, string>> {
      const rows = await db.selectFrom('site_texts').selectAll().where('key', '=', key).execute();
      return new Map(rows.map(({ language, text }) => [language, text]));
    },

    /** Stores new texts and their versions, all or none. Returns false where one no longer replaces its `before`. */
    async write(changes: readonly SiteTextReplacement[]): Promise<boolean> {
      try {
        await db.transaction().execute(async (transaction) => {
          for (const change of changes) {
            const { id, key, language, text, changedAt, changedBy } = change;
            if (!(await replaceText(transaction, change))) throw outdated;
            await transaction
              .insertInto('site_text_versions')
              .values({ id, key, language, text, changed_at: changedAt, changed_by: changedBy })
              .execute();
          }
          await createChangeStore(transaction).bump([siteTextsTag]);
        });
        return true;
      } catch (error) {
        if (error === outdated) return false;
        throw error;
      }
    },

    /** Returns the latest change of each key that was ever changed. */
    async latest(keys: readonly string[]): Promise<Map<string, KnownSiteTextVersion>> {
      const found = new Map<string, KnownSiteTextVersion>();
      if (keys.length === 0) return found;
      for (const row of await versions().where('key', 'in', keys).execute())
        if (!found.has(row.key)) found.set(row.key, toVersion(row));
      return found;
    },

    /** Returns one page of the versions of a key, newest first. */
    async history(key: string, { page, limit }: Paging): Promise<{ versions: KnownSiteTextVersion[]; total: number }> {
      const { total } = await db
        .selectFrom('site_text_versions')
        .select((eb) => eb.fn.countAll<string | number>().as('total'))
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      const rows = await versions()
        .where('key', '=', key)
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { versions: rows.map(toVersion), total: Number(total) };
    },
  };
}

/** Rolls a transaction back. */
const outdated = new Error('The text was changed meanwhile.');

/** Stores the text of a language; returns false, without a change, where it would not replace `before`. */
async function replaceText(db: Database, { key, language, text, before }: SiteTextReplacement): Promise<boolean> {
  if (before === '') {
    const insert = db.insertInto('site_texts').values({ key, language, text });
    const { numInsertedOrUpdatedRows } = await insert
      .onConflict((conflict) => conflict.columns(['key', 'language']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  if (text === '') {
    let removal = db.deleteFrom('site_texts').where('key', '=', key).where('language', '=', language);
    if (before !== undefined) removal = removal.where('text', '=', before);
    return (await removal.executeTakeFirst()).numDeletedRows === 1n || before === undefined;
  }
  if (before !== undefined) {
    const update = db.updateTable('site_texts').set({ text }).where('key', '=', key).where('language', '=', language);
    return (await update.where('text', '=', before).executeTakeFirst()).numUpdatedRows === 1n;
  }
  const insert = db.insertInto('site_texts').values({ key, language, text });
  await insert.onConflict((conflict) => conflict.columns(['key', 'language']).doUpdateSet({ text })).execute();
  return true;
}
