/** Pages of staff, and those of the site itself, while visitors request more pages than can wait. */
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../setup/api/client.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { staffEnvironment, superadmin } from '../setup/browser/staff.ts';

/** More than the 500 pages that may wait. */
const visitors = 700;
const origin = 'https://site.example';

let site: RunningSite;
beforeAll(async () => {
  // Without a cache, each page is rendered for each request.
  site = await startSite({ ...staffEnvironment, SEED: 'none', PUBLIC_URL: origin, PAGE_CACHE_MB: '0' });
});
afterAll(() => site.stop());

/** Requests a page from an address of its own; returns the status, undefined where the connection ended. */
const get = (path: string, address: string, { cookie, agent }: { cookie?: string; agent?: Agent } = {}) =>
  new Promise<number | undefined>((done) => {
    const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) };
    const sent = request(site.url + path, { headers, ...(agent && { agent }) }, (response) => {
      response.resume().once('close', () => done(response.statusCode));
    });
    sent.once('error', () => done(undefined));
    sent.end();
  });

it('serves staff while the pages of visitors are refused', async () => {
  const app = { request: (path: string, init: RequestInit) => fetch(site.url + path, init) };
  const staff = createClient(app);
  expect((await staff.login(superadmin.email, superadmin.password)).status).toBe(200);
  const hodan = `/api/users/${String((await staff.send('POST', '/api/users')).json['_id'])}`;
  await staff.send('PUT', hodan, { name: 'Hodan', email: 'hodan@nuur.example', role: 'admin' });
  const invitation = await staff.send('POST', `${hodan}/invite`);
  const { pathname, search } = new URL(String(invitation.json['url']), origin);
  const cookie = staff.cookie();

  const flood = await startFlood();
  try {
    const statuses = await Promise.all([
      get('/signin', '198.51.100.1'),
      get('/signin?lang=so', '198.51.100.2'),
      get('/dashboard', '198.51.100.3'),
      get('/dashboard/news', '198.51.100.4', { cookie }),
      get(pathname + search, '198.51.100.5'),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    // Nobody else goes first, whatever the request carries.
    for (const path of ['/dashboard/news', '/set-password?token=made-up']) expect(await goesFirst(path)).toBe(false);
  } finally {
    await flood.stop();
  }
}, 120_000);

it('serves the pages of the site to everybody meanwhile, and no invented address before others', async () => {
  const flood = await startFlood();
  try {
    const paths = ['/', '/?lang=ar', '/publications/news', '/publications/news?x=1&lang=so', '/contact'];
    const statuses = await Promise.all(paths.map((path, n) => get(path, `198.51.101.${n}`)));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    for (const path of ['/publications/news?page=7777', '/publications/news/654f00000000000000000000'])
      expect(await goesFirst(path)).toBe(false);
  } finally {
    await flood.stop();
  }
}, 120_000);

/** Returns whether a page is shown before a page of the site that is requested a moment later. */
async function goesFirst(path: string): Promise<boolean> {
  const shown = get(path, '198.51.100.6').then((status) => status !== 503);
  await new Promise((next) => setTimeout(next, 50));
  return Promise.race([shown, get('/signin', '198.51.100.7').then(() => false)]);
}

/**
 * Requests pages that are not cached, from many addresses of as many ISPs, until `stop`; returns once some are refused.
 */
async function startFlood(): Promise<{ stop: () => Promise<void> }> {
  const state = { flooding: true, refused: 0 };
  let page = 0;
  const agent = new Agent({ keepAlive: true });
  const flood = Array.from({ length: visitors }, async (_, index) => {
    while (state.flooding) {
      page += 1;
      const status = await get(`/no-such-page-${page}`, `${11 + (index % 180)}.${index >> 7}.113.9`, { agent });
      if (status === 404) continue;
      state.refused += 1;
      await new Promise((next) => setTimeout(next, 200));
    }
  });
  const stop = async () => {
    state.flooding = false;
    await Promise.all(flood);
    agent.destroy();
  };
  await expect
    .poll(() => state.refused, { timeout: 30_000 })
    .toBeGreaterThan(100)
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  return { stop };
}
