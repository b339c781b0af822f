/** Every page has one address: other spellings of its path, which the router accepts, are redirected, not rendered. */
import { globSync, readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formPages, publicPages } from '../../domain/site/public-pages.ts';
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

it.each([
  [
    '/Publications/Articles/0123456789abcdef01234567?lang=so',
    '/publications/articles/0123456789abcdef01234567?lang=so',
  ],
  ['/publications/articles/0123456789ABCDEF01234567', '/publications/articles/0123456789abcdef01234567'],
  ['/%70ublications/articles/%30123456789abcdef01234567.data', '/publications/articles/0123456789abcdef01234567.data'],
  ['/%41bout/?x=A', '/about?x=A'],
  ['/About//', '/about'],
  ['//Elsewhere.example/', '/elsewhere.example'],
  ['//elsewhere.example/about', '/elsewhere.example/about'],
])('redirects %s to %s', async (address, target) => {
  const { status, headers } = await app.request(new Request(`http://site${address}`));
  expect([status, headers.get('location')]).toEqual([301, target]);
});

it.each([
  '/about',
  '/%2F%2Felsewhere.example',
  '/%5Celsewhere.example',
  '/publications/articles/%D9%86%D9%88%D8%B1',
  '/dashboard/site-texts/home.seeAllNews',
  '/%64ashboard/Users',
  '/set-password?token=Secret',
])('renders %s', async (address) => {
  expect((await app.request(new Request(`http://site${address}`))).status).toBe(200);
});

it('accepts forms only for pages that have one', async () => {
  const headers = { host: 'site', origin: 'http://site' };
  const post = async (path: string) =>
    (await app.request(new Request(`http://site${path}`, { method: 'POST', headers }))).status;
  const others = publicPages.filter((path) => !formPages.includes(path));
  for (const path of [...others, '/healthz', '/no-such-page', '/about.data', '/dashboard'])
    expect([path, await post(path)]).toEqual([path, 405]);
  for (const path of [...formPages, '/contact.data']) expect([path, await post(path)]).toEqual([path, 200]);
  const withAction = globSync('app/**/*.tsx').filter((file) =>
    /^export (?:async )?(?:function|const) action\b/m.test(readFileSync(file, 'utf8')),
  );
  expect(withAction).toHaveLength(formPages.length);
});
