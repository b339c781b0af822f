/** Good enough to catch slips; only a mail that arrives proves an address. */
const pattern = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/u;

export function isEmail(text: string): boolean {
  return pattern.test(text);
}
