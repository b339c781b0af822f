import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { middle } from '../../domain/media/focal-point.ts';
import type { Localized } from '../../domain/model/localized.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { createSeededFileId } from '../../server/files/create-seeded-file-id.ts';
import type { Rendition, StoredFile } from '../../server/store/files/file-row.ts';

/** The manifest entry of a drawn picture. */
type ManifestEntry = {
  width: number;
  height: number;
  tint: string;
  variants: { width: number; format: string; file: string; bytes: number }[];
};
/** The pictures of a folder, by their names. */
export type DrawnPictures = { folder: string; entries: Readonly<Record<string, ManifestEntry>> };

/** A picture by its name in the manifest, with its alternative text. */
export type SeedPicture = { name: string; alt: Localized };

/** Reads the manifests of a folder of pictures. */
export async function readDrawnPictures(folder: string, manifests = ['manifest.json']): Promise<DrawnPictures> {
  const parts = await Promise.all(manifests.map((name) => readFile(join(folder, name), 'utf8')));
  return { folder, entries: Object.assign({}, ...parts.map((part) => JSON.parse(part) as DrawnPictures['entries'])) };
}

const hashOf = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 24);
};

/** Writes the renditions of a drawn picture to the file storage; returns its record. */
export async function storePicture(
  storage: FileStorage,
  { folder, entries }: DrawnPictures,
  { name, alt }: SeedPicture,
  createdAt: string,
): Promise<StoredFile> {
  const entry = entries[name];
  if (!entry) throw new Error(`The seed references a missing picture: ${name}`);
  const bytes = await Promise.all(entry.variants.map((variant) => readFile(join(folder, variant.file))));
  const hash = hashOf(...bytes);
  const renditions: Rendition[] = entry.variants.map((variant, index) => ({
    key: `pictures/${hash}/${variant.width}.${variant.format}`,
    format: variant.format,
    width: variant.width,
    bytes: bytes[index]!.byteLength,
  }));
  await Promise.all(renditions.map((rendition, index) => storage.write(rendition.key, bytes[index]!)));
  return {
    id: createSeededFileId(name),
    kind: 'picture',
    fileName: name,
    bytes: renditions.reduce((sum, rendition) => sum + rendition.bytes, 0),
    renditions,
    width: entry.width,
    height: entry.height,
    tint: entry.tint,
    pages: null,
    alt,
    focus: middle,
    createdAt,
    uploadedBy: null,
  };
}

/** Writes a PDF to the file storage; returns its record. */
export async function storeDocument(storage: FileStorage, file: string, createdAt: string): Promise<StoredFile> {
  const [bytes, fileName] = [await readFile(file), basename(file)];
  const key = `documents/${hashOf(bytes)}.pdf`;
  await storage.write(key, bytes);
  return {
    id: createSeededFileId(fileName),
    kind: 'document',
    fileName,
    bytes: bytes.byteLength,
    renditions: [{ key, format: 'pdf', width: null, bytes: bytes.byteLength }],
    width: null,
    height: null,
    tint: null,
    pages: countPages(bytes),
    alt: { en: '', so: '', ar: '' },
    focus: middle,
    createdAt,
    uploadedBy: null,
  };
}

/** Returns the number of pages of one of our own PDF files, whose page objects are uncompressed. */
function countPages(pdf: Buffer): number | null {
  const count = pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;
  return count > 0 ? count : null;
}
