import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../store/migrations.ts';
import { day } from '../../domain/durations.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { UnrecordedFiles } from '../files/unrecorded-files.ts';
import { createFileKeyStore } from '../store/files/file-key-store.ts';
import { StartError } from '../start-error.ts';
import type { Database } from '../store/database.ts';
import { openSqlite } from '../store/dialects/sqlite.ts';
import { listRenditionKeys, type Rendition } from '../store/files/file-row.ts';
import { isFromBeforeRelease, migrate } from '../store/migrate.ts';
import { carriedTables, emptyTables, insertRows, readSnapshot, replaceRows, type Row } from '../store/snapshot.ts';
import { manifestName, readArchive, verifyArchive, type Origin, type ReadOptions } from './archive/archive.ts';
import type { BackupManifest } from './backup.ts';
import type { BackupKey } from './archive/backup-key.ts';
import { checkRows, readRows, requireSingleItems, wrongRow } from './rows/check-rows.ts';
import { getRestoringPrefix } from './leftovers.ts';

/** How long files stay that the restored rows do not name, in milliseconds. */
const leftFilesRetention = 30 * day;

/** An archive that was checked against its sums, and the options for reading it again. */
export type CheckedBackup = {
  file: string;
  manifest: BackupManifest;
  origin: Origin;
  /** The SHA-256 sums, hexadecimal, by the names of rows and files. */
  sums: ReadonlyMap<string, string>;
  /** The sizes of files, in bytes, by their keys. */
  fileSizes: ReadonlyMap<string, number>;
  /** Rows by table. */
  counts: ReadonlyMap<string, number>;
  /** Pictures and documents that its rows name and it does not have, since the site did not find them. */
  missingFiles: number;
  /** The sizes of all rows and of all files, in bytes. */
  size: { rows: number; files: number };
  options: ReadOptions;
};

/**
 * Describes an archive after checking every entry against its sum. Throws StartError where it is incomplete, or from a
 * newer version.
 */
export async function checkBackup(
  file: string,
  { key, ...options }: ReadOptions & { key?: BackupKey | undefined } = {},
): Promise<CheckedBackup> {
  let text = '';
  const counts = new Map<string, number>();
  const fileSizes = new Map<string, number>();
  const named = new Set<string>();
  const size = { rows: 0, files: 0 };
  const { sums, origin } = await verifyArchive(file, { key, ...options }, (name, bytes) => {
    const [kind, table = ''] = name.split('/');
    if (name === manifestName) text = bytes.toString('utf8', 0, 100_000);
    else if (kind === 'tables') {
      counts.set(table, (counts.get(table) ?? 0) + countLines(bytes));
      if (table === 'files') for (const key of listNamedKeys(bytes)) named.add(key);
      size.rows += bytes.length;
    } else {
      fileSizes.set(name.slice('files/'.length), bytes.length);
      size.files += bytes.length;
    }
  });
  const manifest = readManifest(text);
  if (!manifest) throw new StartError(`${file} has a format that this version cannot read. Nothing was changed.`);
  if (isFromBeforeRelease(manifest.migrations))
    throw new StartError(
      `${file} was created by a version before the first release, which this version cannot read. Nothing was changed.`,
    );
  const unknown = manifest.migrations.filter((name) => !Object.hasOwn(migrations, name)).at(-1);
  if (unknown)
    throw new StartError(
      `${file} was created by a newer version of this program (it has "${unknown}"). Install that version first. Nothing was changed.`,
    );
  const missingFiles = [...named].filter((key) => !fileSizes.has(key)).length;
  return { file, manifest, origin, sums, fileSizes, counts, missingFiles, size, options };
}

/** Returns the keys in rows of `files`; none where they are not as this program writes them, which is checked later. */
function listNamedKeys(rows: Buffer): string[] {
  try {
    const lines = rows.toString().split('\n').filter(Boolean);
    return lines.flatMap((line) => listRenditionKeys((JSON.parse(line) as { renditions: string }).renditions));
  } catch {
    return [];
  }
}

/** Writes a file unless the storage has the same bytes; a file that was damaged keeps its name and may keep its size. */
async function writeFile(storage: FileStorage, key: string, bytes: Buffer): Promise<void> {
  if (!(await storage.read(key).then((found) => found && bytes.equals(found)))) await storage.put(key, bytes);
}

/** Each row is a line. */
function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

