/** One person of the staff requests many pages at once, such as previews of long texts. */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createServerContext } from '../../server/create-server-context.ts';
import { readEnv } from '../../server/env.ts';
import { openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';

let site: TestApp;
let staff: StaffClient;
let app: ReturnType<typeof createApp>;
let rendered: { path: string; turn: number; time: number }[] = [];
let turns = 0;

beforeAll(async () => {
  site = await openTestApp('sqlite');
  staff = await site.signIn('admin');
  const env = readEnv({ DATA_DIR: site.dataDir });
  const context = await createServerContext(env, site.db, pino({ level: 'silent' }), { now: () => site.clock.now });
  const render = async ({ url }: Request) => {
    rendered.push({ path: new URL(url).pathname, turn: turns, time: performance.now() });
    return new Response('a page');
  };
  app = createApp({ ...context, pages: { render } });
});
afterEach(() => void (rendered = []));
afterAll(() => site.close());

const get = async (path: string, address: string, cookie?: string) => {
  const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) };
  return (await app.request(path, { headers })).status;
};
const preview = () =>
  Array.from({ length: 20 }, (_, index) => get(`/staff/${index}?preview=1`, '198.51.100.1', staff.cookie()));

it('renders them with turns of the event loop between, in which others are served', async () => {
  const state = { counting: true };
  const count = () => {
    turns += 1;
    if (state.counting) setImmediate(count);
  };
  count();
  const statuses = await Promise.all(preview());
  state.counting = false;
  expect(new Set(statuses)).toEqual(new Set([200]));
  // The first four found nobody waiting, and before the last four there is no need.
  const paced = rendered.slice(4, 15);
  const gaps = paced.slice(1).map(({ turn, time }, index) => ({
    turns: turn - paced[index]!.turn,
    time: time - paced[index]!.time,
  }));
  expect(gaps.filter((gap) => gap.turns < 100 && gap.time < 29)).toEqual([]);
});

it('lets few of them go before the pages of visitors', async () => {
  const mine = preview();
  // The others wait by now.
  while (rendered.length === 0) await new Promise((next) => setImmediate(next));
  const visitors = Array.from({ length: 10 }, (_, index) => get(`/visitor/${index}`, `203.0.113.${index}`));
  expect(new Set(await Promise.all([...mine, ...visitors]))).toEqual(new Set([200]));
  const lastVisitor = rendered.findLastIndex(({ path }) => path.startsWith('/visitor'));
  expect(rendered.slice(lastVisitor).length).toBeGreaterThan(6);
});

it('leaves room for the address of people who could not be looked up while the database was away', async () => {
  const context = await createServerContext(readEnv({ DATA_DIR: site.dataDir }), site.db, pino({ level: 'silent' }), {
    now: () => site.clock.now,
  });
  const getViewer = () => Promise.reject(new Error('The database is away.'));
  const sessions = { ...context.services.sessions, getViewer };
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((done) => (finish = done));
  const render = async ({ url }: Request) => {
    if (url.includes('/slow/')) await finished;
    return new Response('a page');
  };
  const away = createApp({ ...context, services: { ...context.services, sessions }, pages: { render } });
  const statusFor = async (path: string, address: string, headers: Record<string, string> = {}) =>
    (await away.request(path, { headers: { 'x-forwarded-for': address, ...headers } })).status;
  const slow = Array.from({ length: 4 }, (_, index) => statusFor(`/slow/${index}`, '203.0.113.1'));
  await new Promise((next) => setTimeout(next, 50));
  for (let tries = 0; tries < 20; tries += 1)
    expect(await statusFor('/a', '203.0.113.2', { cookie: 'minbar_session=stored' })).toBe(500);
  const one = statusFor('/a', '203.0.113.2');
  finish();
  expect(await one).toBe(200);
  expect(await Promise.all(slow)).toEqual([200, 200, 200, 200]);
});
