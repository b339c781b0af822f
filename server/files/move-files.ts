import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../domain/errors.ts';
import type { FileStorage } from './file-storage.ts';

/** Files under way at a time; each is in memory as a whole, and none is larger than some 40 MB. */
const atOnce = 6;
/** How long is waited for a store that does not answer before each further try, in milliseconds. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000];

type Move = {
  source: FileStorage;
  target: FileStorage;
  /** Whether the source keeps its copies. */
  keep?: boolean;
  waits?: readonly number[];
  onProgress?: (moved: Moved, all: number) => void;
  /** Called before each wait for a store that does not answer. */
  onWait?: () => void;
};

export type Moved = {
  /** Now in the target, proven by their hash. */
  files: number;
  bytes: number;
  /** Keys whose bytes could not be proven to be the same; they stay where they were. */
  failed: string[];
};

/**
 * Moves every file from one storage to the other while the site reads both (`two-places.ts`). A file leaves its old
 * place when what was read back from the new one has the same SHA-256, so an interrupted move goes on where it ended.
 * Throws where the target or the source still does not answer after some tries.
 */
export async function moveFiles({
  source,
  target,
  keep = false,
  waits: pauses = waits,
  onProgress,
  onWait = () => undefined,
}: Move): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, failed: [] };
  const tryAgain = <T>(work: () => Promise<T>) => retry(pauses, onWait, work);
  const keys = await tryAgain(() => listKeys(source));
  const there = new Set(await tryAgain(() => listKeys(target)));
  const all = keys.length;

  const move = async (key: string) => {
    const bytes = await source.read(key);
    // Removed by the site since it was listed.
    if (!bytes) return;
    const sum = createHash('sha256').update(bytes).digest('hex');
    if (!there.has(key) || (await readHash(target, key)) !== sum) {
      await target.put(key, bytes);
      if ((await readHash(target, key)) !== sum) return void moved.failed.push(key);
    }
    if (!keep) await source.remove(key);
    moved.files += 1;
    moved.bytes += bytes.byteLength;
  };

  const failures: unknown[] = [];
  const work = async () => {
    for (let key = keys.pop(); key !== undefined && failures.length === 0; key = keys.pop()) {
      const next = key;
      await tryAgain(() => move(next)).catch((error: unknown) => failures.push(error));
      onProgress?.(moved, all);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
  return moved;
}

async function listKeys(storage: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys;
}

/** The SHA-256 of what lies under a key, read in parts; undefined where there is nothing. */
async function readHash(storage: FileStorage, key: string): Promise<string | undefined> {
  const file = await storage.open(key, { fromStart: true });
  if (!file) return undefined;
  try {
    const hash = createHash('sha256');
    for (let at = 0; at < file.size;) {
      const bytes = await file.read(at, file.partSize);
      if (bytes.byteLength === 0) return undefined;
      hash.update(bytes);
      at += bytes.byteLength;
    }
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}

/** Does something again where the store does not answer. */
async function retry<T>(pauses: readonly number[], onWait: () => void, work: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 503) throw error;
      onWait();
      await sleep(pause);
    }
  }
  return work();
}
