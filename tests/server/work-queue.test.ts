import { expect, it } from 'vitest';
import { createWorkQueue } from '../../server/queues/work-queue.ts';

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

it('alternates between keys', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 1, maxWaiting: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2', 'd1', 'd2']) void add(name, name[0]);
  void add('urgent', 'e', true);
  for (let n = 0; n < 10; n += 1) await endNext();
  expect(started).toEqual(['a1', 'urgent', 'a2', 'b1', 'c1', 'd1', 'a3', 'b2', 'd2', 'a4']);
});

it('accepts work of a key with less by dropping the last of the key with most', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 1, maxWaiting: 3 });
  const results = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add(name, 'a'));
  expect(await results[4]).toBeUndefined();
  void add('b1', 'b');
  expect(await results[3]).toBeUndefined();
  void add('b2', 'b');
  for (let n = 0; n < 5; n += 1) await endNext();
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('accepts a newcomer while many keys keep it full with one task each', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 1, maxWaiting: 3 });
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  // Each asks again and again, whether it was done or refused.
  for (let round = 1; round <= 5; round += 1) for (const key of keys) void add(`${key}${round}`, key);
  const newcomer = add('newcomer', 'n');
  for (let n = 0; n < 5; n += 1) await endNext();
  expect(started).toContain('newcomer');
  expect(await newcomer).toEqual({ result: 'newcomer' });
});

it('serves at most 16 subnets of one ISP in a round', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 1, maxWaiting: 100 });
  for (let site = 0; site < 60; site += 1) void add('flood', `flood ${site}`);
  for (const site of [1, 2]) void add('visitor', `home ${site}`);
  for (let n = 0; n < 20; n += 1) await endNext();
  expect(started.filter((name) => name === 'visitor')).toHaveLength(2);
  expect(started.slice(0, 17)).not.toContain('visitor');
});

it('accepts work of others where many subnets of one ISP keep it full with one task each', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 1, maxWaiting: 4 });
  const results = ['1', '2', '3', '4', '5'].map((site) => add(`flood ${site}`, `flood ${site}`));
  expect(await add('flood 6', 'flood 6')).toBeUndefined();
  const visitors = ['1', '2'].map((site) => add(`visitor ${site}`, `home ${site}`));
  for (let n = 0; n < 6; n += 1) await endNext();
  expect(started).toEqual(expect.arrayContaining(['visitor 1', 'visitor 2']));
  expect((await Promise.all(visitors)).every((done) => done !== undefined)).toBe(true);
  expect((await Promise.all(results)).filter((done) => done === undefined)).toHaveLength(2);
});

it('drops no work without a key, and serves it like others', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 1, maxWaiting: 4 });
  for (const name of ['x1', 'x2', 'x3']) void add(name);
  for (const name of ['a1', 'a2']) void add(name, 'a');
  expect(await add('x4')).toBeUndefined();
  void add('n1', 'n');
  for (let n = 0; n < 6; n += 1) await endNext();
  expect(started).toEqual(['x1', 'a1', 'n1', 'x2', 'x3']);
});

it('continues after work that fails', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 3 });
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toEqual({ result: 'done' });
});

it('leaves one slot to the others, however much goes first, and lets the keys of what goes first alternate', async () => {
  const { add, begun: started, endNext } = open({ concurrency: 2, maxWaiting: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void add(name, name[0], true);
  for (const name of ['v1', 'v2', 'v3']) void add(name, 'v');
  for (let n = 0; n < 8; n += 1) await endNext();
  expect(started).toEqual(['a1', 'a2', 'v1', 'b1', 'v2', 'a3', 'v3', 'a4']);
});
