import { sql } from 'kysely';
import type { Database, DialectName } from './database.ts';

/** Returns the sizes of the database with its indexes, and of all stored files, in bytes. */
export async function measureSite(db: Database, dialect: DialectName): Promise<{ database: number; files: number }> {
  const size =
    dialect === 'postgres'
      ? sql<{ size: number | string }>`select pg_database_size(current_database()) as size`
      : sql<{
          size: number;
        }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`;
  const [{ rows }, files] = await Promise.all([
    size.execute(db),
    db
      .selectFrom('files')
      .select((eb) => eb.fn.sum<number | string | null>('bytes').as('used'))
      .executeTakeFirst(),
  ]);
  return { database: Number(rows[0]?.size ?? 0), files: Number(files?.used ?? 0) };
}
