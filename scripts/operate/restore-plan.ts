/** What `npm run restore` prints before and after, and its question. */
import { createInterface } from 'node:readline/promises';
import { day } from '../../domain/durations.ts';
import { contentTypes } from '../../domain/content/index.ts';
import { commandName } from '../../server/command-name.ts';
import { isEmpty, countRows } from '../../server/store/snapshot.ts';
import type { CheckedBackup } from '../../server/backup/restore.ts';
import { readProgramVersion } from '../../server/read-program-version.ts';
import { StartError } from '../../server/start-error.ts';
import { listKnownMigrations } from '../../server/store/migrate.ts';
import { migrations } from '../../server/store/migrations.ts';
import { formatMegabytes } from './format-megabytes.ts';
import type { OpenSite } from './with-site.ts';

type Counts = ReadonlyMap<string, number>;

const line = (label: string, text: string) => `  ${label.padEnd(11)}${text}`;

/** The tables whose rows an operator recognises a site by; the others are counted together. */
const named = [...contentTypes.map(({ name }) => name), 'messages', 'users', 'history'];

function describeCounts(counts: Counts): string {
  const rest = [...counts].filter(([table]) => !named.includes(table)).reduce((sum, [, count]) => sum + count, 0);
  return [...named.map((table) => `${table} ${counts.get(table) ?? 0}`), `others ${rest}`].join(', ');
}

const countFiles = ({ sums }: CheckedBackup) => [...sums.keys()].filter((name) => name.startsWith('files/')).length;

function describeAge(madeAt: string, now = new Date()): string {
  const days = Math.floor((now.getTime() - Date.parse(madeAt)) / day);
  return days < 1 ? 'less than a day ago' : days === 1 ? '1 day ago' : `${days} days ago`;
}

export type Present = { /** Undefined where the site has no content yet. */ counts: Counts | undefined };

/** Returns what is in the site now. The database may have no tables yet. */
export async function readPresent({ db }: OpenSite): Promise<Present> {
  const isNew = (await listKnownMigrations(db)).length === 0 || (await isEmpty(db));
  return { counts: isNew ? undefined : await countRows(db) };
}

/** Returns the plan of a restore, in lines: what is in the archive, from when, and what it replaces. */
export function describePlan(backup: CheckedBackup, site: OpenSite, { counts }: Present): string {
  const { manifest, origin, size, missingFiles } = backup;
  const later = Object.keys(migrations).filter((name) => !manifest.migrations.includes(name));
  const where =
    site.dialect === 'postgres' ? 'the PostgreSQL database of DATABASE_URL' : `the SQLite database in ${site.dataDir}`;
  const lacking = missingFiles === 1 ? '1 file' : `${missingFiles} files`;
  return [
    `${backup.file} is complete${origin === 'own' ? ' and was made by this site' : ', but was not made by this site'}. The plan:`,
    line('made', `${manifest.madeAt} (${describeAge(manifest.madeAt)})`),
    line(
      'version',
      `${manifest.version ?? '0.1.0 or earlier'}; this is ${readProgramVersion()}` +
        (later.length > 0 ? `, which migrates the rows (${later.join(', ')})` : ''),
    ),
    line('contains', `${describeCounts(backup.counts)}; ${countFiles(backup)} files (${formatMegabytes(size.files)})`),
    ...(missingFiles > 0 ? [line('lacks', `${lacking}, which the site did not find when it was made`)] : []),
    line(
      'replaces',
      counts ? `all rows of ${where}: ${describeCounts(counts)}` : `nothing: ${where} has no content yet`,
    ),
    ...(counts ? [line('before', `a backup of what is there now, in ${site.folder}`)] : []),
    line('after', 'everybody signs in again; files that the backup does not name are deleted after 30 days'),
  ].join('\n');
}

/**
 * Asks whether to go on. Throws StartError for any answer but `yes`, and without a terminal where `--yes` was not
 * given.
 */
export async function confirmPlan(isConfirmed: boolean): Promise<void> {
  if (isConfirmed) return;
  if (!process.stdin.isTTY)
    throw new StartError('Nothing was changed. To restore without a question, add -- --yes to the command.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // At the end of the input, such as Ctrl+D, there is no answer.
  const closed = new Promise<string>((done) => terminal.once('close', () => done('')));
  const answer = await Promise.race([terminal.question('Restore? Type yes: '), closed]);
  terminal.close();
  if (answer.trim() !== 'yes') throw new StartError('Nothing was changed.');
}

/** Returns the receipt of a restore, in lines. */
export function describeReceipt(
  backup: CheckedBackup,
  counts: Counts,
  before: string | undefined,
  startedAt: number,
): string {
  const undo = before?.endsWith('.age') ? `${before} -- --passphrase-file FILE` : before;
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [
    `Restored in ${((performance.now() - startedAt) / 1000).toFixed(1)} s:`,
    line('from', `${backup.file}, made ${backup.manifest.madeAt}`),
    line('rows', `${rows}: ${describeCounts(counts)}`),
    line('files', `${countFiles(backup)} (${formatMegabytes(backup.size.files)})`),
    line('before', before ? `${before}. To undo: ${commandName} restore ${undo}` : 'there was no content'),
    'The site is as it was then; everybody signs in again. Start the server.',
  ].join('\n');
}
