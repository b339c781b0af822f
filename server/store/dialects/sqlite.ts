import SqliteDriver from 'better-sqlite3';
import { CompiledQuery, Kysely, SqliteAdapter, SqliteDialect, type DatabaseConnection, type Driver, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { StartError } from '../../start-error.ts';
import type { Database, Tables } from '../database.ts';

/** SQLite changes tables within a transaction like PostgreSQL does, though Kysely is cautious about it: half a migration never stays. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });
  }

  /**
   * A transaction takes the right to write when it begins: one that reads first and writes then would be refused without
   * waiting where another process wrote in between.
   */
  override createDriver(): Driver {
    const begin = CompiledQuery.raw('begin immediate');
    return Object.assign(super.createDriver(), { beginTransaction: async (connection: DatabaseConnection) => void (await connection.executeQuery(begin)) });
  }
}

/** How long a connection waits for another one's write. */
export const busyTimeout = 5_000; // milliseconds

/** So many statements are kept; the searches of staff are worded in many ways. */
const mostStatements = 200;

/**
 * Keeps what was prepared by its text: preparing costs several times what running does, and each statement compiles a
 * reader of its rows of its own. What changes tables begins anew, since the columns of `select *` may be others after it.
 */
function keepStatements(driver: SqliteDriver.Database): SqliteDatabase {
  const kept = new Map<string, SqliteDriver.Statement>();
  return {
    close: () => void driver.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known as unknown as SqliteStatement;
      const statement = driver.prepare(text);
      if (!/^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i.test(text)) kept.clear();
      else {
        if (kept.size >= mostStatements) kept.clear();
        kept.set(text, statement);
      }
      return statement as unknown as SqliteStatement;
    },
  };
}

/**
 * Opens (or makes) the SQLite database of one file. WAL with synchronous FULL: an acknowledged write is on the
 * disk, so that `kill -9` or a power cut loses nothing. Throws StartError for a file that is no database.
 */
export function openSqlite(file: string): Database {
  try {
    const driver = new SqliteDriver(file);
    driver.pragma(`busy_timeout = ${busyTimeout}`);
    driver.pragma('journal_mode = WAL');
    driver.pragma('synchronous = FULL');
    driver.pragma('foreign_keys = ON');
    // What is deleted is overwritten: messages of visitors must not be readable in the file afterwards.
    driver.pragma('secure_delete = ON');
    return new Kysely<Tables>({ dialect: new TransactionalDialect({ database: keepStatements(driver) }) });
  } catch (cause) {
    const code = (cause as { code?: string }).code ?? '';
    if (code === 'SQLITE_NOTADB') {
      throw new StartError(`${file} is not a SQLite database. Move it away, or restore a backup over it, and start again.`);
    }
    throw new StartError(`The database ${file} cannot be opened (${code || String(cause)}). Check that the folder exists and may be written.`);
  }
}
