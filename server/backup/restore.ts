import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../../db/migrations/index.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { StartError } from '../start-error.ts';
import type { Database } from '../store/database.ts';
import { openSqlite } from '../store/dialects/sqlite.ts';
import { migrate } from '../store/migrate.ts';
import { carriedTables, emptyTables, insertRows, replaceRows, type Row } from '../store/snapshot.ts';
import { aboutName, readArchive, verifyArchive } from './archive.ts';
import type { About } from './backup.ts';

/** What an archive is, once every entry of it was held against its sum. Throws StartError where it is not whole, or from a newer program. */
export async function checkBackup(file: string): Promise<About> {
  let about: About | undefined;
  await verifyArchive(file, (name, bytes) => {
    if (name === aboutName) about = JSON.parse(bytes.toString()) as About;
  });
  if (about?.format !== 1) throw new StartError(`${file} has a form that this version does not know. Nothing was changed.`);
  const unknown = about.migrations.filter((name) => !(name in migrations)).at(-1);
  if (unknown) throw new StartError(`${file} was made by a newer version of this program (it has "${unknown}"). Install that version first. Nothing was changed.`);
  return about;
}

/**
 * Puts what an archive that was checked holds in the place of what the site has now. The rows first go through a database
 * aside, where they meet the migrations that they have not seen yet; then they replace the others in one transaction. The
 * files are there before the rows that name them. Both dialects take the archives of either.
 */
export async function restoreBackup(file: string, about: About, to: { db: Database; storage: FileStorage; /** For what is made on the way; as large as the database. */ folder: string }, onProgress: (done: string) => void = () => {}): Promise<void> {
  const folder = await mkdtemp(join(to.folder, 'restoring-'));
  const aside = openSqlite(join(folder, 'aside.sqlite'));
  try {
    await migrate(aside, Object.fromEntries(Object.entries(migrations).filter(([name]) => about.migrations.includes(name))));
    await emptyTables(aside);
    let [rows, files] = [0, 0];
    await readArchive(file, async (name, bytes) => {
      const [kind, table] = name.split('/');
      if (kind === 'files') {
        await to.storage.write(name.slice('files/'.length), bytes);
        files += 1;
      } else if (kind === 'tables' && carriedTables.has(table!)) {
        const read = bytes.toString().split('\n').filter(Boolean).map((line) => JSON.parse(line) as Row);
        await insertRows(aside, table!, read);
        rows += read.length;
      }
      onProgress(`${rows} rows, ${files} files`);
    });
    await migrate(aside);
    await replaceRows({ db: aside, dialect: 'sqlite' }, to.db);
  } finally {
    await aside.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
