/** Returns whether a key is that of a Latin letter; on a keyboard without Latin letters, the key in its place. */
export const isLetterKey = ({ key, code }: KeyboardEvent, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
