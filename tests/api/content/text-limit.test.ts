/** The limit on the texts and other changes of an admin, each of which stays in the history. */
import { afterEach, describe, expect, it } from 'vitest';
import { maxOfPerson } from '../../../server/services/accounts/security-log-limit.ts';
import { textRate } from '../../../server/services/content/text-limit.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { fileOf, twoColours } from '../../setup/samples.ts';

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
    const article = await newArticle(admin);
    expect(await fullAt()).toBe(1);
    await save(admin, article, 'a'.repeat(4.5 * unit));
    expect(await fullAt()).toBe(6);
  });

  const fullAt = async () => {
    const row = site.db.selectFrom('rate_limits').select('full_at').where('kind', '=', 'text');
    return (Number((await row.executeTakeFirst())?.full_at ?? 0) - site.clock.now.getTime()) / textRate.every;
  };
  const rowsOf = async (table: 'history' | 'security_log') =>
    (await site.db.selectFrom(table).select('id').execute()).length;
  const picture = async (width: number) => fileOf(await twoColours(width, 60).png().toBuffer(), 'a.png');

  it('counts deletions, uploads and changes of the profile, refuses too many, and stores nothing of them', async () => {
    site = await openTestApp(dialect);
    const admin = await site.signIn('admin');
    const article = await newArticle(admin);
    const changes: Record<string, () => ReturnType<StaffClient['send']>> = {
      delete: () => admin.send('DELETE', `${article}?lang=en`),
      restore: () => admin.send('POST', `${article}/restore`),
      upload: async () => admin.send('POST', '/api/files', formOf({ file: await picture(101) })),
      rename: () => admin.send('PUT', '/api/users/profile', { name: 'Another' }),
    };
    for (const [name, change] of Object.entries(changes)) {
      const before = await fullAt();
      expect([name, (await change()).status < 300]).toEqual([name, true]);
      expect([name, await fullAt()]).toEqual([name, before + 1]);
    }

    const full = site.clock.now.getTime() + textRate.tries * textRate.every;
    await site.db.updateTable('rate_limits').set({ full_at: full }).where('kind', '=', 'text').execute();
    const before = [await rowsOf('history'), await rowsOf('security_log')];
    const refused = [
      await admin.send('DELETE', `${article}?lang=so`),
      await admin.send('POST', '/api/files', formOf({ file: await picture(102) })),
      await admin.send('PUT', '/api/users/profile', { name: 'A third' }),
    ];
    expect(refused.map(({ status, json }) => [status, json['code']])).toEqual(
      refused.map(() => [429, 'too_many_changes']),
    );
    expect(refused[0]?.json['message']).toContain('1 daqiiqo');
    expect((await site.db.selectFrom('files').select('id').execute()).length).toBe(1);
    // What protects the account is never refused.
    const password = 'a new lamp in the window';
    expect((await admin.send('PUT', '/api/users/profile', { password })).status).toBe(200);
    expect((await admin.send('DELETE', '/api/users/sessions')).status).toBe(200);
    expect([await rowsOf('history'), await rowsOf('security_log')]).toEqual([before[0], before[1]! + 1]);
  });

  it('counts a picture that is refused, and decodes none beyond the limit', async () => {
    site = await openTestApp(dialect);
    const admin = await site.signIn('admin');
    const article = await newArticle(admin);
    const file = fileOf('no picture', 'a.png');
    const uploads = [
      () => admin.send('POST', '/api/files', formOf({ file })),
      () => admin.send('PUT', article, formOf({ Title: 'T', image: file })),
      () => admin.send('PUT', '/api/users/profile', formOf({ name: 'Another', image: file })),
      () => admin.send('POST', '/api/files', formOf({ file, 'alt.so': 'a'.repeat(5_000) })),
    ];
    const before = await fullAt();
    for (const upload of uploads) expect((await upload()).status).toBe(400);
    // The form of the article is counted for its texts too.
    expect(await fullAt()).toBe(before + 5);
    // A picture that is stored counts once.
    const change = formOf({ name: 'Another', image: await picture(103) });
    expect((await admin.send('PUT', '/api/users/profile', change)).status).toBe(200);
    expect(await fullAt()).toBe(before + 6);
    const full = site.clock.now.getTime() + textRate.tries * textRate.every;
    await site.db.updateTable('rate_limits').set({ full_at: full }).where('kind', '=', 'text').execute();
    for (const upload of uploads) {
      const refused = await upload();
      expect([refused.status, refused.json['code']]).toEqual([429, 'too_many_changes']);
    }
  });

  it('counts a save that is refused by its size, before its texts are checked, and none without a change', async () => {
    site = await openTestApp(dialect);
    const admin = await site.signIn('admin');
    const article = await newArticle(admin);
    const copy = article.replace('/api/', '/api/autosaves/');
    const verses = '﴿x﴾ [2:1-20] '.repeat(5_000); // 90 KB
    const texts = { Content: verses, 'Content.so': verses, 'Content.ar': verses };
    const form = { formKey: 'phone', basedOn: 1, texts: { content: verses, title: 'a'.repeat(2_000) } };
    const saves = {
      create: () => admin.send('POST', '/api/articles', { Title: 'T', ...texts }),
      save: () => admin.send('PUT', article, { Title: 'T', ...texts }),
      draft: () => admin.send('PUT', `${article}?draft=1`, texts),
      // Refused for its length, before it is part of the item.
      long: () => admin.send('PUT', article, { Content: 'a'.repeat(50 * unit) }),
      copy: () => admin.send('PUT', copy, form),
    };
    const counted: Record<string, number> = { create: 26, save: 26, draft: 26, long: 51, copy: 9 };
    for (const [name, send] of Object.entries(saves)) {
      const before = await fullAt();
      expect([name, (await send()).status]).toEqual([name, 400]);
      expect([name, await fullAt()]).toEqual([name, before + counted[name]!]);
    }

    const values = { Title: 'T', Content: 'One\n\nTwo', publishedDate: '2026-11-01' };
    expect((await admin.send('PUT', article, values)).status).toBe(200);
    const before = await fullAt();
    const unchanged = [formOf({ ...values, Content: 'One\r\n\r\nTwo ' }), formOf({}), formOf({ Title: ' T' })];
    for (const form of unchanged) expect((await admin.send('PUT', article, form)).status).toBe(200);
    expect(await fullAt()).toBe(before);
    // What changes is counted once, as it is checked and stored.
    expect((await admin.send('PUT', article, { Content: 'Three' })).status).toBe(200);
    expect(await fullAt()).toBe(before + 1);

    const full = site.clock.now.getTime() + textRate.tries * textRate.every;
    await site.db.updateTable('rate_limits').set({ full_at: full }).where('kind', '=', 'text').execute();
    for (const [name, send] of Object.entries(saves)) {
      const { status, json } = await send();
      expect([name, status, json['code']]).toEqual([name, 429, 'too_much_text']);
    }
    expect((await admin.send('PUT', article, formOf({}))).status).toBe(200);
  });

  it('counts a long text that only cleaning makes equal, and not one that is sent as it is stored', async () => {
    site = await openTestApp(dialect);
    const admin = await site.signIn('admin');
    const article = await newArticle(admin);
    const content = `${'a'.repeat(99)}\n`.repeat(200).trim();
    const send = async (text: string) =>
      (await admin.send('PUT', `${article}?draft=1`, formOf({ Content: text }))).status;
    expect(await send(content)).toBe(200);
    const before = await fullAt();
    expect([await send(content), await send(content.replaceAll('\n', '\r\n'))]).toEqual([200, 200]);
    expect(await fullAt()).toBe(before);
    expect(await send(`${content}  `)).toBe(200);
    expect(await fullAt()).toBe(before + 3);
    expect((await admin.get(`${article}?all=1`)).json).toMatchObject({ Content: content, revision: 2 });
  });

  it('records nothing where a profile is saved without a change', async () => {
    site = await openTestApp(dialect);
    const admin = await site.signIn('admin');
    await admin.send('PUT', '/api/users/profile', formOf({ name: 'Amina', image: await picture(101) }));
    const before = [await rowsOf('history'), await rowsOf('security_log')];
    const countedBefore = await fullAt();
    const again = await admin.send('PUT', '/api/users/profile', formOf({ name: 'Amina', image: await picture(101) }));
    expect([again.status, again.json['name']]).toEqual([200, 'Amina']);
    expect([await rowsOf('history'), await rowsOf('security_log')]).toEqual(before);
    // It is counted before anybody knows that it is the same picture.
    expect(await fullAt()).toBe(countedBefore + 1);
    await admin.send('PUT', '/api/users/profile', formOf({ name: 'Amina' }));
    expect(await fullAt()).toBe(countedBefore + 1);
  });

  it('does not refuse a volunteer who deletes 40 items and uploads 100 pictures', async () => {
    site = await openTestApp(dialect);
    const admin = await site.signIn('admin');
    const statuses = new Set<number>();
    for (let times = 0; times < 40; times += 1)
      statuses.add((await admin.send('DELETE', await newArticle(admin))).status);
    expect([...statuses]).toEqual([200]);
    const logged = site.db.selectFrom('security_log').select('id').where('event', '=', 'items_deleted');
    expect((await logged.execute()).length).toBe(40);
    // Pictures are counted like deletions, which is tested above.
    expect((await fullAt()) + 100).toBeLessThan(textRate.tries / 5);
  });

  it('writes 60 names of a person to the security log in ten minutes, and counts the others', async () => {
    site = await openTestApp(dialect);
    const superadmin = await site.signIn('superadmin');
    for (let times = 0; times < maxOfPerson + 3; times += 1)
      expect((await superadmin.send('PUT', '/api/users/profile', { name: `Name ${times}` })).status).toBe(200);
    const named = async () =>
      (await site.db.selectFrom('security_log').select('details').where('event', '=', 'name_changed').execute()).map(
        ({ details }) => JSON.parse(details) as Record<string, string>,
      );
    expect((await named()).length).toBe(maxOfPerson);
    site.advance(11 * 60_000);
    await site.services.securityLog.flush();
    expect((await named()).filter(({ more }) => more === '3')).toHaveLength(1);
  });
});