function readManifest(text: string): BackupManifest | undefined {
  try {
    const {
      format,
      madeAt,
      migrations: done,
      version,
    } = JSON.parse(text) as Partial<Record<keyof BackupManifest, unknown>>;
    const isKnown =
      format === 1 &&
      typeof madeAt === 'string' &&
      /^[\dT:.Z-]{20,30}$/.test(madeAt) &&
      Array.isArray(done) &&
      done.every((name) => typeof name === 'string' && /^[\w-]{1,80}$/.test(name));
    const isVersion = typeof version === 'string' && /^[\w.+-]{1,40}$/.test(version);
    return isKnown ? { format, madeAt, migrations: done as string[], ...(isVersion ? { version } : {}) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Replaces the content of the site with that of a checked archive. The rows are first inserted into a temporary
 * database, migrated there and checked against the rules of their columns; then they replace the others in one
 * transaction. The files are written before the rows that refer to them. Both databases accept the archives of either.
 */
export async function restoreBackup(
  backup: CheckedBackup,
  to: {
    db: Database;
    storage: FileStorage;
    /** For temporary files as large as the database. */
    folder: string;
    /** Throws where others use the database; called in the transaction that replaces the rows (`replaceRows`). */
    requireAlone?: (transaction: Database) => Promise<void>;
    /** Where the keys are noted that are written, or left without a row; not needed for a database that is removed. */
    unrecorded?: Pick<UnrecordedFiles, 'note' | 'postpone'>;
  },
  onProgress: (done: { rows: number; files: number }) => void = () => {},
  provided = migrations,
): Promise<void> {
  const folder = await mkdtemp(join(to.folder, getRestoringPrefix()));
  const aside = openSqlite(join(folder, 'aside.sqlite'));
  try {
    await migrate(
      aside,
      Object.fromEntries(Object.entries(provided).filter(([name]) => backup.manifest.migrations.includes(name))),
    );
    await emptyTables(aside);
    const columns = await readColumns(aside);
    let [rows, files] = [0, 0];
    let isChecked = false;
    const finish = async () => {
      await finishRows(aside, backup, provided);
      if (to.unrecorded) await noteKeys(backup, to.db, to.unrecorded);
      isChecked = true;
    };
    await readArchive(backup.file, backup.options, async (name, bytes) => {
      const [kind, table] = name.split('/');
      if (kind === 'tables') {
        if (!carriedTables.has(table!) || !columns.has(table!)) throw wrongRow(table!, '1', 'the table is unknown');
        const read = readRows(name, table!, bytes, columns.get(table!)!);
        await insertOnce(aside, table!, read);
        rows += read.length;
      } else if (kind === 'files') {
        // Check the rows before the first file is written.
        if (!isChecked) await finish();
        await writeFile(to.storage, name.slice('files/'.length), bytes);
        files += 1;
      }
      onProgress({ rows, files });
    });
    if (!isChecked) await finish();
    await replaceRows({ db: aside, dialect: 'sqlite' }, to.db, to.requireAlone);
  } finally {
    await aside.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Notes the keys that the restored rows will not name, for 30 days, and those of the files that are written, in case
 * that the process is killed before the rows name them.
 */
async function noteKeys(
  { fileSizes }: CheckedBackup,
  db: Database,
  unrecorded: Pick<UnrecordedFiles, 'note' | 'postpone'>,
): Promise<void> {
  const until = new Date(Date.now() + leftFilesRetention);
  // Of uploads since the backup: no row names their files any more.
  await unrecorded.postpone(until);
  const keys = await createFileKeyStore(db).listEveryKey();
  await unrecorded.note(
    keys.filter((key) => !fileSizes.has(key)),
    until,
  );
  await unrecorded.note([...fileSizes.keys()]);
}

async function readColumns(db: Database): Promise<Map<string, Set<string>>> {
  return new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [
      name,
      new Set(columns.map((column) => column.name)),
    ]),
  );
}

/** Inserts rows; a duplicate has a message of its own. */
async function insertOnce(aside: Database, table: string, rows: readonly Row[]): Promise<void> {
  try {
    await insertRows(aside, table, rows);
  } catch {
    for (const row of rows) {
      const name = (carriedTables.get(table) ?? []).map((column) => String(row[column]).slice(0, 60)).join(', ');
      await insertRows(aside, table, [row]).catch((error: { code?: string }) => {
        throw wrongRow(
          table,
          name,
          /UNIQUE|PRIMARYKEY/.test(error.code ?? '')
            ? 'the key is a duplicate'
            : 'it violates a constraint of the table',
        );
      });
    }
  }
}

/** Migrates the rows, checks them against the rules of their columns, and the files of the archive against the rows. */
async function finishRows(
  aside: Database,
  { manifest, fileSizes }: CheckedBackup,
  provided: typeof migrations,
): Promise<void> {
  await migrate(aside, provided).catch((error: unknown) => {
    throw error instanceof StartError
      ? error
      : new StartError(
          `The rows of the backup of ${manifest.madeAt} cannot be migrated to this version ` +
            `(${error instanceof Error ? error.message : 'unknown'}). Nothing was changed.`,
        );
  });
  const expected = new Map<string, number>();
  let hasSuperadmin = false;
  const tables = new Set<string>();
  await readSnapshot(aside, 'sqlite', async (table, rows) => {
    checkRows(table, rows);
    tables.add(table);
    if (table === 'files')
      for (const { renditions } of rows)
        for (const { key, bytes } of JSON.parse(String(renditions)) as Rendition[]) expected.set(key, bytes);
    if (table === 'users') hasSuperadmin ||= rows.some((row) => row['role'] === 'superadmin' && !row['deleted_at']);
  });
  requireSingleItems(tables);
  if (!hasSuperadmin)
    throw new StartError(
      'The backup has no superadmin: nobody could manage the site after a restore. Nothing was changed.',
    );
  for (const [key, bytes] of fileSizes) {
    if (!expected.has(key))
      throw new StartError(`The backup contains a file that no row references: ${key}. Nothing was changed.`);
    if (bytes !== expected.get(key))
      throw new StartError(
        `The backup contains a file of the wrong size: ${key} has ${bytes} bytes instead of ${expected.get(key)}. Nothing was changed.`,
      );
  }
}
