/** Returns a seed from a name, so that every picture has its own, reproducible random numbers. */
function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Mulberry32: small, fast and good enough for leaves and stars. Values are in [0, 1). */
export function randomFrom(name: string): () => number {
  let state = seedOf(name);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
