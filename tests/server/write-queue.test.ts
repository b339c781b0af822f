/** The queue of saves: Node accepts one new connection in a turn of the event loop, so turns pass between saves. */
import { expect, it } from 'vitest';
import { createWriteQueue } from '../../server/services/content/write-queue.ts';
import type { Staff } from '../../domain/people/viewer.ts';

/** Returns the fewest turns that passed between the saves of a burst. */
async function countTurnsBetweenSaves(): Promise<number> {
  const queue = createWriteQueue();
  const author: Staff = { kind: 'staff', id: 'a'.repeat(24), role: 'admin', rights: {} };
  let turns = 0;
  let running = true;
  const count = () => {
    turns += 1;
    if (running) setImmediate(count);
  };
  setImmediate(count);
  const begun: number[] = [];
  await Promise.all(
    Array.from({ length: 12 }, () => queue.run(author, () => Promise.resolve(begun.push(turns)))),
  ).finally(() => (running = false));
  // Two at a time.
  const between = begun.slice(2).map((turn, index) => turn - begun[index]!);
  return Math.min(...between);
}

it('lets turns of the event loop pass between the saves of a burst', async () => {
  const bursts: number[] = [];
  // The queue waits for some milliseconds at most: a machine that is busy for that long has few turns in them.
  for (let burst = 0; burst < 5; burst += 1) bursts.push(await countTurnsBetweenSaves());
  expect(Math.max(...bursts)).toBeGreaterThan(5);
});
