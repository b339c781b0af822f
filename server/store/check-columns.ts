import { createEmptyValues } from '../../domain/model/apply-input.ts';
import type { ContentType } from '../../domain/model/define.ts';
import { StartError } from '../start-error.ts';
import { valuesToRow } from './columns.ts';
import type { Database } from './database.ts';

/** Throws StartError where the table of a content type is missing, or a column that its declaration needs. */
export async function checkColumns(db: Database, types: readonly ContentType[]): Promise<void> {
  const tables = await db.introspection.getTables();
  for (const type of types) {
    const table = tables.find(({ name }) => name === type.name);
    const existing = new Set(table?.columns.map(({ name }) => name));
    const needed = [
      ...Object.keys(valuesToRow(type, createEmptyValues(type))),
      ...(type.inSearch ? ['search_words'] : []),
    ];
    const missing = needed.filter((column) => !existing.has(column));
    if (missing.length > 0)
      throw new StartError(
        `The content type "${type.name}" is declared, but its table ${table ? `lacks ${missing.join(', ')}` : 'is missing'}. ` +
          'Add a migration, as docs/add-a-content-type.md describes.',
      );
  }
}
