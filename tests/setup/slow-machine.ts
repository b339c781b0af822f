import { threadTime } from './thread-time.ts';

/** Milliseconds of the reference work on a usual machine. */
const usual = 5;

/** Work with texts, numbers and a map, as the code that tests measure does. */
function doReferenceWork(): void {
  const counts = new Map<string, number>();
  let text = '';
  for (let index = 0; index < 20_000; index += 1) {
    const word = `w${((index * 7_919) % 10_007).toString(36)}`;
    counts.set(word, (counts.get(word) ?? 0) + 1);
    text = (text + word.normalize('NFKC')).slice(-500);
  }
}

/**
 * Returns the milliseconds that a test may allow on this machine for work that takes at most `milliseconds` on a usual
 * one: more only where a reference work, measured now, takes longer too.
 */
export function allowOnThisMachine(milliseconds: number): number {
  const times = Array.from({ length: 5 }, () => {
    const before = threadTime();
    doReferenceWork();
    return threadTime() - before;
  });
  // The median: the first runs are not compiled yet.
  const median = times.sort((first, second) => first - second)[2]!;
  return milliseconds * Math.max(1, median / usual);
}
