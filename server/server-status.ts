import { rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * The content of `server.json`: the server of a data folder, for `npm run upgrade`. An upgrade is run by the version
 * before: names and meanings may be added, but not changed.
 */
export type ServerStatus = {
  host: string;
  pid: number;
  /** The process that started it; `npm start` starts another server after an upgrade. */
  starter: number;
  /**
   * `opening`: the database is migrated, and from now on visitors and staff may write. `serving`: it listens at
   * `address`. `failed`: it ended at the start, for the reason in `problem`.
   */
  state: 'starting' | 'opening' | 'serving' | 'failed';
  address?: string;
  problem?: string;
};

const fileIn = (dataDir: string) => join(dataDir, 'server.json');

/** The data folder that this process is the server of. */
let writtenIn: string | undefined;

/** Writes the state of this server into `server.json` of its data folder, synced to the disk. */
export async function writeServerStatus(
  dataDir: string,
  state: Pick<ServerStatus, 'state' | 'address' | 'problem'>,
): Promise<void> {
  writtenIn = dataDir;
  const status: ServerStatus = { host: hostname(), pid: process.pid, starter: process.ppid, ...state };
  const file = fileIn(dataDir);
  const part = `${file}.part`;
  await writeFile(part, JSON.stringify(status), { mode: 0o600, flush: true });
  await rename(part, file);
}

/** Writes why this server ends at its start, unless another one is the server of the data folder. */
export async function writeStartFailure(problem: string): Promise<void> {
  if (writtenIn === undefined) return;
  await writeServerStatus(writtenIn, { state: 'failed', problem: problem.slice(0, 2_000) });
}
