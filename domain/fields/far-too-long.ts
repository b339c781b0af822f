/**
 * Returns whether a text is so long that it is refused before any other processing: cleaning could reduce it to `max`
 * characters only by removing spaces, and takes time proportional to its length.
 */
export function isFarTooLong(text: string, max: number): boolean {
  return text.length > 4 * max + 1_000;
}
