/** Catches typing errors; only a received mail proves an address. */
const pattern = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/u;

/** Returns whether a text has the form of an email address. */
export function isEmail(text: string): boolean {
  return pattern.test(text);
}
