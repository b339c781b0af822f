/** Numbers by chance that come again with the same seed. */
export type Random = ReturnType<typeof createRandom>;

/** mulberry32: small, and good enough to choose by. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const random = {
    /** A whole number from 0 up to, and without, `end`. */
    below: (end: number) => Math.floor(next() * end),
    chance: (probability: number) => next() < probability,
    pick: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!,
    /** So many values. */
    many: <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make),
  };
  return random;
}

/** The seed of one request of a run: each can be made again without those before it. */
export const seedOf = (seed: number, index: number) =>
  (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
