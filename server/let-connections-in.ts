import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Waits some turns of the event loop, and at most `longest` milliseconds: a turn may be long. Node accepts one new
 * connection of a socket in a turn, so a flood of work without turns between would delay all new visitors.
 */
export async function letConnectionsIn({ turns, longest }: { turns: number; longest: number }): Promise<void> {
  const until = performance.now() + longest;
  for (let left = turns; left > 0 && performance.now() < until; left -= 1) await nextTurn();
}

/** The turns before one of many writes, which takes some milliseconds. */
export const beforeWrite = { turns: 50, longest: 20 } as const;
