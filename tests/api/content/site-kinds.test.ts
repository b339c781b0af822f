/** The parts of the site that superadmins edit: initial content, permissions, order, single items, hostile values. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { singleId } from '../../../domain/model/define.ts';
import { siteTypes } from '../../../domain/site/index.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, formOf, type Client } from '../../setup/api/client.ts';
import { fileOf } from '../../setup/samples.ts';

const ordered = siteTypes.filter((type) => type.ordered).map(({ name }) => name);
const single = siteTypes.filter((type) => type.single).map(({ name }) => name);
/** Specification 2 and 9. */
const counts: Record<string, number> = {
  departments: 5,
  advisors: 14,
  partners: 13,
  gallery: 40,
  testimonials: 3,
  values: 6,
  goals: 7,
};
/** A required text of each ordered type, and a change of each single type. */
const required: Record<string, string> = {
  departments: 'name',
  advisors: 'name',
  partners: 'name',
  gallery: 'alt',
  testimonials: 'name',
  values: 'name',
  goals: 'text',
};
const changes: Record<string, Record<string, string>> = {
  identity: { 'tagline.so': 'Halhays cusub' },
  contact: { phone: '+252 63 1111111' },
  forms: { membershipForm: 'https://forms.example.org/join' },
  about: { share: '٧', people: '350,000' },
  banners: { 'about.remove': '1' },
};
const picture = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();

