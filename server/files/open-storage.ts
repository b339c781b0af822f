import { join } from 'node:path';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import { createDiskStorage } from './disk.ts';
import type { FileStorage } from './file-storage.ts';
import { createTwoPlaceStorage } from './two-places.ts';
import type { S3Storage } from './s3/s3.ts';

/** Where the files of a site may lie. */
export type FilePlaces = {
  disk: FileStorage;
  /** Undefined without the settings of a store. */
  s3: S3Storage | undefined;
};

/** Opens the places of the files. The client of S3 is loaded only where there are settings for it. */
export async function openFilePlaces({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Promise<FilePlaces> {
  const disk = createDiskStorage(join(dataDir, 'files'));
  return { disk, s3: s3 && (await import('./s3/s3.ts')).createS3Storage(s3) };
}

/** Throws StartError where the settings of the store are wrong. */
export async function checkStoreSettings({ s3 }: FilePlaces): Promise<void> {
  const refusal = await s3?.findRefusal();
  if (refusal !== undefined) throw new StartError(refusal);
}

/** The storage over both places: new files go where the settings say, and every file is found wherever it is. */
export function combineStorages({ disk, s3 }: FilePlaces, fileStorage: Env['fileStorage']): FileStorage {
  if (!s3) return disk;
  return createTwoPlaceStorage({ disk, s3, newIn: fileStorage === 's3' ? s3 : disk });
}

/**
 * Where browsers find public pictures in the store, with a slash at its end; undefined where they come from the site:
 * without S3_PUBLIC_URL, and as long as there are pictures on the disk, which are not in the store.
 */
export async function findPublicPictures({ disk }: FilePlaces, s3: Env['s3']): Promise<string | undefined> {
  if (s3?.publicUrl === undefined) return undefined;
  for await (const key of disk.list()) if (key.startsWith('pictures/')) return undefined;
  return s3.publicUrl;
}
