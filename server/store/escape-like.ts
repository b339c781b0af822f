/** Escapes text for a literal match in a LIKE pattern whose escape is a backslash. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
