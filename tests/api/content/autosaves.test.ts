/** What people type into forms and do not save: stored for themselves alone, and never in place of a newer text. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../../domain/content/news.ts';
import { singleId } from '../../../domain/model/define.ts';
import { maxAutosavesOfPerson } from '../../../server/store/content/autosave-store.ts';
import { dialects, localized, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';
import { newsTexts, openWithTwoSuperadmins, versionsOf } from '../../setup/api/two-superadmins.ts';

const day = 24 * 60 * 60_000;
const autosaveOf = (kind: string, id: string) => `/api/autosaves/${kind}/${id}`;
const typed = (title: string, more: object = {}) => ({ formKey: 'phone', basedOn: 1, texts: { title }, ...more });
const savedAtOf = (response: { json: Record<string, unknown> }) => String(response.json['savedAt']);

describe.each(dialects)('autosaves over %s', (dialect) => {
  let site: TestApp;
  let amina: StaffClient;
  let bashir: StaffClient;
  beforeAll(async () => {
    ({ site, amina, bashir } = await openWithTwoSuperadmins(dialect));
  });
  afterAll(() => site.close());

  const add = () => site.add(news, { title: localized({ en: 'Ours' }), ...newsTexts });
  const read = async (client: StaffClient, id: string, kind = 'news') =>
    (await client.get(autosaveOf(kind, id))).json['autosave'] as Record<string, unknown> | null;
  const rows = async () => (await site.db.selectFrom('working_copies').select('item_id').execute()).length;

  it('are given back as they were typed, to the same person alone', async () => {
    const id = await add();
    expect(await read(amina, id)).toBeNull();
    const texts = {
      title: ' Two  words ',
      'title.ar': 'نص\u200f',
      content: '<script>alert(1)</script>\n\n# A\u0000B\ud800',
      publishedAt: 'not a date yet',
      'image.alt.so': 'Sawir',
    };
    const stored = await amina.send('PUT', autosaveOf('news', id), { ...typed(''), texts, hadFile: true });
    expect([stored.status, stored.json]).toEqual([200, { savedAt: site.clock.now.toISOString(), revision: 1 }]);
    expect(await read(amina, id)).toEqual({
      savedAt: savedAtOf(stored),
      formKey: 'phone',
      basedOn: 1,
      hadFile: true,
      texts: { ...texts, content: '<script>alert(1)</script>\n\n# AB\ufffd' },
    });
    expect(await read(bashir, id)).toBeNull();
    const listed = (await amina.get('/api/autosaves')).json;
    const title = { en: texts.title, so: '', ar: texts['title.ar'] };
    expect(listed).toEqual({ autosaves: [{ kind: 'news', _id: id, title, savedAt: savedAtOf(stored) }] });
    expect((await bashir.get('/api/autosaves')).json).toEqual({ autosaves: [] });
    await bashir.send('DELETE', `${autosaveOf('news', id)}?savedAt=${savedAtOf(stored)}`);
    expect(await read(amina, id)).not.toBeNull();
    // Neither the item nor anything else shows it.
    expect((await site.get(`/api/news/${id}`)).json).toMatchObject({ Title: 'Ours' });
    expect((await amina.get(`/api/news/${id}?all=1`)).json).toMatchObject({ Title: 'Ours', revision: 1 });
    expect(await versionsOf(amina, `/api/news/${id}`)).toHaveLength(1);
    expect((await amina.get('/api/activity')).text).not.toContain('words');
    expect((await amina.get('/api/search?q=words')).text).not.toContain('Two');
  });

  it('never replace an autosave that another form has stored meanwhile', async () => {
    const id = await add();
    const phone = await amina.send('PUT', autosaveOf('news', id), typed('On the phone'));
    site.advance(1_000);
    const blind = await amina.send('PUT', autosaveOf('news', id), typed('Blind', { formKey: 'laptop' }));
    expect([blind.status, blind.json]).toEqual([
      409,
      expect.objectContaining({
        code: 'conflict',
        revision: 1,
        autosave: expect.objectContaining({ texts: { title: 'On the phone' }, savedAt: savedAtOf(phone) }),
      }),
    ]);
    const laptop = { formKey: 'laptop', replaces: savedAtOf(phone) };
    const onLaptop = await amina.send('PUT', autosaveOf('news', id), typed('On the laptop', laptop));
    expect(onLaptop.status).toBe(200);
    // The same form goes on, although it never got the response.
    expect((await amina.send('PUT', autosaveOf('news', id), typed('Further', laptop))).status).toBe(200);
    site.advance(1_000);
    const late = await amina.send('PUT', autosaveOf('news', id), typed('Late', { replaces: savedAtOf(phone) }));
    expect([late.status, late.json]).toMatchObject([409, { autosave: { texts: { title: 'Further' } } }]);
    // What is discarded is what was shown, and nothing newer.
    await amina.send('DELETE', `${autosaveOf('news', id)}?savedAt=${savedAtOf(phone)}`);
    expect(await read(amina, id)).toMatchObject({ texts: { title: 'Further' } });
    await amina.send('DELETE', `${autosaveOf('news', id)}?savedAt=${savedAtOf(onLaptop)}`);
    expect(await read(amina, id)).toBeNull();
  });

  it('say when somebody has saved the item meanwhile, and lose nothing', async () => {
    const id = await add();
    await amina.send('PUT', autosaveOf('news', id), typed('Hers'));
    await bashir.send('PUT', autosaveOf('news', id), typed('His'));
    await bashir.send('PUT', `/api/news/${id}`, formOf({ Title: 'His', revision: '1', formKey: 'phone' }));
    expect(await read(bashir, id)).toBeNull();
    expect(await read(amina, id)).toMatchObject({ basedOn: 1, texts: { title: 'Hers' } });
    const later = await amina.send('PUT', autosaveOf('news', id), typed('Hers, longer'));
    expect([later.status, later.json['revision']]).toEqual([200, 2]);
    expect((await site.get(`/api/news/${id}`)).json).toMatchObject({ Title: 'His' });
  });

  it('are removed when their own form is saved, and not by another save', async () => {
    const id = await add();
    await amina.send('PUT', autosaveOf('news', id), typed('Typed'));
    const save = (fields: Record<string, string>) => amina.send('PUT', `/api/news/${id}`, formOf(fields));
    const refusals: Record<string, string>[] = [
      { Title: 'x'.repeat(500), formKey: 'phone' },
      { revision: '7', formKey: 'phone' },
    ];
    for (const refused of refusals) expect((await save(refused)).status).toBeGreaterThanOrEqual(400);
    expect((await save({ Title: 'Elsewhere', formKey: 'laptop' })).status).toBe(200);
    expect((await save({ Title: 'From the list' })).status).toBe(200);
    expect(await read(amina, id)).not.toBeNull();
    // Also where nothing has changed but spaces.
    expect((await save({ Title: 'From the list', formKey: 'phone' })).status).toBe(200);
    expect(await read(amina, id)).toBeNull();
  });

  it('are refused without the right to change the item, also where it was taken away', async () => {
    const person = await site.addUser({ role: 'superadmin' });
    const client = await site.signIn(person);
    const id = await add();
    expect((await client.send('PUT', autosaveOf('news', id), typed('Mine'))).status).toBe(200);
    await site.db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute();
    const statuses = async (of: StaffClient, address: string) => [
      (await of.get(address)).status,
      (await of.send('PUT', address, typed('Again'))).status,
      (await of.send('DELETE', address)).status,
    ];
    expect(await statuses(client, autosaveOf('news', id))).toEqual([403, 403, 403]);
    expect((await client.get('/api/autosaves')).json).toEqual({ autosaves: [] });
    // Of articles, an admin has a right to their own.
    const own = String((await client.send('POST', '/api/articles')).json['_id']);
    const other = await site.signIn('admin');
    expect(await statuses(other, autosaveOf('articles', own))).toEqual([403, 403, 403]);
    expect(await statuses(client, autosaveOf('articles', own))).toEqual([200, 200, 200]);
    expect(await statuses(amina, autosaveOf('news', '0123456789abcdef01234567'))).toEqual([404, 404, 404]);
    expect(await statuses(amina, autosaveOf('users', person.id))).toEqual([404, 404, 404]);
    expect(await statuses(amina, autosaveOf('news', 'x'))).toEqual([400, 400, 400]);
    await amina.send('DELETE', `/api/news/${id}`);
    expect(await statuses(amina, autosaveOf('news', id))).toEqual([404, 404, 404]);
    const withoutToken = await site.signIn('superadmin');
    withoutToken.token = 'wrong';
    const refused = await withoutToken.send('PUT', autosaveOf('news', await add()), typed('Forged'));
    expect([refused.status, refused.json['code']]).toEqual([403, 'anti_forgery']);
  });

  it('have only texts that the form has, within its limits', async () => {
    const id = await add();
    const refused = async (body: object) => {
      const { status, json } = await amina.send('PUT', autosaveOf('news', id), body);
      return [status, json['code']];
    };
    const bad = [400, 'bad_request'];
    for (const texts of [
      undefined,
      null,
      [],
      'title',
      {},
      { unknown: 'x' },
      { image: 'x' },
      { title: 7 },
      { title: { en: 'x' } },
      { ['__proto__.so']: 'x' },
      { constructor: 'x' },
    ])
      expect(await refused({ ...typed(''), texts })).toEqual(bad);
    for (const wrong of [
      { formKey: '' },
      { formKey: 'a b' },
      { formKey: 'x'.repeat(41) },
      { formKey: 1 },
      { basedOn: 0 },
      { basedOn: 2 },
      { basedOn: 1.5 },
      { basedOn: '1' },
      { hadFile: 'yes' },
      { replaces: 1 },
    ])
      expect([wrong, await refused({ ...typed('T'), ...wrong })]).toEqual([wrong, bad]);
    expect(await refused(typed('x'.repeat(1_801)))).toEqual([400, 'invalid_fields']);
    expect(await refused(typed('T', { texts: { content: 'x'.repeat(1_000_000) } }))).toEqual([
      413,
      'payload_too_large',
    ]);
    expect(await read(amina, id)).toBeNull();
    // One that is a little too long is still being shortened.
    expect((await amina.send('PUT', autosaveOf('news', id), typed('x'.repeat(300)))).status).toBe(200);
    // A part of the site, whose only item has no draft.
    expect(
      (await amina.send('PUT', autosaveOf('contact', singleId), typed('', { texts: { email: 'a' } }))).status,
    ).toBe(200);
  });

  it('are at most 50 of one person, and last 30 days', async () => {
    const ids: string[] = [];
    const person = await site.signIn('superadmin');
    await bashir.send('PUT', autosaveOf('news', await add()), typed('Of another person'));
    const before = await rows();
    for (let count = 0; count < maxAutosavesOfPerson + 2; count += 1) {
      site.advance(1_000);
      ids.push(await add());
      await person.send('PUT', autosaveOf('news', ids.at(-1)!), typed(`Copy ${count}`));
    }
    expect((await rows()) - before).toBe(maxAutosavesOfPerson);
    expect([await read(person, ids[1]!), (await read(person, ids[2]!))?.['texts']]).toEqual([
      null,
      { title: 'Copy 2' },
    ]);

    const start = site.clock.now;
    site.advance(29 * day);
    const back = await site.signIn(person);
    await back.send('PUT', autosaveOf('news', ids[2]!), typed('Still written'));
    await runTestCleanup(site);
    expect(await read(back, ids[3]!)).not.toBeNull();
    site.advance(2 * day);
    await runTestCleanup(site);
    const [later, other] = [await site.signIn(person), await site.signIn(bashir)];
    expect([await read(later, ids[2]!), await read(later, ids[3]!)]).toMatchObject([
      { texts: { title: 'Still written' } },
      null,
    ]);
    expect(await rows()).toBe(1);

    // Deleted with the item, and with the person.
    await later.send('DELETE', `/api/news/${ids[2]!}`);
    await other.send('PUT', autosaveOf('news', ids[3]!), typed('Stays'));
    await later.send('PUT', autosaveOf('news', ids[3]!), typed('Goes with the person'));
    await site.db
      .updateTable('news' as 'content')
      .set({ deleted_at: new Date(site.clock.now.getTime() - 31 * day).toISOString() })
      .where('id', '=', ids[2]!)
      .execute();
    await site.db
      .updateTable('users')
      .set({ deleted_at: new Date(site.clock.now.getTime() - 31 * day).toISOString() })
      .where('id', '=', later.id)
      .execute();
    await runTestCleanup(site);
    expect([await rows(), (await read(other, ids[3]!))?.['texts']]).toEqual([1, { title: 'Stays' }]);
    site.clock.now = start;
  });
});
