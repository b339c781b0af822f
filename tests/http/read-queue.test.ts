import { expect, it } from 'vitest';
import { createIpPendingLimit } from '../../server/http/limits/pending-limit.ts';
import { createReadQueue } from '../../server/http/limits/read-queue.ts';

it('makes a few responses at a time, and refuses the client that has too many waiting', async () => {
  const queue = createReadQueue(createIpPendingLimit(20));
  let running = 0;
  let most = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await promise;
    running -= 1;
    return 'made';
  };
  const flood = Array.from({ length: 60 }, () =>
    queue.run({ ip: '203.0.113.1' }, work).catch((error: unknown) => error),
  );
  const other = queue.run({ ip: '203.0.113.2' }, work);
  resolve();
  const made = await Promise.all(flood);
  expect(made.filter((result) => result === 'made')).toHaveLength(20);
  expect(made.filter((result) => result !== 'made')).toEqual(
    Array.from({ length: 40 }, () => expect.objectContaining({ code: 'busy', status: 503 })),
  );
  expect(await other).toBe('made');
  expect(most).toBeLessThanOrEqual(4);
});

it('lets staff go first, leaves a slot to visitors, and refuses a person who has too much waiting', async () => {
  const queue = createReadQueue(createIpPendingLimit(20));
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    order.push(name);
    await promise;
    return name;
  };
  const refused = (error: unknown) => error;
  const ip = '203.0.113.2';
  const admin = Array.from({ length: 60 }, (_, n) =>
    queue.run({ ip, staff: { person: 'admin', session: `session ${n % 2}` } }, work('admin')).catch(refused),
  );
  const visitor = queue.run({ ip }, work('visitor'));
  const superadmin = queue.run({ ip, staff: { person: 'superadmin', session: 'own' } }, work('superadmin'));
  resolve();
  const made = await Promise.all(admin);
  expect(made.filter((result) => result === 'admin')).toHaveLength(40);
  expect(made.at(-1)).toMatchObject({ code: 'busy' });
  expect(await Promise.all([visitor, superadmin])).toEqual(['visitor', 'superadmin']);
  expect(order.indexOf('visitor')).toBeLessThan(12);
  expect(order.indexOf('superadmin')).toBeLessThan(12);
});

it('leaves reads to the owner of a stolen session', async () => {
  const queue = createReadQueue(createIpPendingLimit(20));
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = (session: string) =>
    queue
      .run({ ip: '203.0.113.2', staff: { person: 'admin', session } }, async () => {
        await promise;
        return 'made';
      })
      .catch((error: unknown) => error);
  const stolen = Array.from({ length: 60 }, () => read('stolen'));
  const own = Array.from({ length: 10 }, () => read('own'));
  resolve();
  expect((await Promise.all(stolen)).filter((result) => result === 'made')).toHaveLength(30);
  expect(await Promise.all(own)).toEqual(Array.from({ length: 10 }, () => 'made'));
});
