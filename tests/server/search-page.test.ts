/** Requests for the page of the search: each is rendered for itself, and an address gets only its share of them. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createServerContext } from '../../server/create-server-context.ts';
import { readEnv } from '../../server/env.ts';
import { openTestApp, type TestApp } from '../setup/api/app.ts';

let site: TestApp;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  site = await openTestApp('sqlite');
  const env = readEnv({ DATA_DIR: site.dataDir });
  const context = await createServerContext(env, site.db, pino({ level: 'silent' }), { now: () => site.clock.now });
  app = createApp({ ...context, pages: { render: async () => new Response('a page') } });
});
afterAll(() => site.close());

const ask = async (query: number, address: string) => {
  const headers = { 'x-forwarded-for': address };
  return (await app.request(`/search?q=word${query}`, { headers })).status;
};

it('renders 600 queries of one address, and refuses the others without delaying another address', async () => {
  const statuses: number[] = [];
  for (let query = 0; query < 1_000; query += 10)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => ask(query + index, '198.51.100.1')))));
  expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  expect(statuses.filter((status) => status === 429)).toHaveLength(400);
  expect(await ask(1, '203.0.113.1')).toBe(200);
});

it('lets 20 queries of one address wait at a time', async () => {
  const flood = Array.from({ length: 100 }, (_, index) => ask(index, '198.51.100.2'));
  const other = ask(1, '203.0.113.2');
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 503)).toHaveLength(80);
  expect(await other).toBe(200);
});
