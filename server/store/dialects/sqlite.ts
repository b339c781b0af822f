import SqliteDriver from 'better-sqlite3';
import { CompiledQuery, Kysely, SqliteAdapter, SqliteDialect, type DatabaseConnection, type Driver } from 'kysely';
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

/**
 * Opens (or makes) the SQLite database of one file. WAL with synchronous FULL: an acknowledged write is on the
 * disk, so that `kill -9` or a power cut loses nothing. Throws StartError for a file that is no database.
 */
export function openSqlite(file: string): Database {
  try {
    const driver = new SqliteDriver(file);
    driver.pragma('busy_timeout = 5000');
    driver.pragma('journal_mode = WAL');
    driver.pragma('synchronous = FULL');
    driver.pragma('foreign_keys = ON');
    return new Kysely<Tables>({ dialect: new TransactionalDialect({ database: driver }) });
  } catch (cause) {
    const code = (cause as { code?: string }).code ?? '';
    if (code === 'SQLITE_NOTADB') {
      throw new StartError(`${file} is not a SQLite database. Move it away, or restore a backup over it, and start again.`);
    }
    throw new StartError(`The database ${file} cannot be opened (${code || String(cause)}). Check that the folder exists and may be written.`);
  }
}
