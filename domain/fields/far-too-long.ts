/**
 * Whether a text is so long that it is refused before anything else reads it: cleaning could not bring it down to `max`
 * characters but for spaces, and takes time in proportion to what was sent.
 */
export function isFarTooLong(text: string, max: number): boolean {
  return text.length > 4 * max + 1_000;
}
