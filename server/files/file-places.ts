import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { unlessMissing } from './unless-missing.ts';

type StorageSettings = Pick<Env, 'dataDir' | 's3' | 'fileStorage'>;

/** Returns a line that names the places of the settings. */
function describe({ s3, fileStorage }: StorageSettings): string {
  return `${s3 ? `disk and ${s3.endpoint ?? s3.region} ${s3.bucket}, new files: ${fileStorage}` : 'disk'}\n`;
}

const noteIn = (dataDir: string) => join(dataDir, 'file-places');

/** Notes in the data folder where the server that starts now looks for files. */
export async function recordFilePlaces(places: StorageSettings): Promise<void> {
  await writeFile(noteIn(places.dataDir), describe(places), { mode: 0o600 });
}

/** Whether the server that was started last looks for files where these settings say. */
export async function areFilePlacesRecorded(places: StorageSettings): Promise<boolean> {
  const noted = await unlessMissing(readFile(noteIn(places.dataDir), 'utf8'));
  return noted === describe(places);
}
