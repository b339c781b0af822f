/**
 * Returns the object that this browser stored as JSON under a key, or undefined where there is none with `property`, or
 * where the browser refuses storage.
 */
export function readStoredJson<T extends object>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  property: keyof T & string,
): T | undefined {
  try {
    const stored: unknown = JSON.parse(globalThis[storage].getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null && property in stored ? (stored as T) : undefined;
  } catch {
    return undefined;
  }
}
