/** The limit on the texts that an admin saves, each of which stays as a version. */
import { afterEach, describe, expect, it } from 'vitest';
import { textRate } from '../../server/services/text-limit.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/app.ts';

const unit = 10_000;

describe.each(dialects)('text that is saved over %s', (dialect) => {
  let site: TestApp;
  afterEach(() => site.close());

  const newArticle = async (client: StaffClient) =>
    `/api/articles/${String((await client.send('POST', '/api/articles')).json['_id'])}`;
  const save = (client: StaffClient, article: string, text: string) =>
    client.send('PUT', `${article}?lang=so`, {
      Title: 'T',
      Content: text,
      publishedDate: '2026-11-01',
      state: 'draft',
    });

  it('is limited for an admin and refused with the minutes to wait, but not for a superadmin', async () => {
    site = await openTestApp(dialect);
    const [admin, other, superadmin] = [
      await site.signIn('admin'),
      await site.signIn('admin'),
      await site.signIn('superadmin'),
    ];
    const article = await newArticle(admin);
    expect((await save(admin, article, 'first')).status).toBe(200);

    // As if the admin had saved nearly all that the limit allows.
    const full = site.clock.now.getTime() + (textRate.tries - 1) * textRate.every;
    await site.db.updateTable('rate_limits').set({ full_at: full }).where('kind', '=', 'text').execute();
    const long = 'a'.repeat(2 * unit);
    const refused = await save(admin, article, long);
    expect([refused.status, refused.json['code']]).toEqual([429, 'too_much_text']);
    expect(refused.json['message']).toContain('1 daqiiqo');
    expect((await admin.get(article)).json).toMatchObject({ Content: 'first' });

    expect((await save(other, await newArticle(other), long)).status).toBe(200);
    for (let times = 0; times < 3; times += 1)
      expect((await save(superadmin, await newArticle(superadmin), long)).status).toBe(200);

    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    expect((await save(admin, article, long)).status).toBe(200);
  });

  it('counts each save at least once, and every 10 KB of it', async () => {
    site = await openTestApp(dialect);
    const admin = await site.signIn('admin');
    const fullAt = async () =>
      Number(
        (await site.db.selectFrom('rate_limits').select('full_at').where('kind', '=', 'text').executeTakeFirstOrThrow())
          .full_at,
      ) - site.clock.now.getTime();
    const article = await newArticle(admin);
    expect(await fullAt()).toBe(textRate.every);
    await save(admin, article, 'a'.repeat(4.5 * unit));
    expect(await fullAt()).toBe(6 * textRate.every);
  });
});
