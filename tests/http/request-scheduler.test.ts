import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRequestScheduler } from '../../server/http/limits/request-scheduler.ts';

/** Returns one of many addresses of an ISP. */
const addressInIsp = (n: number) => `198.51.${n >> 8}.${n & 255}`;

type Options = { address?: string; hasLeft?: boolean };

const createRequest = ({ address = addressInIsp(1), hasLeft = false }: Options = {}) =>
  ({ headers: { 'x-client': address }, socket: { destroyed: hasLeft } }) as unknown as IncomingMessage;

/** Adds tasks that write their names into `done`; those that are refused are in `refused`. */
function open() {
  const scheduler = createRequestScheduler(({ headers }) => String(headers['x-client']));
  const done: string[] = [];
  const refused: string[] = [];
  const work = (name: string) => () => void done.push(name);
  return {
    done,
    refused,
    run: (name: string, options: Options = {}) =>
      scheduler.run(createRequest(options), work(name), () => void refused.push(name)),
    sendReady: (name: string, options: Options = {}) => scheduler.sendReady(createRequest(options), work(name)),
    scheduler,
  };
}
const times = (count: number, run: (n: number) => void) => {
  for (let n = 0; n < count; n += 1) run(n);
};
const afterTurns = async (count: number) => {
  for (let n = 0; n < count; n += 1) await nextTurn();
};

it('does work at once while nothing else has arrived in this turn', async () => {
  const { run, done } = open();
  for (const name of ['a', 'b', 'c']) {
    run(name);
    expect(done.at(-1)).toBe(name);
    await afterTurns(2);
  }
});

it('leaves the rest of a flood to later turns, also of many subnets of an ISP; others wait for a few', async () => {
  const { run, done } = open();
  times(100, (n) => run('flood', { address: addressInIsp(n) }));
  expect(done).toHaveLength(4);
  for (const address of ['192.0.2.1', '203.0.113.1']) run(address, { address });
  await afterTurns(8);
  expect(done.length).toBeLessThan(40);
  expect(done).toEqual(expect.arrayContaining(['192.0.2.1', '203.0.113.1']));
});

it('refuses a flood of more than 1,000 that wait, and nobody else', async () => {
  const { run, done, refused } = open();
  times(1_500, (n) => run('flood', { address: addressInIsp(n) }));
  run('visitor', { address: '192.0.2.1' });
  await afterTurns(6);
  expect(done).toContain('visitor');
  await afterTurns(20);
  expect(refused.length).toBeGreaterThan(390);
  expect(new Set(refused)).toEqual(new Set(['flood']));
});

it('refuses few in a turn, however many arrive together', async () => {
  const { run, refused } = open();
  times(3_000, (n) => run('flood', { address: addressInIsp(n) }));
  let before = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    await nextTurn();
    expect(refused.length - before).toBeLessThanOrEqual(64);
    before = refused.length;
  }
  expect(before).toBeGreaterThan(1_500);
});

it('sends 64 responses in a turn that are ready, whatever else waits', async () => {
  const { run, sendReady, done } = open();
  times(100, () => run('work'));
  times(100, () => sendReady('ready'));
  const ready = () => done.filter((name) => name === 'ready').length;
  expect(ready()).toBe(64);
  sendReady('visitor', { address: '192.0.2.1' });
  await nextTurn();
  expect(ready()).toBe(100);
  expect(done).toContain('visitor');
  expect(done.length).toBeLessThan(115);
});

it('does nothing for clients that have left, which delays nobody', async () => {
  const { run, done } = open();
  run('first');
  times(50, () => run('left', { hasLeft: true }));
  run('second');
  await afterTurns(3);
  expect(done).toEqual(['first', 'second']);
});

it('keeps the context of each piece of work', async () => {
  const { scheduler } = open();
  const context = new AsyncLocalStorage<number>();
  const seen: (number | undefined)[] = [];
  const work = () => void seen.push(context.getStore());
  times(70, (n) => context.run(n, () => scheduler.sendReady(createRequest(), work)));
  times(4, (n) => context.run(n + 70, () => scheduler.run(createRequest(), work, () => undefined)));
  await afterTurns(10);
  expect(seen.toSorted((a, b) => a! - b!)).toEqual(Array.from({ length: 74 }, (_none, n) => n));
});
