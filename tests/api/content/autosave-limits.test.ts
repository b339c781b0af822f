/** How much of what people type and do not save is stored, counted and read at a time. */
import { describe, expect, it } from 'vitest';
import { textRate } from '../../../server/services/content/text-limit.ts';
import { migrations } from '../../../server/store/migrations.ts';
import { maxBytesOfPerson } from '../../../server/store/content/autosave-store.ts';
import { dialects, openTestApp, type StaffClient } from '../../setup/api/app.ts';

const autosaveOf = (kind: string, id: string) => `/api/autosaves/${kind}/${id}`;
const typed = (title: string, more: object = {}) => ({ formKey: 'phone', basedOn: 1, texts: { title }, ...more });
const addTo = async (client: StaffClient, kind: string) =>
  String((await client.send('POST', `/api/${kind}`)).json['_id']);
const titlesOf = async (client: StaffClient) =>
  ((await client.get('/api/autosaves')).json['autosaves'] as { title: object }[]).map(({ title }) => title);

describe.each(dialects)('the limit on autosaves over %s', (dialect) => {
  it('is that on what an admin writes, and a day of typing does not reach it', async () => {
    const site = await openTestApp(dialect);
    const admin = await site.signIn('admin');
    const id = await addTo(admin, 'articles');
    const write = (letters: number) =>
      admin.send('PUT', autosaveOf('articles', id), typed('', { texts: { content: 'x'.repeat(letters) } }));
    const used = async () => {
      const row = site.db.selectFrom('rate_limits').select('full_at').where('kind', '=', 'text');
      return (Number((await row.executeTakeFirst())?.full_at ?? 0) - site.clock.now.getTime()) / textRate.every;
    };
    const before = await used();
    expect((await write(100)).status).toBe(200);
    expect(await used()).toBe(before + 1);
    // A form sends at most every 10 seconds, and at most 1 KB a second.
    for (const [letters, seconds] of [
      [9_000, 10],
      [100_000, 100],
    ] as const) {
      site.advance(60 * 60_000);
      await write(letters);
      expect((await used()) * textRate.every).toBeLessThan(seconds * 1_000);
    }
    const full = site.clock.now.getTime() + textRate.tries * textRate.every;
    await site.db.updateTable('rate_limits').set({ full_at: full }).where('kind', '=', 'text').execute();
    const refused = await write(10);
    expect([refused.status, refused.json['code']]).toEqual([429, 'too_much_text']);
    await site.close();
  });
});

describe.each(dialects)('the autosaves of a person over %s', (dialect) => {
  it('are listed without reading their texts, with the beginning of a title', async () => {
    const site = await openTestApp(dialect);
    const admin = await site.signIn('admin');
    const [id, untitled] = [await addTo(admin, 'articles'), await addTo(admin, 'articles')];
    await admin.send('PUT', `/api/articles/${untitled}?draft=1`, { Title: 'Saved', 'Title.so': 'La kaydiyay' });
    const texts = { title: 'é'.repeat(900), 'title.ar': '', content: 'x'.repeat(1_000) };
    expect((await admin.send('PUT', autosaveOf('articles', id), typed('', { texts }))).status).toBe(200);
    site.advance(1_000);
    const content = typed('', { texts: { content: 'x', 'title.so': 'Cusub' } });
    expect((await admin.send('PUT', autosaveOf('articles', untitled), content)).status).toBe(200);
    await site.db.updateTable('working_copies').set({ texts: 'not read' }).execute();
    expect(await titlesOf(admin)).toEqual([
      { en: 'Saved', so: 'Cusub', ar: '' },
      { en: 'é'.repeat(200), so: '', ar: '' },
    ]);
    await site.close();
  });

  it('have at most 5 MB together: another one is refused, and none of those before is lost', async () => {
    const site = await openTestApp(dialect);
    const [superadmin, other] = [await site.signIn('superadmin'), await site.signIn('superadmin')];
    const text = 'ع'.repeat(400_000); // 800 KB
    const write = async (client: StaffClient, id: string, content: string) => {
      const { status, json } = await client.send('PUT', autosaveOf('news', id), typed('', { texts: { content } }));
      return [status, json['code']];
    };
    const ids: string[] = [];
    while (ids.length <= maxBytesOfPerson / 800_000) ids.push(await addTo(superadmin, 'news'));
    const last = ids.pop()!;
    for (const id of ids) expect(await write(superadmin, id, text)).toEqual([200, undefined]);
    expect(await write(superadmin, last, text)).toEqual([429, 'too_much_text']);
    expect(await write(other, last, text)).toEqual([200, undefined]);
    // The same form goes on, and a short text has room.
    expect(await write(superadmin, ids[0]!, text)).toEqual([200, undefined]);
    expect(await write(superadmin, last, 'short')).toEqual([200, undefined]);
    expect(await write(superadmin, last, text)).toEqual([429, 'too_much_text']);
    const { autosave } = (await superadmin.get(autosaveOf('news', last))).json as { autosave: { texts: object } };
    expect([autosave.texts, (await titlesOf(superadmin)).length]).toEqual([{ content: 'short' }, ids.length + 1]);
    await superadmin.send('PUT', `/api/news/${ids[0]!}?draft=1`, { Title: 'Saved', formKey: 'phone' });
    expect(await write(superadmin, last, text)).toEqual([200, undefined]);
    await site.close();
  });

  it('have no more together when several sessions store them at one moment', async () => {
    const site = await openTestApp(dialect);
    const first = await site.signIn('superadmin');
    const sessions = await Promise.all(Array.from({ length: 8 }, () => site.signIn({ email: first.email })));
    const items: string[] = [];
    for (const session of sessions) items.push(await addTo(session, 'articles'));
    const content = 'x'.repeat(390_000);
    const stored = await Promise.all(
      sessions.map((session, n) =>
        session.send(
          'PUT',
          autosaveOf('articles', items[n]!),
          typed('', { texts: { content, 'content.so': content } }),
        ),
      ),
    );
    expect(stored.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    await site.close();
  });

  it('from before have their titles and texts after an upgrade', async () => {
    const site = await openTestApp(dialect);
    const admin = await site.signIn('superadmin');
    const ids = [await addTo(admin, 'news'), await addTo(admin, 'projects'), await addTo(admin, 'goals')];
    await site.db.schema.dropTable('working_copies').execute();
    await migrations['011-working-copies']!.up(site.db);
    const texts = [{ title: 'Hore', 'title.ar': 'قبل' }, { 'name.so': 'x'.repeat(900) }, { link: '/about' }];
    const row = { user_id: admin.id, form_key: 'phone', based_on: 1, had_file: 1 };
    for (const [index, kind] of ['news', 'projects', 'goals'].entries()) {
      const savedAt = { saved_at: `2026-11-20T10:00:0${9 - index}.000Z` };
      const autosave = { ...row, ...savedAt, kind, item_id: ids[index]!, texts: JSON.stringify(texts[index]) };
      await site.db
        .insertInto('working_copies')
        .values(autosave as never)
        .execute();
    }
    await migrations['012-titles-of-working-copies']!.up(site.db);
    expect(await titlesOf(admin)).toEqual([
      { en: 'Hore', so: '', ar: 'قبل' },
      { en: '', so: 'x'.repeat(200), ar: '' },
      { en: '', so: '', ar: '' },
    ]);
    expect((await admin.get(autosaveOf('news', ids[0]!))).json['autosave']).toEqual({
      savedAt: '2026-11-20T10:00:09.000Z',
      formKey: 'phone',
      basedOn: 1,
      hadFile: true,
      texts: texts[0],
    });
    await site.close();
  });
});