describe.each(dialects)('parts of the site over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: Client;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
    admin = await site.signIn('admin');
  });
  afterAll(() => site.close());

  const idsOf = async (kind: string) =>
    entries(await site.get(`/api/${kind}?limit=100`), kind).map(({ _id }) => String(_id));
  /** Makes, fills in and publishes an item; returns its id. */
  const createItem = async (kind: string, text: string) => {
    const { json } = await superadmin.send('POST', `/api/${kind}`);
    const body = formOf({ [required[kind]!]: text, ...(kind === 'testimonials' && { feedback: 'x' }) });
    const pictureField = { partners: 'logo', gallery: 'image' }[kind];
    if (pictureField) body.set(pictureField, fileOf(await picture('#123456'), 'p.png'));
    const saved = await superadmin.send('PUT', `/api/${kind}/${String(json['_id'])}`, body);
    expect([kind, saved.status, saved.json['fields']]).toEqual([kind, 200, undefined]);
    return String(json['_id']);
  };

  describe.each(ordered)('%s', (kind) => {
    it('starts with the specified items in three languages', async () => {
      const { json } = await site.get(`/api/${kind}?limit=1`);
      expect(json['total']).toBe(counts[kind]);
      const staff = entries(await superadmin.get(`/api/${kind}?all=1&limit=100`), kind);
      expect(staff.map((item) => [item['state'], item['completeness']])).toEqual(
        staff.map(() => ['published', { en: true, so: true, ar: true }]),
      );
      const arabic = entries(await site.get(`/api/${kind}?limit=1&lang=ar`), kind)[0]!;
      expect(String(arabic[required[kind]!])).toMatch(/\p{Script=Arabic}/u);
    });

    it('adds a new item at the end, in the gallery at the start, shows it to visitors once saved, and finds and deletes it', async () => {
      const before = await idsOf(kind);
      const draft = await superadmin.send('POST', `/api/${kind}`);
      expect(draft.status).toBe(201);
      expect(await idsOf(kind)).toEqual(before);
      expect((await superadmin.send('DELETE', `/api/${kind}/${String(draft.json['_id'])}`)).status).toBe(200);
      const id = await createItem(kind, 'Zaytuun');
      expect(await idsOf(kind)).toEqual(kind === 'gallery' ? [id, ...before] : [...before, id]);
      expect(entries(await superadmin.get(`/api/${kind}?all=1&q=zaytu`), kind).map(({ _id }) => _id)).toEqual([id]);
      expect((await superadmin.send('DELETE', `/api/${kind}/${id}`)).status).toBe(200);
      expect(await idsOf(kind)).toEqual(before);
    });

    it('can be reordered, whole or in part, and back', async () => {
      const before = await idsOf(kind);
      const reversed = before.toReversed();
      expect((await superadmin.send('PUT', `/api/${kind}/order`, { ids: reversed })).status).toBe(200);
      expect(await idsOf(kind)).toEqual(reversed);
      // Two of them swap places; the others stay.
      const [first, ...rest] = reversed;
      const last = rest.pop();
      expect((await superadmin.send('PUT', `/api/${kind}/order`, { ids: [last, first] })).status).toBe(200);
      expect(await idsOf(kind)).toEqual([last, ...rest, first]);
      expect((await superadmin.send('PUT', `/api/${kind}/order`, { ids: before })).status).toBe(200);
      expect(await idsOf(kind)).toEqual(before);
    });

    it('refuses an invalid order and changes nothing', async () => {
      const before = await idsOf(kind);
      const order = async (body: object) => (await superadmin.send('PUT', `/api/${kind}/order`, body)).status;
      expect(await order({})).toBe(400);
      expect(await order({ ids: [] })).toBe(400);
      expect(await order({ ids: 'all' })).toBe(400);
      expect(await order({ ids: [before[1], before[0], before[1]] })).toBe(400);
      expect(await order({ ids: ["' or 1=1 --"] })).toBe(400);
      expect(await order({ ids: [before[1], before[0], 'f'.repeat(24)] })).toBe(404);
      expect(await idsOf(kind)).toEqual(before);
    });

    it('can be changed by superadmins, read by staff, and read by visitors if published', async () => {
      const [id = ''] = await idsOf(kind);
      const statuses = async (client: Client) => [
        (await client.get(`/api/${kind}`)).status,
        (await client.get(`/api/${kind}/${id}`)).status,
        (await client.get(`/api/${kind}?all=1`)).status,
        (await client.send('POST', `/api/${kind}`)).status,
        (await client.send('PUT', `/api/${kind}/${id}`, { [required[kind]!]: 'Mine' })).status,
        (await client.send('PUT', `/api/${kind}/order`, { ids: [id] })).status,
        (await client.send('DELETE', `/api/${kind}/${id}`)).status,
      ];
      expect(await statuses(site.visit())).toEqual([200, 200, 401, 401, 401, 401, 401]);
      expect(await statuses(admin)).toEqual([200, 200, 200, 403, 403, 403, 403]);
      expect((await site.get(`/api/${kind}/${id}`)).text).not.toContain('Mine');
    });

    it('requires its text, and its picture if the type has a required one', async () => {
      const [id = ''] = await idsOf(kind);
      const emptied = await superadmin.send('PUT', `/api/${kind}/${id}`, {
        [required[kind]!]: ' ',
        [`${required[kind]}.so`]: '',
        [`${required[kind]}.ar`]: '',
      });
      expect([emptied.status, Object.keys(emptied.json['fields'] as object)]).toEqual([400, [required[kind]]]);
      const fileField = { partners: 'logo', gallery: 'image' }[kind];
      if (!fileField) return;
      const removed = await superadmin.send('PUT', `/api/${kind}/${id}`, { [`${fileField}.remove`]: '1' });
      expect([removed.status, Object.keys(removed.json['fields'] as object)]).toEqual([400, [fileField]]);
    });
  });

  describe.each(single)('%s', (kind) => {
    it('is one item that everyone reads and only superadmins change, and that cannot be made or deleted', async () => {
      expect(await idsOf(kind)).toEqual([singleId]);
      const path = `/api/${kind}/${singleId}`;
      const before = (await site.get(path)).json;
      const statuses = async (client: Client) => [
        (await client.send('POST', `/api/${kind}`)).status,
        (await client.send('DELETE', path)).status,
        (await client.send('PUT', path, changes[kind]!)).status,
      ];
      expect(await statuses(site.visit())).toEqual([401, 401, 401]);
      expect(await statuses(admin)).toEqual([403, 403, 403]);
      expect((await site.get(path)).json).toEqual(before);
      expect(await statuses(superadmin)).toEqual([405, 405, 200]);
      expect((await superadmin.send('POST', `/api/${kind}?lang=so`)).json).toEqual({
        message: 'Mid keliya ayaa jiri kara. Kan jira wax ka beddel.',
        code: 'only_one',
      });
      expect(await idsOf(kind)).toEqual([singleId]);
      expect((await superadmin.send('PUT', `/api/${kind}/order`, { ids: [singleId] })).status).toBe(400);
    });
  });

  it('stores versions of a single item, and records its changes and new orders in the activity', async () => {
    const path = `/api/contact/${singleId}`;
    const before = (await superadmin.get(`${path}?all=1`)).json;
    const changed = (
      await superadmin.send('PUT', path, { phone: '+252 63 2222222', revision: String(before['revision']) })
    ).json;
    expect(changed['revision']).toBe(Number(before['revision']) + 1);
    expect(
      (await superadmin.send('PUT', path, { phone: '+252 63 3333333', revision: String(before['revision']) })).status,
    ).toBe(409);
    const back = await superadmin.send('POST', `${path}/versions/${String(before['revision'])}/restore`, {
      revision: String(changed['revision']),
    });
    expect([back.status, back.json['phone']]).toEqual([200, before['phone']]);
    const ids = (await idsOf('goals')).toReversed();
    await superadmin.send('PUT', '/api/goals/order', { ids });
    await superadmin.send('PUT', '/api/goals/order', { ids: ids.toReversed(), moved: ids[0] });
    const named = entries(await superadmin.get('/api/activity?limit=100&kind=goals'), 'activity').filter(
      ({ action, itemId }) => action === 'ordered' && itemId === ids[0],
    );
    expect(named).toMatchObject([{ there: true, title: { en: expect.stringMatching(/\S/) } }]);
    const publicItems = async (kind: string) =>
      entries(await superadmin.get(`/api/activity?limit=100&kind=${kind}`), 'activity').map(({ action }) => action);
    expect(await publicItems('goals')).toContain('ordered');
    expect(await publicItems('contact')).toEqual(expect.arrayContaining(['updated', 'reverted']));
  });

  it('accepts numbers in common spellings, and refuses those out of bounds', async () => {
    const change = (fields: object) => superadmin.send('PUT', `/api/about/${singleId}`, fields);
    expect((await change({ share: '٥', people: '200,000', founded: '2009' })).json).toMatchObject({
      share: '5',
      people: '200000',
      founded: '2009',
    });
    for (const [share, message] of [
      ['0', 'Please enter a number from 1 to 100.'],
      ['101', 'Please enter a number from 1 to 100.'],
      ['5.5', 'Please enter a whole number.'],
      ['-5', 'Please enter a whole number.'],
      ['five', 'Please enter a whole number.'],
      ['1e2', 'Please enter a whole number.'],
      ['', 'Please fill in this field.'],
    ]) {
      const refused = await change({ share: share! });
      expect([share, refused.status, refused.json['fields']]).toEqual([share, 400, { share: message }]);
    }
    expect((await site.services.site.about()).vision).toMatchObject({ share: 5, people: 200_000 });
  });

  it.each([
    ['contact', 'email', 'no address'],
    ['contact', 'email', 'a@b.example\r\nBcc: all@example.org'],
    ['contact', 'phone', 'call us'],
    ['contact', 'phone', 'javascript:alert(1)'],
    ['contact', 'facebook', 'https://evil.example/nuur'],
    ['contact', 'facebook', 'https://facebook.com.evil.example/'],
    // Letters that are s and k for a regular expression that ignores case.
    ['contact', 'youtube', 'http\u017f://youtu.be/x'],
    ['contact', 'mapLink', 'https://map\u017f.example.org/'],
    ['contact', 'mapLink', 'https://\u212a.example.org/'],
    ['contact', 'telegram', 'tg://resolve?domain=x'],
    ['contact', 'mapLink', 'javascript:alert(1)'],
    ['contact', 'mapLink', 'http://maps.example.org/'],
    ['contact', 'mapEmbed', '<iframe src="https://maps.example.org/"></iframe>'],
    ['contact', 'mapEmbed', "https://maps.example.org;script-src 'unsafe-inline'"],
    ['contact', 'mapEmbed', 'https://maps.example.org;frame-ancestors'],
    ['contact', 'mapEmbed', 'https://*.example.org/'],
    ['contact', 'mapEmbed', 'https://user:secret@maps.example.org/'],
    ['contact', 'mapEmbed', 'https://maps.example.org:99999/'],
    ['contact', 'mapEmbed', 'https://maps.example.org:65536/'],
    ['contact', 'mapEmbed', 'https://maps.example.org:0/'],
    ['forms', 'membershipForm', 'data:text/html,<script>alert(1)</script>'],
    ['forms', 'membershipForm', '//forms.example.org/x'],
    ['forms', 'emailEndpoint', 'https://mail.example.org/ send'],
    ['forms', 'emailEndpoint', 'https://localhost/send'],
    ['forms', 'emailService', '"><script>'],
    ['identity', 'flagEn', '../../files/x'],
  ])('refuses for %s: %s the value %s and reports it at the field', async (kind, field, value) => {
    const before = (await site.get(`/api/${kind}/${singleId}`)).json;
    const refused = await superadmin.send('PUT', `/api/${kind}/${singleId}?lang=ar`, { [field]: value });
    expect([refused.status, Object.keys(refused.json['fields'] as object)]).toEqual([400, [field]]);
    expect(String((refused.json['fields'] as Record<string, string>)[field])).toMatch(/\p{Script=Arabic}/u);
    expect((await site.get(`/api/${kind}/${singleId}`)).json).toEqual(before);
  });

  it('accepts addresses as people paste them, or none', async () => {
    const change = async (fields: object) => (await superadmin.send('PUT', `/api/contact/${singleId}`, fields)).json;
    expect(
      await change({
        facebook: ' www.facebook.com/nuur ',
        youtube: 'https://youtu.be/x',
        tiktok: '',
        mapLink: 'https://maps.example.org/?q=9.56,44.06#map',
      }),
    ).toMatchObject({
      facebook: 'https://www.facebook.com/nuur',
      youtube: 'https://youtu.be/x',
      tiktok: null,
      mapLink: 'https://maps.example.org/?q=9.56,44.06#map',
    });
    expect((await site.services.site.settings()).social).toMatchObject({
      facebook: 'https://www.facebook.com/nuur',
      tiktok: null,
    });
  });

  it('keeps the transparency of a logo', async () => {
    const half = await sharp({
      create: { width: 200, height: 200, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const saved = await superadmin.send('PUT', `/api/identity/${singleId}`, formOf({ logo: fileOf(half, 'logo.png') }));
    const webp = await site.app.request(String(saved.json['logo']));
    const { channels } = await sharp(Buffer.from(await webp.arrayBuffer())).stats();
    expect([channels.length, channels[3]?.max]).toEqual([4, 0]);
  });
});
