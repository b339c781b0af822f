import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { FileStorageFacts } from '../../domain/operating/site-state.ts';
import { formatBucketPlace } from './s3/format-bucket-place.ts';
import type { Env } from '../env.ts';
import type { FileKeyStore } from '../store/files/file-key-store.ts';
import type { FileStorage } from './file-storage.ts';

/** Files of which is asked whether they are there. */
const lookedFor = 10;

/** Creates the checks of the file storage, for `/readyz` and for the state of the site. */
export function createStorageState(
  storage: FileStorage,
  { dataDir, s3, fileStorage }: Pick<Env, 'dataDir' | 's3' | 'fileStorage'>,
  files: Pick<FileKeyStore, 'listSampleKeys'>,
  log: Logger,
) {
  const place = s3 && formatBucketPlace(s3);
  let isFailing = false;

  /** Logs the beginning and the end of an outage. */
  const findFailure = async (): Promise<Error | undefined> => {
    const failure = await storage.findFailure();
    if (failure && !isFailing) log.error({ err: failure }, 'the file store does not answer');
    if (!failure && isFailing) log.info('the file store answers again');
    isFailing = failure !== undefined;
    return failure;
  };

  /** Returns whether files are missing, such as all of them where another folder is set: looks for a few. */
  const isAnyMissing = async (): Promise<boolean> => {
    const isThere = async (key: string) => {
      const file = await storage.open(key);
      await file?.close();
      return file !== undefined;
    };
    return (await Promise.all((await files.listSampleKeys(lookedFor)).map(isThere))).includes(false);
  };

  return {
    /** Logs where files are missing that the database names. */
    async warnOfMissing(): Promise<void> {
      if ((await findFailure()) || !(await isAnyMissing())) return;
      log.error(
        'pictures or documents that the database names are missing: see whether DATA_DIR and the S3_ settings are as ' +
          'they were, or restore a backup that has them',
      );
    },

    /** Returns whether files can be read and written. */
    isReady: async (): Promise<boolean> => (await findFailure()) === undefined,

    /** Returns where the files are, and why they cannot be read or written, if so. */
    async readFacts(): Promise<FileStorageFacts> {
      const failure = await findFailure();
      // New files may go to the disk while earlier ones are in the store.
      const diskFault = fileStorage === 'disk' ? await findDiskFault(join(dataDir, 'files')) : undefined;
      if (diskFault !== undefined) return { place: undefined, failure: diskFault };
      return { place, failure: failure && findCode(failure), isAnyMissing: !failure && (await isAnyMissing()) };
    },
  };
}

/** Returns the code of the first cause of an error. */
const findCode = (error: Error & { code?: string }): string =>
  error.cause instanceof Error ? findCode(error.cause) : (error.code ?? 'unknown');

/** Returns the code of why files cannot be written to the folders. Those are made by the first upload. */
async function findDiskFault(folder: string): Promise<string | undefined> {
  for (const name of ['', 'pictures', 'documents', 'parts']) {
    // The slash makes a file in place of the folder a fault.
    const fault = await findErrorCode(access(`${join(folder, name)}/`, constants.W_OK | constants.X_OK));
    if (fault !== undefined && fault !== 'ENOENT') return fault;
  }
  // A disk that became read-only after a fault may still be said to be writable.
  const file = join(folder, 'parts', randomUUID());
  const fault = await findErrorCode(writeFile(file, 'x', { flag: 'wx', mode: 0o600, flush: true }));
  await rm(file, { force: true }).catch(() => undefined);
  return fault === 'ENOENT' ? undefined : fault;
}

const findErrorCode = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    ({ code = 'unknown' }: NodeJS.ErrnoException) => code,
  );
