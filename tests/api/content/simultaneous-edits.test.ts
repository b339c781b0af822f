/** Two people change one item, or what belongs together: stale forms, simultaneous saves, who has the form open. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, localized, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, formOf } from '../../setup/api/client.ts';
import { completeNews, createItem, uploadPicture } from '../../setup/api/media.ts';
import { newsTexts, openWithTwoSuperadmins, versionsOf } from '../../setup/api/two-superadmins.ts';
import { news } from '../../../domain/content/news.ts';
import { partners } from '../../../domain/site/partners.ts';

const rounds = 10;

type Uploaded = { id: string; address: string };

describe.each(dialects)('simultaneous edits over %s', (dialect) => {
  let site: TestApp;
  let amina: StaffClient;
  let bashir: StaffClient;
  beforeAll(async () => {
    ({ site, amina, bashir } = await openWithTwoSuperadmins(dialect));
  });
  afterAll(() => site.close());

  it('refuses a stale form with 409 and the current item, and loses neither version', async () => {
    const id = await site.add(news, { title: localized({ en: 'Ours' }), ...newsTexts });
    const address = `/api/news/${id}`;
    expect((await bashir.send('PUT', address, formOf({ Title: 'His', revision: '1' }))).status).toBe(200);
    const refused = await amina.send('PUT', `${address}?lang=so`, formOf({ Title: 'Hers', revision: '1' }));
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'conflict',
      current: { Title: 'His', revision: 2 },
      changedBy: { name: 'Bashir' },
    });
    expect(String(refused.json['message'])).toContain('Qof kale');
    expect((await amina.get(`${address}?all=1`)).json['Title']).toBe('His');
    // Having seen both, she overwrites his on purpose.
    expect((await amina.send('PUT', address, formOf({ Title: 'Hers', revision: '2' }))).json).toMatchObject({
      Title: 'Hers',
      revision: 3,
    });
    // A client of the plain API sends no revision.
    expect((await bashir.send('PUT', address, { Title: 'Plain' })).json).toMatchObject({ Title: 'Plain', revision: 4 });
    expect((await amina.send('POST', `${address}/versions/1/restore`, { revision: 3 })).status).toBe(409);
  });

  it.each([
    ['a save', 'PUT', ''],
    ['a draft', 'PUT', '?draft=1'],
    ['a restored version', 'POST', '/versions/1/restore'],
  ])('refuses %s based on a malformed revision with 400, and changes nothing', async (_, method, path) => {
    const id = await site.add(news, { title: localized({ en: 'Ours' }), ...newsTexts });
    expect((await amina.send('PUT', `/api/news/${id}`, { Title: 'Hers' })).json).toMatchObject({ revision: 2 });
    for (const revision of [
      'x',
      '0',
      '-1',
      '1.5',
      '2x',
      ' 2',
      '9999999999',
      'null',
      true,
      1e20,
      {},
      [],
      [2],
      { revision: 2 },
    ])
      expect((await amina.send(method, `/api/news/${id}${path}`, { Title: 'Lost', revision })).status).toBe(400);
    const refused = await amina.send(method, `/api/news/${id}${path}`, formOf({ Title: 'Lost', revision: '2\n' }));
    expect(refused.status).toBe(400);
    expect((await amina.get(`/api/news/${id}?all=1`)).json).toMatchObject({ Title: 'Hers', revision: 2 });
  });

  it('keeps simultaneous saves of different fields, one after the other', async () => {
    const id = await site.add(news, { title: localized({ en: 'Together' }), ...newsTexts });
    const responses = await Promise.all(
      ['Title', 'Title.so', 'Title.ar', 'Content'].map((name) =>
        amina.send('PUT', `/api/news/${id}`, { [name]: `new ${name}` }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const now = (await amina.get(`/api/news/${id}?all=1`)).json;
    expect(now).toMatchObject({
      Title: 'new Title',
      Content: 'new Content',
      translations: { so: { Title: 'new Title.so' }, ar: { Title: 'new Title.ar' } },
      revision: 5,
    });
    expect(await versionsOf(amina, `/api/news/${id}`)).toHaveLength(5);
  });

  it('makes no version of a form that changes nothing', async () => {
    const id = await site.add(news, { title: localized({ en: 'Same' }), ...newsTexts });
    expect((await amina.send('PUT', `/api/news/${id}`, { Title: 'Same' })).json).toMatchObject({ revision: 1 });
    expect(await versionsOf(amina, `/api/news/${id}`)).toHaveLength(1);
  });

  it('shows who else has the form open, until they leave or stop reporting', async () => {
    const id = await site.add(news, { title: localized({ en: 'Busy' }), ...newsTexts });
    const here = async (viewer: StaffClient) => entries(await viewer.send('PUT', `/api/presence/news/${id}`), 'others');
    const start = site.clock.now;
    expect(await here(bashir)).toEqual([]);
    site.clock.now = new Date(start.getTime() + 20_000);
    expect(await here(amina)).toEqual([{ name: 'Bashir', since: start.toISOString() }]);
    expect(await here(bashir)).toEqual([{ name: 'Amina', since: site.clock.now.toISOString() }]);
    await amina.send('DELETE', `/api/presence/news/${id}`);
    expect(await here(bashir)).toEqual([]);
    site.clock.now = new Date(start.getTime() + 20_000 + 61_000);
    expect(await here(amina)).toEqual([]);
    expect((await amina.send('PUT', '/api/presence/nothing/000000000000000000000000')).status).toBe(404);
    expect((await amina.send('PUT', '/api/presence/news/x')).status).toBe(400);
    expect((await amina.send('PUT', '/api/presence/news/0123456789abcdef01234567')).status).toBe(404);
    await amina.send('DELETE', `/api/news/${id}`);
    expect((await amina.send('PUT', `/api/presence/news/${id}`)).status).toBe(404);
    site.clock.now = start;
  });

  // These lock the same rows of PostgreSQL in opposite orders.
  it('stores two orders of a list, one after the other', async () => {
    const ids: string[] = [];
    for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta'])
      ids.push(await site.add(partners, { name: localized({ en: name }), link: null, logo: null }));
    const orders = [ids, ids.toReversed()];
    for (let round = 0; round < rounds; round += 1) {
      const responses = await Promise.all(
        [amina, bashir].map((person, index) => person.send('PUT', '/api/partners/order', { ids: orders[index] })),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      const listed = entries(await amina.get('/api/partners?all=1&limit=100'), 'partners').map(({ _id }) => _id);
      expect(orders).toContainEqual(listed.filter((id) => ids.includes(String(id))));
    }
  });

  // Entries of the public search that are of the same millisecond have consecutive keys.
  it('publishes two items of the same moment', async () => {
    const paths = [await createItem(amina, 'news', completeNews), await createItem(amina, 'news', completeNews)];
    for (let round = 0; round < rounds; round += 1) {
      const PublishedAt = `2026-04-${10 + round}T09:00:00.000Z`;
      const responses = await Promise.all(
        [amina, bashir].map((person, index) => person.send('PUT', paths[index]!, { PublishedAt })),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it('stores two items, of which each has the picture in its field that the other has in its text', async () => {
    const upload = async (): Promise<Uploaded> => {
      const { json } = await uploadPicture(amina);
      return { id: String(json['_id']), address: String(json['url']) };
    };
    const pictures = [await upload(), await upload()];
    const paths = [await createItem(amina, 'news', completeNews), await createItem(amina, 'news', completeNews)];
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = (round % 2 === 0 ? pictures : pictures.toReversed()) as [Uploaded, Uploaded];
      const responses = await Promise.all([
        amina.send('PUT', paths[0]!, { 'Image.use': first.id, Content: `![Well](${second.address}) ${round}` }),
        bashir.send('PUT', paths[1]!, { 'Image.use': second.id, Content: `![Well](${first.address}) ${round}` }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    }
  }, 60_000);
});
