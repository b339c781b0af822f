import { allTypes } from '../../../domain/site/index.ts';
import { StartError } from '../../start-error.ts';
import { carriedTables, type Row } from '../../store/snapshot.ts';
import { rowRules } from './row-rules.ts';

/**
 * The longest line of rows: ten times the size of the largest article in three languages, with its version in the
 * history.
 */
const maxLineBytes = 10_000_000; // bytes

/** Returns the key of a row, for messages. */
const formatRowName = (table: string, row: Row) =>
  (carriedTables.get(table) ?? []).map((column) => String(row[column]).slice(0, 60)).join(', ');
const quoted = (text: string) => JSON.stringify(text.slice(0, 60));

/** Returns an error about a row of an archive that this program cannot have written. */
export const wrongRow = (table: string, row: string, reason: string) =>
  new StartError(`The backup contains an invalid row: in table ${table}, row ${row}, ${reason}. Nothing was changed.`);

/**
 * Returns the rows in one entry of an archive, one JSON row in each line, with exactly the columns of the table. Throws
 * StartError for anything else.
 */
export function readRows(entry: string, table: string, bytes: Buffer, columns: ReadonlySet<string>): Row[] {
  const rows: Row[] = [];
  for (let from = 0, number = 1; from < bytes.length; number += 1) {
    const found = bytes.indexOf(10, from);
    const end = found < 0 ? bytes.length : found;
    const wrong = (reason: string) => wrongRow(table, `${number} of ${entry}`, reason);
    if (end - from > maxLineBytes) throw wrong('is too long');
    if (end > from) rows.push(readRow(bytes.toString('utf8', from, end), columns, wrong));
    from = end + 1;
  }
  return rows;
}

function readRow(line: string, columns: ReadonlySet<string>, wrong: (reason: string) => StartError): Row {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw wrong('is not JSON');
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw wrong('is not a JSON object');
  const names = Object.keys(row);
  for (const name of names)
    if (!columns.has(name)) throw wrong(`has a column ${quoted(name)} that the table does not have`);
  for (const name of columns) if (!names.includes(name)) throw wrong(`lacks the column ${name}`);
  for (const [name, value] of Object.entries(row) as [string, unknown][]) {
    const isPlain =
      value === null ||
      (typeof value === 'string' && !value.includes('\u0000')) ||
      (typeof value === 'number' && Number.isFinite(value));
    if (!isPlain) throw wrong(`has a value in ${name} that is neither text nor number`);
  }
  return row as Row;
}

/**
 * Checks migrated rows against the rules of their columns. Throws StartError with a sentence that names the table, the
 * row and the column.
 */
export function checkRows(table: string, rows: readonly Row[]): void {
  const rules = rowRules.get(table);
  for (const row of rows) {
    const wrong = Object.keys(row).find((column) => !rules?.columns[column]?.(row[column]!)) ?? rules?.check?.(row);
    if (wrong !== undefined) throw wrongRow(table, formatRowName(table, row), `the value of ${wrong} is invalid`);
  }
}

/** Throws StartError where a type that has exactly one item has none; `tables` are those with rows. */
export function requireSingleItems(tables: ReadonlySet<string>): void {
  const missing = allTypes.find((type) => type.single && !tables.has(type.name));
  if (missing)
    throw new StartError(
      `The backup is incomplete: table ${missing.name}, which must have one row, has none. Nothing was changed.`,
    );
}
