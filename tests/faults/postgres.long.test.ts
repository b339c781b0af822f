/** PostgreSQL that freezes, and that is killed. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../setup/api/client.ts';
import { startPostgres, type TestPostgres } from '../setup/programs/postgres.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import {
  clientOf,
  createNews,
  environment,
  logOf,
  openPage,
  readState,
  sendMessage,
  signIn,
  untilReady,
} from './site-client.ts';

const unavailable = {
  en: 'The site cannot reach its data at the moment. If you were saving something, it was not saved. Please try again in a minute.',
  so: 'Degelku hadda ma gaadhi karo xogtiisa. Haddii aad wax kaydinaysay, lama kaydin. Fadlan isku day mar kale daqiiqad ka dib.',
  ar: 'يتعذّر على الموقع الآن الوصول إلى بياناته. إن كنت تحفظ شيئًا فلم يُحفظ. يُرجى المحاولة مرة أخرى بعد دقيقة.',
};

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  let url: string;
  let site: RunningSite;
  let staff: Client;
  let id: string;
  beforeAll(async () => {
    postgres = await startPostgres({ isDurable: true });
    url = await postgres.createDatabase();
    site = await startSite({ ...environment, DATABASE_URL: url });
    staff = await signIn(site);
    id = await createNews(staff, 'Before');
  });
  afterAll(async () => {
    await site?.stop();
    await postgres?.stop();
  });

  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(sql);
    await client.end();
    return rows;
  };
  /** Does everything that people do while the database is away, all at once. */
  const expectOutage = async () => {
    const cached = await openPage(site, '/about?lang=so');
    expect([cached.status, cached.took < 2_000]).toEqual([200, true]);
    const pages = ['/publications/reports', '/publications/articles?lang=ar'].map((path) => openPage(site, path));
    const writes = Object.entries(unavailable).flatMap(([lang, message]) =>
      [
        staff.send('PUT', `/api/news/${id}?lang=${lang}`, { Title: 'Away' }),
        staff.get(`/api/users/me?lang=${lang}`),
        sendMessage(site, 'Away', lang),
        clientOf(site).send('POST', `/api/users/login?lang=${lang}`, { email: 'a@example.org', password: 'a lamp in' }),
      ].map(async (sent) => {
        const { status, json, headers } = await sent;
        expect([status, json['code'], json['message']]).toEqual([503, 'database_unavailable', message]);
        expect(headers.get('retry-after')).toBe('10');
      }),
    );
    const startedAt = performance.now();
    await Promise.all(writes);
    for (const page of await Promise.all(pages)) expect(page.status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(11_000);
    // Once the outage is known, only one query at a time waits; all others fail at once.
    const took = (await Promise.all(Array.from({ length: 30 }, () => openPage(site, '/publications/videos')))).map(
      (page) => page.took,
    );
    expect(took.filter((time) => time > 4_000).length).toBeLessThan(5);
    // Asked of the database every three seconds.
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 6_000 }).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  };

  it('that freezes delays nobody for longer than some seconds, and is used again when it goes on', async () => {
    for (const path of ['/about?lang=so', `/publications/news/${id}`])
      expect((await openPage(site, path)).status).toBe(200);
    postgres.freeze();
    try {
      await expectOutage();
      // The versions of the caches could not be read by now, and cached pages are still sent.
      await expect.poll(() => site.output(), { timeout: 15_000 }).toContain('the cache versions could not be read');
      const cached = await openPage(site, `/publications/news/${id}`);
      expect([cached.status, cached.text.includes('Before'), cached.took < 2_000]).toEqual([200, true, true]);
    } finally {
      postgres.thaw();
    }
    await untilReady(site);
    expect((await staff.send('PUT', `/api/news/${id}`, { Title: 'Thawed' })).status).toBe(200);
    expect((await openPage(site, `/publications/news/${id}`)).text).toContain('Thawed');
    expect((await readState(staff, 'database')).summary).toBe('ok ok');
    expect((await readState(staff, 'errors')).summary).toBe('attention some');
  });

  it('that is killed under writes loses none that was acknowledged; pages show what is stored afterwards', async () => {
    const acknowledged: string[] = [];
    let revision = 0;
    const send = async (who: number) => {
      for (let n = 0; ; n += 1) {
        const text = `${who}-${n} ${'y'.repeat(1_500)}`;
        if ((await sendMessage(site, text)).status !== 200) return;
        acknowledged.push(text);
      }
    };
    const save = async () => {
      for (let n = 1; ; n += 1) {
        const saved = await staff.send('PUT', `/api/news/${id}`, {
          Title: `Title ${n}`,
          'Title.so': `Title ${n}`,
          Content: `Title ${n}`,
        });
        if (saved.status !== 200) return;
        revision = n;
      }
    };
    const working = Promise.all([send(1), send(2), save()]);
    expect((await openPage(site, '/about?lang=so')).status).toBe(200);
    await expect.poll(() => Math.min(acknowledged.length / 20, revision / 5), { timeout: 20_000 }).toBeGreaterThan(1);
    await postgres.kill();
    await working;
    await expectOutage();
    await postgres.restart();
    // A write whose answer was lost is stored, though no process knows of it.
    const [row] = await query('select title_en, title_so, content_en from news');
    expect(row!['title_en']).toBe(row!['title_so']);
    expect(row!['title_en']).toBe(row!['content_en']);
    expect(Number(/\d+$/.exec(row!['title_en']!)![0])).toBeGreaterThanOrEqual(revision);
    await untilReady(site);
    await expect
      .poll(async () => (await openPage(site, `/publications/news/${id}`)).text, { timeout: 10_000 })
      .toContain(row!['title_en']);
    const stored = (await query('select body from messages')).map(({ body }) => body!);
    expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
    expect(stored.filter((body) => /^\d-\d+ /.test(body) && !/^\d-\d+ y{1500}$/.test(body))).toEqual([]);
    expect((await staff.send('PUT', `/api/news/${id}`, { Title: 'After' })).status).toBe(200);
    expect(logOf(site.output()).every(({ level }) => level < 60)).toBe(true);
  });
});
