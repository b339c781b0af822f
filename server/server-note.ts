import { open, rename } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * What the server of a data folder says about itself, for `npm run upgrade`. An upgrade is run by the version before:
 * names and meanings may be added, but not changed.
 */
export type ServerNote = {
  host: string;
  pid: number;
  /** The process that started it; `npm start` starts another server after an upgrade. */ starter: number;
  /**
   * `opening`: the database is migrated, and from now on visitors and staff may write. `serving`: it listens at
   * `address`. `failed`: it ended at the start, for the reason in `problem`.
   */
  state: 'starting' | 'opening' | 'serving' | 'failed';
  address?: string;
  problem?: string;
};

const noteIn = (dataDir: string) => join(dataDir, 'server.json');

/** The data folder of this process, once it is the server of it. */
let notedIn: string | undefined;

/** Notes the state of this server in its data folder. The note is on the disk when this returns. */
export async function noteServer(
  dataDir: string,
  state: Pick<ServerNote, 'state' | 'address' | 'problem'>,
): Promise<void> {
  notedIn = dataDir;
  const note: ServerNote = { host: hostname(), pid: process.pid, starter: process.ppid, ...state };
  const file = noteIn(dataDir);
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(note));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}

/** Notes why this server ends at its start, unless another one is the server of the data folder. */
export async function noteFailure(problem: string): Promise<void> {
  if (notedIn !== undefined) await noteServer(notedIn, { state: 'failed', problem: problem.slice(0, 2_000) });
}
