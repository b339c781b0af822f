import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { costOfWork, createTurns } from '../../server/http/turns.ts';

const flood = () => 'flood';

it('does work at once while little has arrived', async () => {
  const turns = createTurns();
  const done: number[] = [];
  for (let n = 0; n < 8; n += 1) turns.run(flood, costOfWork, () => void done.push(n));
  expect(done).toHaveLength(8);
  await nextTurn();
  turns.run(flood, costOfWork, () => void done.push(8));
  expect(done).toHaveLength(9);
});

it('leaves the rest of a flood to later turns, and others in it wait for one turn', async () => {
  const turns = createTurns();
  const done: string[] = [];
  for (let n = 0; n < 100; n += 1) turns.run(flood, costOfWork, () => void done.push('flood'));
  expect(done).toHaveLength(8);
  for (const network of ['visitor', 'other'])
    turns.run(
      () => network,
      costOfWork,
      () => void done.push(network),
    );
  expect(done).toHaveLength(8);
  await nextTurn();
  expect(done).toHaveLength(16);
  expect(done).toEqual(expect.arrayContaining(['visitor', 'other']));
  for (let n = 0; n < 12; n += 1) await nextTurn();
  expect(done).toHaveLength(102);
});

it('counts cached responses for little', () => {
  const turns = createTurns();
  let done = 0;
  for (let n = 0; n < 100; n += 1) turns.run(flood, 1, () => (done += 1));
  expect(done).toBe(64);
});

it('keeps the context of each piece of work', async () => {
  const turns = createTurns();
  const context = new AsyncLocalStorage<number>();
  const seen: (number | undefined)[] = [];
  for (let n = 0; n < 10; n += 1)
    context.run(n, () => turns.run(flood, costOfWork, () => void seen.push(context.getStore())));
  await nextTurn();
  await nextTurn();
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
