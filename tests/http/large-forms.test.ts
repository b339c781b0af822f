/** Forms of pages that are larger than their server reads, as a browser without scripts posts them. */
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

const send = (path: string, accept: string) =>
  app.request(path, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    body: `message=${'a'.repeat(70_000)}`,
  });

it.each([
  ['/contact', 'What you wrote is too long.', '/contact'],
  ['/contact?lang=ar&utm_source=x', 'ما كتبته أطول من المسموح به.', '/contact?lang=ar'],
  ['/embed/membership?lang=so', 'Waxa aad qortay aad buu u dheer yahay.', '/embed/membership?lang=so'],
])('a browser that posts too much to %s gets a page with a way back', async (path, message, back) => {
  const refused = await send(path, 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect(refused.status).toBe(413);
  expect(refused.headers.get('content-type')).toMatch(/^text\/html/);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('content-security-policy')).toBe("default-src 'none'");
  const page = await refused.text();
  expect(page).toContain(message);
  expect(page).toContain(`<a href="${back}">`);
  expect(page).not.toContain('utm_source');
});

it('a script gets JSON', async () => {
  const refused = await send('/contact.data', '*/*');
  expect([refused.status, await refused.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
});
