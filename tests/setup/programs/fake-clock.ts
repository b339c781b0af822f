/** A clock that a test sets for one program, with libfaketime of Debian. The clock of the machine stays as it is. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireProgram } from './debian-program.ts';

const libraries = ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/faketime/libfaketimeMT.so.1`);

export type FakeClock = {
  /** Environment of the program. */ environment: Record<string, string>;
  /** Sets its clock that many seconds ahead of the real one. Its timers go on as before. */
  set: (seconds: number) => Promise<void>;
  remove: () => Promise<void>;
};

export async function createFakeClock(): Promise<FakeClock> {
  await requireProgram('faketime', 'faketime');
  const library = libraries.find((path) => existsSync(path));
  if (!library) throw new Error('faketime is installed without its library');
  const folder = await mkdtemp(join(tmpdir(), 'minbar-clock-'));
  const file = join(folder, 'offset');
  const set = (seconds: number) => writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  await set(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
