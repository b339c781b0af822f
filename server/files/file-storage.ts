/**
 * Where the bytes of pictures and documents lie. Keys are relative paths such as `pictures/<hash>/960.avif`;
 * they name their content, so what lies under a key never changes.
 */
export type FileStorage = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under a key, or undefined where there are none. */
  read(key: string): Promise<Uint8Array | undefined>;
};

/** A key is made by this program: lower-case names, one extension, no dots that climb. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && /^(pictures|documents)(\/[a-z0-9-]+)*\/[a-z0-9-]+\.[a-z0-9]+$/.test(key);
}
