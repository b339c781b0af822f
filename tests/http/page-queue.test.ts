/** Pages that many visitors request at the same time. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createServerContext } from '../../server/create-server-context.ts';
import { readEnv } from '../../server/env.ts';
import { createResponseCache } from '../../server/cache/response-cache.ts';
import { openTestApp, type TestApp } from '../setup/api/app.ts';

let site: TestApp;
let app: ReturnType<typeof createApp>;
/** Pages that were rendered and are not sent yet, and the most at a time. */
let pending = 0;
let most = 0;

beforeAll(async () => {
  site = await openTestApp('sqlite');
  const env = readEnv({ DATA_DIR: site.dataDir });
  const context = await createServerContext(env, site.db, pino({ level: 'silent' }), { now: () => site.clock.now });
  const text = Array.from({ length: 30_000 }, (_, n) => n ** 3).join(' ');
  const render = async () => {
    pending += 1;
    most = Math.max(most, pending);
    return new Response(text, { headers: { 'content-type': 'text/html' } });
  };
  app = createApp({ ...context, pages: { render } });
});
afterAll(() => site.close());

it('are compressed before others are rendered, so that nobody waits behind a flood a second time', async () => {
  const get = async (index: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${index}`, 'accept-encoding': 'br' };
    const response = await app.request(`/nothing-${index}`, { headers });
    pending -= 1;
    return response.headers.get('content-encoding');
  };
  const encodings = await Promise.all(Array.from({ length: 16 }, (_, index) => get(index)));
  expect(new Set(encodings)).toEqual(new Set(['br']));
  expect(most).toBeLessThanOrEqual(5);
});

it('are compressed for the cache in the same way', async () => {
  most = 0;
  const log = pino({ level: 'silent' });
  const cache = createResponseCache({ cacheTags: site.cacheTags, maxBytes: 10_000_000, now: Date.now, log });
  const get = async (index: number) => {
    const address = `http://site.example/nothing-${index}`;
    const headers = { 'accept-encoding': 'br' };
    const rendered = await cache.render(address, async () => {
      const response = await app.request(address, { headers }, { client: `203.0.113.${index}` });
      pending -= 1;
      return response;
    });
    return rendered.br?.headers.includes('br');
  };
  expect(new Set(await Promise.all(Array.from({ length: 16 }, (_, index) => get(index))))).toEqual(new Set([true]));
  expect(most).toBeLessThanOrEqual(5);
});
