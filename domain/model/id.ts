/** Ids are 24 lower-case hexadecimal characters (specification 5: "Project id"). */
const pattern = /^[0-9a-f]{24}$/;

/** Returns whether a text has the form of an id. */
export function isId(value: string): boolean {
  return pattern.test(value);
}

/**
 * Returns an id whose first 8 characters are the second of its creation, so that ids sort by age. `random` are 8 random
 * bytes, since the domain has no I/O.
 */
export function makeId(now: Date, random: Uint8Array): string {
  const seconds = Math.floor(now.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  const tail = Array.from(random.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return seconds.slice(-8) + tail;
}
