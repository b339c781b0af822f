import { threadTime } from './thread-time.ts';

/**
 * Returns the longest time in which a piece of work let nothing else run on the event loop: milliseconds of this
 * thread, without those of other programs.
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = threadTime();
  let isDone = false;
  const watch = () => {
    const at = threadTime();
    longest = Math.max(longest, at - before);
    before = at;
    if (!isDone) setImmediate(watch);
  };
  watch();
  await work();
  isDone = true;
  watch();
  return longest;
}
