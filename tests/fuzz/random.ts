/** A seeded generator of pseudo-random values: the same seed gives the same values. */
export type Random = ReturnType<typeof createRandom>;

/** mulberry32: small, and good enough for choosing. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const random = {
    /** Returns a whole number from 0 up to, but not including, `end`. */
    below: (end: number) => Math.floor(next() * end),
    chance: (probability: number) => next() < probability,
    pick: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!,
    /** Returns `count` values. */
    many: <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make),
  };
  return random;
}

/** Returns the seed of one request of a run, so that each can be repeated without the previous ones. */
export const seedOf = (seed: number, index: number) =>
  (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
