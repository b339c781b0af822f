/** Text that is looked for as it stands, within a LIKE pattern whose escape is a backslash. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
