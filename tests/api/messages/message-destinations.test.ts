/**
 * Where visitors' messages, calls and donations go: changing it needs a recent sign-in, is recorded, and is reported to
 * superadmins.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { singleId } from '../../../domain/model/define.ts';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, formOf, type Client } from '../../setup/api/client.ts';
import { freshPicture } from '../../setup/api/media.ts';
import { fileOf } from '../../setup/samples.ts';

const destinations: [kind: string, field: string, value: string][] = [
  ['contact', 'email', 'outside@collect.example'],
  ['contact', 'phone', '+252 63 6666666'],
  ['contact', 'telegram', 'https://t.me/outside'],
  ['contact', 'facebook', 'https://facebook.com/outside'],
  ['contact', 'youtube', 'https://youtube.com/@outside'],
  ['contact', 'tiktok', 'https://tiktok.com/@outside'],
  ['contact', 'mapLink', 'https://collect.example/0634424424'],
  ['contact', 'mapEmbed', 'https://collect.example/frame'],
  ['forms', 'emailEndpoint', 'https://collect.example/send'],
  ['forms', 'emailService', 'service_outside'],
  ['forms', 'emailTemplate', 'template_outside'],
  ['forms', 'emailUser', 'user_outside'],
  ['forms', 'membershipForm', 'https://collect.example/form'],
];

/** An own word for a person: without digits, it says no number. */
const wordOf = ({ id }: { id: string }) => id.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);

