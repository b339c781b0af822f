/**
 * Fills every table that grows with the years, quickly: rows as staff and visitors would have made them, one a minute.
 */
import { isLocalizedText } from '../../domain/fields/text.ts';
import { sql, SqliteAdapter } from 'kysely';
import { contentTypes } from '../../domain/content/index.ts';
import type { ContentType, ItemValues } from '../../domain/model/define.ts';
import { foldForSearch } from '../../domain/text/search-text.ts';
import { securityEvents } from '../../domain/people/security-event.ts';
import { createSearchColumns, valuesToRow } from '../../server/store/columns.ts';
import type { ContentRow, Database, Tables } from '../../server/store/database.ts';

const minute = 60_000;
const rowsPerInsert = 500;

/** The id of the row at a position. */
export const manyRowsId = (position: number) => (position + 1).toString(16).padStart(24, '0');

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** Returns the values of an item: English always, Somali for two of three, Arabic for one of three. */
function itemValues(type: ContentType, index: number, createdAt: string): ItemValues {
  const values: Record<string, ItemValues[string]> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    if (isLocalizedText(field))
      values[name] = {
        en: `The lesson of the evening ${index}`,
        so: index % 3 === 0 ? '' : `Casharka fiidkii ${index}`,
        ar: index % 3 === 1 ? `درس المساء ${index}` : '',
      };
    else if (field.kind === 'picture' || field.kind === 'document')
      values[name] = index % 10 === 0 ? manyRowsId(index) : null;
    else values[name] = null;
  }
  if (type.publicationField) values[type.publicationField] = createdAt;
  return values;
}

/**
 * Inserts `count` rows into each content table and into `files`, `messages`, `history` and `security_log`, the newest
 * at `newest`. One in twenty items is in the trash, one in ten a draft. Then the database counts its rows, as it does
 * by itself after a while.
 */
export async function insertManyRows(
  db: Database,
  { count, personId, newest }: { count: number; personId: string; newest: Date },
): Promise<void> {
  const timeOf = (index: number) => new Date(newest.getTime() - index * minute).toISOString();
  const insert = async <Name extends keyof Tables>(
    table: Name,
    row: (index: number) => Tables[Name] | Promise<Tables[Name]>,
  ) => {
    for (let done = 0; done < count; done += rowsPerInsert) {
      const rows = await Promise.all(
        Array.from({ length: Math.min(rowsPerInsert, count - done) }, async (_, offset) => row(done + offset)),
      );
      // Each table's rows have its type; a union of tables is more than the types can follow.
      await db
        .insertInto(table)
        .values(rows as never)
        .execute();
    }
  };
  for (const type of contentTypes) {
    await insert(type.name as 'content', async (index) => {
      const values = itemValues(type, index, timeOf(index));
      const isDeleted = index % 20 === 19;
      return {
        id: manyRowsId(index),
        state: index % 10 === 9 ? 'draft' : 'published',
        created_at: timeOf(index),
        updated_at: timeOf(index),
        created_by: index % 50 === 0 ? personId : null,
        updated_by: null,
        deleted_at: isDeleted ? timeOf(index) : null,
        deleted_by: isDeleted ? personId : null,
        outdated: index % 100 === 0 ? ' title.so ' : '',
        revision: 1,
        ...(await createSearchColumns(type, values)),
        ...valuesToRow(type, values),
      } as ContentRow;
    });
  }
  await insert('files', (index) => ({
    id: manyRowsId(index),
    kind: index % 10 === 0 ? 'document' : 'picture',
    file_name: `file-${index}.jpg`,
    bytes: 30_000,
    renditions: '[]',
    width: 800,
    height: 600,
    tint: '#888888',
    pages: null,
    alt_en: `A picture ${index}`,
    alt_so: index % 4 === 0 ? '' : `Sawir ${index}`,
    alt_ar: index % 2 === 0 ? '' : `صورة ${index}`,
    created_at: timeOf(index),
    unused_since: null,
    search_text: foldForSearch([`file-${index}.jpg`, `A picture ${index}`].join(' ')),
    content_hash: manyRowsId(index),
    in_library_since: timeOf(index),
    deleted_at: index % 50 === 49 ? timeOf(index) : null,
    uploaded_by: personId,
    focus_x: 50,
    focus_y: 50,
  }));
  await insert('messages', (index) => ({
    id: manyRowsId(index),
    kind: index % 3 === 0 ? 'membership' : 'contact',
    name: `Visitor ${index}`,
    email: `visitor${index}@example.org`,
    body: `A question about lesson ${index}`,
    details: '{}',
    language: pick(['so', 'ar', 'en'], index),
    mail_state: 'sent',
    mail_attempts: 1,
    mail_next_at: null,
    mail_claimed_until: null,
    created_at: timeOf(index),
    state: index < 20 ? 'new' : pick(['answered', 'read', 'spam'] as const, index),
    spam_reasons: '',
    search_text: foldForSearch([`Visitor ${index}`, `A question about lesson ${index}`].join(' ')),
    deleted_at: index % 50 === 49 ? timeOf(index) : null,
  }));
  await insert('history', (index) => ({
    id: manyRowsId(index),
    at: timeOf(index),
    kind: pick(contentTypes, index).name,
    item_id: manyRowsId(index % 1_000),
    action: 'updated',
    person_id: index % 3 === 0 ? personId : manyRowsId(index % 7),
    person_name: 'Staff',
    title: '{"en":"The lesson"}',
    revision: Math.floor(index / 1_000) + 2,
    snapshot: null,
    files: '',
  }));
  await insert('security_log', (index) => ({
    id: manyRowsId(index),
    at: timeOf(index),
    event: pick(securityEvents, index),
    person_id: index % 3 === 0 ? personId : null,
    person_name: 'Staff',
    subject: `someone${index}@example.org`,
    address: '192.0.2.1',
    device: '',
    details: '{}',
    search_text: foldForSearch(['Staff', `someone${index}@example.org`].join(' ')),
  }));
  await (db.getExecutor().adapter instanceof SqliteAdapter ? sql`analyze` : sql`vacuum analyze`).execute(db);
}
