import { expect, it } from 'vitest';
import { createWorkQueue } from '../../server/work-queue.ts';

/** A queue whose work ends when `endNext` is called; `begun` lists the order in which work began. */
function open(options: { concurrency: number; maxWaiting: number }) {
  const queue = createWorkQueue(options);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, key?: string, first = false) =>
    queue.run(
      async () => {
        started.push(name);
        await new Promise<void>((end) => ends.push(end));
        return name;
      },
      { first, ...(key !== undefined && { key }) },
    );
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((done) => setTimeout(done));
  };
  return { add, begun: started, endNext };
}

it('begins with the keys that asked for least, in turns', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 1, maxWaiting: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2', 'd1', 'd2']) void add(name, name[0]);
  void add('urgent', 'e', true);
  for (let n = 0; n < 10; n += 1) await endNext();
  expect(started).toEqual(['a1', 'urgent', 'c1', 'b1', 'd1', 'b2', 'd2', 'a2', 'a3', 'a4']);
});

it('accepts work of a key that asked for less by dropping the last of the key that asked for most', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 1, maxWaiting: 3 });
  const results = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add(name, 'a'));
  expect(await results[4]).toBeUndefined();
  void add('b1', 'b');
  expect(await results[3]).toBeUndefined();
  void add('b2', 'b');
  expect(await results[2]).toBeUndefined();
  for (let n = 0; n < 5; n += 1) await endNext();
  expect(started).toEqual(['a1', 'b1', 'b2', 'a2']);
});

it('accepts a newcomer while many keys keep it full with one task each', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 1, maxWaiting: 3 });
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const key of keys) void add(`${key}1`, key);
  // Each asks again at once, whether it was done or refused.
  for (const key of keys) void add(`${key}2`, key);
  const newcomer = add('newcomer', 'n');
  for (let n = 0; n < 5; n += 1) await endNext();
  expect(started).toContain('newcomer');
  expect(await newcomer).toEqual({ result: 'newcomer' });
});

it('continues after work that fails', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 3 });
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toEqual({ result: 'done' });
});

it('leaves one slot to the others, however much goes first, and lets the keys of what goes first take turns', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 2, maxWaiting: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void add(name, name[0], true);
  for (const name of ['v1', 'v2', 'v3']) void add(name, 'v');
  for (let n = 0; n < 8; n += 1) await endNext();
  expect(started).toEqual(['a1', 'a2', 'v1', 'a3', 'v2', 'b1', 'v3', 'a4']);
});