describe.each(dialects)('where messages go, over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(async () => {
    superadmin = await site.signIn(await site.addUser({ role: 'superadmin', name: 'Khadra' }));
    site.advance(11 * 60_000);
  });
  afterAll(() => site.close());

  const read = async (kind: string) => (await superadmin.get(`/api/${kind}/${singleId}?all=1`)).json;
  const change = (kind: string, fields: Record<string, string>) =>
    superadmin.send('PUT', `/api/${kind}/${singleId}`, fields);
  const changesOf = async () =>
    entries(await superadmin.get('/api/security-log?group=settings&limit=100'), 'entries').filter(
      ({ person }) => (person as { _id: string })._id === superadmin.id,
    );
  const noticesOf = async (client: Client) =>
    entries(await client.get('/api/users/notices'), 'notices').filter(({ event }) => event === 'destination_changed');
  const refused = { status: 403, json: { code: 'recent_sign_in_required' } };

  it.each(destinations)('needs a recent sign-in to change: %s, %s', async (kind, field, value) => {
    const before = await read(kind);
    expect(await change(kind, { [field]: value })).toMatchObject(refused);
    expect(await read(kind)).toEqual(before);
    expect([await changesOf(), await noticesOf(superadmin)]).toEqual([[], []]);

    await superadmin.confirm(testPassword);
    expect((await change(kind, { [field]: value })).json).toMatchObject({ [field]: value });
    // The same value again, in a form that changes something else or nothing.
    site.advance(11 * 60_000);
    expect((await change(kind, { [field]: value })).status).toBe(200);
    expect(await changesOf()).toMatchObject([
      { event: 'settings_changed', subject: kind, details: { [field]: `${String(before[field] ?? '')} > ${value}` } },
    ]);
  });

  it('needs one to change the rest too, which is recorded without details', async () => {
    const { email, phone } = await read('contact');
    const rest = { 'address.en': `Street ${wordOf(superadmin)}`, email: String(email), phone: String(phone) };
    const tagline = { 'tagline.so': `Halhays ${wordOf(superadmin)}` };
    expect([await change('contact', rest), await change('identity', tagline)]).toMatchObject([refused, refused]);
    await superadmin.confirm(testPassword);
    expect((await change('contact', rest)).status).toBe(200);
    expect((await change('identity', tagline)).status).toBe(200);
    const recorded = await changesOf();
    expect(recorded.map(({ subject }) => subject).toSorted()).toEqual(['contact', 'identity']);
    expect(recorded.map(({ details }) => details)).toEqual([{}, {}]);
    expect(await noticesOf(await site.signIn(superadmin))).toEqual([]);
  });

  it('needs one to change a header image, which can hold a number', async () => {
    const other = await site.signIn('superadmin');
    const uploadBanner = async (page: string, name: string) =>
      superadmin.send('PUT', `/api/banners/${singleId}`, formOf({ [page]: fileOf(await freshPicture(), name) }));
    const before = await read('banners');
    expect(await uploadBanner('donate', 'give.png')).toMatchObject(refused);
    expect(await change('banners', { 'about.remove': '1' })).toMatchObject(refused);
    expect([await read('banners'), await changesOf()]).toEqual([before, []]);

    await superadmin.confirm(testPassword);
    expect((await uploadBanner('donate', 'give.png')).status).toBe(200);
    expect((await changesOf())[0]).toMatchObject({
      subject: 'banners',
      details: { donate: expect.stringMatching(/ > give\.png$/) as string },
    });
    expect(await noticesOf(other)).toMatchObject([{ details: { to: 'give.png', by: 'Khadra' } }]);
    // The others are recorded.
    expect((await uploadBanner('news', 'news.png')).status).toBe(200);
    expect(await changesOf()).toHaveLength(2);
    expect(await noticesOf(other)).toHaveLength(1);
  });

  it.each([
    ['contact', 'address.en', 'ZAAD 063-666 6666'],
    ['contact', 'address.ar', 'زاد ٠٦٣٦٦٦٦٦٦٦'],
    ['identity', 'tagline.so', 'deeq＠collect.example'],
    ['identity', 'fullName.en', 'Nuur, collect.example'],
  ])('needs a recent sign-in for a text with a number or an address: %s, %s', async (kind, field, text) => {
    expect(await change(kind, { [field]: text })).toMatchObject(refused);
    await superadmin.confirm(testPassword);
    const other = await site.signIn('superadmin');
    expect((await change(kind, { [field]: text })).status).toBe(200);
    expect(await noticesOf(other)).toMatchObject([{ details: { to: text, by: 'Khadra' } }]);
    // The same number among other words is no news.
    expect((await change(kind, { [field]: `Nuur ${text}` })).status).toBe(200);
    expect(await noticesOf(other)).toHaveLength(1);
  });

  it('is asked for only after invalid fields are reported', async () => {
    expect((await change('contact', { email: 'nobody' })).json['code']).toBe('invalid_fields');
    expect((await change('forms', { emailEndpoint: 'http://collect.example' })).json['code']).toBe('invalid_fields');
    const admin = await site.signIn('admin');
    site.advance(11 * 60_000);
    const byAdmin = await admin.send('PUT', `/api/contact/${singleId}`, { email: 'outside@collect.example' });
    expect(byAdmin.json['code']).toBe('forbidden');
  });

  it('needs one to restore a version too, which is recorded like a change', async () => {
    await superadmin.confirm(testPassword);
    await change('contact', { email: `old-${superadmin.id}@collect.example` });
    const { revision } = await read('contact');
    await change('contact', { email: `new-${superadmin.id}@collect.example` });
    site.advance(11 * 60_000);
    const restore = () => superadmin.send('POST', `/api/contact/${singleId}/versions/${String(revision)}/restore`);
    expect(await restore()).toMatchObject(refused);
    expect((await read('contact'))['email']).toBe(`new-${superadmin.id}@collect.example`);
    await superadmin.confirm(testPassword);
    expect((await restore()).status).toBe(200);
    expect((await changesOf())[0]).toMatchObject({
      event: 'settings_changed',
      subject: 'contact',
      details: { email: `new-${superadmin.id}@collect.example > old-${superadmin.id}@collect.example` },
    });
  });

  it('is reported to all superadmins, except in the session that changed it', async () => {
    const other = await site.signIn('superadmin');
    const [elsewhere, admin] = [await site.signIn(superadmin), await site.signIn('admin')];
    const invited = await site.addUser({ role: 'superadmin', password: null });
    const { email } = await read('contact');
    await superadmin.confirm(testPassword);
    await change('contact', { email: 'reported@collect.example' });
    await change('forms', { emailEndpoint: '', emailService: '', emailTemplate: '', emailUser: 'reported' });
    expect([await noticesOf(superadmin), await noticesOf(admin)]).toEqual([[], []]);
    const details = { from: String(email), to: 'reported@collect.example' };
    expect(await noticesOf(elsewhere)).toContainEqual(expect.objectContaining({ details }));
    const toOther = await noticesOf(other);
    expect(toOther).toHaveLength(2);
    expect(toOther).toContainEqual(expect.objectContaining({ details: { ...details, by: 'Khadra' } }));
    expect(toOther).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ to: '-, -, -, reported' }) }),
    );
    expect(await site.db.selectFrom('notices').select('id').where('user_id', '=', invited.id).execute()).toEqual([]);
  });

  describe('site texts that say how to give', () => {
    const path = '/api/site-texts/donate.note';
    const catalogue = async () => {
      const [entry] = entries(await superadmin.get('/api/site-texts?q=donate.note'), 'siteTexts');
      return (entry as { catalogue: Record<'en' | 'so' | 'ar', string> }).catalogue;
    };

    it('need a recent sign-in, are recorded with both texts and reported to superadmins', async () => {
      const other = await site.signIn('superadmin');
      const { en } = await catalogue();
      const text = `${en} Or send ZAAD to 0636666666.`;
      expect(await superadmin.send('PUT', path, { en: text })).toMatchObject(refused);
      expect((await superadmin.get('/api/site-texts?q=0636666666')).json).toMatchObject({ total: 0 });
      expect([await changesOf(), await noticesOf(other)]).toEqual([[], []]);
      expect((await superadmin.send('PUT', path, { en: '{nobody}' })).json['code']).toBe('invalid_fields');
      // Nothing changes.
      expect((await superadmin.send('PUT', path, { en })).status).toBe(200);

      await superadmin.confirm(testPassword);
      expect((await superadmin.send('PUT', path, { en: text })).status).toBe(200);
      const [entry, ...others] = await changesOf();
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        event: 'settings_changed',
        subject: 'site-texts',
        // Of a long text the number, wherever it is.
        details: { item: 'donate.note', en: ' > 0636666666.' },
      });
      const details = { from: '-', to: '0636666666.', by: 'Khadra' };
      expect(await noticesOf(other)).toEqual([expect.objectContaining({ details })]);
      await superadmin.send('PUT', path, { en: '' });
    });

    it.each([
      ['footer.phone', { en: 'ZAAD 0636666666' }],
      ['footer.copyright', { so: '© {year} {name} – e-Dahab 065 66 66 66 6' }],
      ['footer.copyright', { ar: '© {year} {name} ٠٦٣٦٦٦٦٦٦٦' }],
      ['contact.intro', { en: 'Send gifts to SO21 1000 0010 0100 0141.' }],
      ['home.seeAllNews', { en: 'gifts@collect.example' }],
      ['home.seeAllNews', { en: 'Zaad ⓿❻❸ ❹❹❷❹❹❷❹' }],
      ['home.seeAllNews', { so: 'Zaad 〇六三四四二四四二四' }],
      ['home.seeAllNews', { ar: 'give-nuur\u200b.\u200borg/zaad' }],
      ['notFound.text', { en: 'Give at collect.example/nuur' }],
    ])('need one on every page, with a number or an address: %s, %j', async (key, texts) => {
      const other = await site.signIn('superadmin');
      const page = `/api/site-texts/${key}`;
      expect(await superadmin.send('PUT', page, texts)).toMatchObject(refused);
      await superadmin.confirm(testPassword);
      expect((await superadmin.send('PUT', page, texts)).status).toBe(200);
      expect(await noticesOf(other)).toMatchObject([{ details: { to: Object.values(texts)[0], by: 'Khadra' } }]);
      site.advance(11 * 60_000);
      const none = Object.fromEntries(Object.keys(texts).map((language) => [language, '']));
      expect(await superadmin.send('PUT', page, none)).toMatchObject(refused);
      await superadmin.confirm(testPassword);
      expect((await superadmin.send('PUT', page, none)).status).toBe(200);
    });

    it('need a recent sign-in to be reverted too, and other texts need none', async () => {
      await superadmin.confirm(testPassword);
      const { so } = await catalogue();
      await superadmin.send('PUT', path, { so: `${so} Mahadsanid.` });
      site.advance(11 * 60_000);
      expect(await superadmin.send('PUT', path, { so: '' })).toMatchObject(refused);
      const label = '/api/site-texts/home.seeAllNews';
      expect((await superadmin.send('PUT', label, { en: `All news ${wordOf(superadmin)}` })).status).toBe(200);
      const [latest] = await changesOf();
      expect(latest).toMatchObject({ subject: 'site-texts', details: { item: 'home.seeAllNews' } });
      await superadmin.confirm(testPassword);
      expect((await superadmin.send('PUT', path, { so: '' })).status).toBe(200);
    });
  });

  it('shows in the log where messages go now, however long the addresses are', async () => {
    await superadmin.confirm(testPassword);
    await change('forms', { membershipForm: `https://first.example/${'a'.repeat(900)}` });
    site.advance(1000);
    await change('forms', { membershipForm: `https://second.example/${'b'.repeat(900)}` });
    const [{ details } = {}] = await changesOf();
    expect((details as Record<string, string>)['membershipForm']).toMatch(
      /^https:\/\/first\.example\/a+ > https:\/\/second\.example\/b+$/,
    );
  });
});
