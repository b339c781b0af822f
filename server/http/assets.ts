import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getContentType } from '../files/get-content-type.ts';

type Asset = {
  bytes: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer> | undefined;
  type: string;
  cache: string;
};

/** The built browser files by their address, read once and served from memory. */
export type Assets = ReadonlyMap<string, Asset>;

/** Reads all files of a folder, with what was compressed at the build. */
export async function loadAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const assets = new Map<string, Asset>();
  for (const file of names.filter((name) => !name.endsWith('.br'))) {
    const address = file.slice(folder.length).replaceAll('\\', '/');
    assets.set(address, {
      bytes: new Uint8Array(await readFile(file)),
      brotli: names.includes(`${file}.br`) ? new Uint8Array(await readFile(`${file}.br`)) : undefined,
      type: getContentType(file),
      // Built names carry a fingerprint of their content; the rest may change with the next version.
      cache: getCacheControl(address),
    });
  }
  return assets;
}

function getCacheControl(address: string): string {
  // Browsers look for a new version at each visit.
  if (address === '/service-worker.js') return 'no-cache';
  return address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
