/** What commands for operators share: the site that the settings name, and how they say what is wrong. */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readEnv } from '../../server/env.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import { StartError } from '../../server/start-error.ts';
import { openDatabase } from '../../server/store/open.ts';

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/** Opens the database as it is, and the files. */
async function openSite() {
  const env = readEnv(process.env);
  await mkdir(env.dataDir, { recursive: true });
  const { db, dialect } = await openDatabase({ ...env, processes: 1 });
  const folder = join(env.dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    db,
    dialect,
    storage: createDiskStorage(join(env.dataDir, 'files')),
    folder,
    /** Where a backup goes that nobody named. */
    backupPath: (suffix: string) => join(folder, `minbar-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}${suffix}.tar.gz`),
  };
}

/** A path as the operator means it: from where the command was typed, not from where npm runs it. */
export const pathFrom = (argument: string | undefined): string | undefined => (argument ? resolve(process.env['INIT_CWD'] ?? '.', argument) : undefined);

/** Ends with a sentence where the cause of a problem is known, with everything there is to say where it is not. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Does something with the site, and closes it. */
export async function withSite(work: (site: OpenSite) => Promise<void>): Promise<void> {
  const site = await openSite();
  try {
    await work(site);
  } finally {
    await site.db.destroy();
  }
}
