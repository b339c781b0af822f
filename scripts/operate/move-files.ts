/**
 * `npm run move-files [-- --keep]`: moves all pictures and documents to where the settings say that new ones go, from
 * DATA_DIR to the store or back, while the site runs. Each is read back and compared before it leaves its old place;
 * with `--keep` it stays there too. Run again after an interruption, it goes on.
 */
import { join } from 'node:path';
import { commandName } from '../../server/command-name.ts';
import { parseArgs } from 'node:util';
import { AppError } from '../../domain/errors.ts';
import { readEnv } from '../../server/env.ts';
import { removeEmptyFolders } from '../../server/files/disk.ts';
import { moveFiles } from '../../server/files/move-files.ts';
import { openFilePlaces } from '../../server/files/open-storage.ts';
import { areFilePlacesRecorded } from '../../server/files/file-places.ts';
import { restrictNewFiles } from '../../server/private-files.ts';
import { StartError } from '../../server/start-error.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { createProgressLine } from './progress-line.ts';
import { runCommand } from './with-site.ts';

/** How many files make a line of progress where there is no terminal. */
const progressEvery = 1_000;

const usage = `Usage: ${commandName} move-files [-- --keep]`;

function readKeep(): boolean {
  try {
    return parseArgs({ options: { keep: { type: 'boolean' } } }).values.keep ?? false;
  } catch {
    throw new StartError(usage);
  }
}

/** True at every moment. */
const goOn = `Every file is in one of the two places. Run ${commandName} move-files again to go on.`;

/** What a failure in the middle means for the operator. */
function explain(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const reason = error.status === 507 ? 'There is no room left' : 'The file store does not answer';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return new StartError(`${reason}${cause}. ${goOn}`);
}

async function moveAllFiles(): Promise<void> {
  const keep = readKeep();
  restrictNewFiles();
  const env = readEnv(process.env);
  const { disk, s3 } = await openFilePlaces(env);
  if (!s3)
    throw new StartError('There is one place for files only, DATA_DIR. Set S3_BUCKET and the other S3 settings.');
  const refusal = await s3.findRefusal();
  if (refusal !== undefined) throw new StartError(refusal);
  if (!(await areFilePlacesRecorded(env)))
    throw new StartError(
      'The server was not started with these settings yet, and would not find what is moved. Restart it first. Nothing was changed.',
    );
  const [source, target, to] =
    env.fileStorage === 's3' ? [disk, s3, `the bucket ${env.s3!.bucket}`] : [s3, disk, 'DATA_DIR'];
  const now = createProgressLine();
  const verb = keep ? 'copied' : 'moved';
  let reported = 0;
  let isWaitReported = false;
  const moved = await moveFiles({
    source,
    target,
    keep,
    onProgress({ files, bytes }, all) {
      const text = `${files} of ${all} files ${verb} to ${to}, ${formatMegabytes(bytes)}`;
      now.update(text);
      if (process.stderr.isTTY || files < reported + progressEvery) return;
      reported = files;
      console.log(text);
    },
    onWait() {
      if (!isWaitReported) console.log('The file store does not answer. Trying again for a minute or two ...');
      isWaitReported = true;
    },
  }).catch((error: unknown) => {
    throw explain(error);
  });
  now.end();
  if (source === disk && !keep) await removeEmptyFolders(join(env.dataDir, 'files'));
  console.log(`${moved.files} files ${verb} to ${to} and compared (${formatMegabytes(moved.bytes)}).`);
  s3.close();
  if (moved.failed.length > 0)
    throw new StartError(
      `${moved.failed.length} files differ after they were copied, such as ${moved.failed[0]}. They stay where they were.`,
    );
}

await runCommand(moveAllFiles, () => goOn);
