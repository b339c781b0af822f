/** A part of a number or of a reference such as 2:255-257, or half of a letter beyond the basic plane. */
const inOne = /[\p{Nd}\p{Cs}:–-]/u;
/** Longer runs are divided: nobody reads them as a number. */
const maxRun = 40;

/**
 * Returns where a text is cut that must not be longer than `length`: there, or before the number or the reference to a
 * verse that would be divided, which would become another one.
 */
export function cutPlace(text: string, length: number): number {
  if (length >= text.length) return text.length;
  const isDivided = (at: number) => inOne.test(text.charAt(at - 1)) && inOne.test(text.charAt(at));
  let at = length;
  while (at > 0 && isDivided(at)) {
    at -= 1;
    if (length - at > maxRun) return /[\udc00-\udfff]/.test(text.charAt(length)) ? length - 1 : length;
  }
  return at;
}
