/** "Back to draft": a published or scheduled item is a draft again, and can be published again as it was. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../domain/content/index.ts';
import { departments } from '../../../domain/site/departments.ts';
import { dialects, localized, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, formOf } from '../../setup/api/client.ts';
import { freshPicture } from '../../setup/api/media.ts';
import { fileOf } from '../../setup/samples.ts';
import { openWithTwoSuperadmins, versionsOf } from '../../setup/api/two-superadmins.ts';

const start = new Date('2026-11-20T08:00:00.000Z');

/** The fields that each type needs to be published. */
const complete: Record<string, Record<string, string>> = {
  news: { Title: 'The well is open', Content: 'Water at last.', PublishedAt: '2026-11-01' },
  projects: { ProjectName: 'The well is open', Status: 'ongoing', StartDate: '2026-02-01' },
  articles: { Title: 'The well is open', Content: 'It is light.', publishedDate: '2026-11-01T10:30:00Z' },
  videos: { title: 'The well is open', videoId: 'aqz-KE-bpKQ' },
  reports: { title: 'The well is open' },
};
const titleOf = (name: string) => Object.keys(complete[name]!)[0]!;

describe.each(dialects)('back to draft over %s', (dialect) => {
  let site: TestApp;
  let amina: StaffClient;
  let bashir: StaffClient;
  beforeAll(async () => {
    ({ site, amina, bashir } = await openWithTwoSuperadmins(dialect));
  });
  beforeEach(() => {
    site.clock.now = start;
  });
  afterAll(() => site.close());

  const publish = async (name: string, change: object = {}) => {
    const address = `/api/${name}/${String((await amina.send('POST', `/api/${name}`)).json['_id'])}`;
    expect((await amina.send('PUT', address, { ...complete[name], ...change })).status).toBe(200);
    return address;
  };
  const idOf = (address: string) => address.split('/').at(-1)!;

  it.each(contentTypes.filter((type) => !type.publicationField && !type.ordered).map(({ name }) => name))(
    'lists an item of %s by its first publication, not by its draft or a later one',
    async (name) => {
      const at = (minute: number) => {
        site.clock.now = new Date(start.getTime() + minute * 60_000);
      };
      const prepared = `/api/${name}/${String((await amina.send('POST', `/api/${name}`)).json['_id'])}`;
      at(1);
      const other = await publish(name);
      at(2);
      expect((await amina.send('PUT', prepared, complete[name]!)).status).toBe(200);
      const listed = async () => {
        const { json } = await site.get(`/api/${name}?limit=2`);
        return (json[name] as { _id: string; createdAt: string }[]).map(({ _id, createdAt }) => [_id, createdAt]);
      };
      const order = [
        [idOf(prepared), '2026-11-20T08:02:00.000Z'],
        [idOf(other), '2026-11-20T08:01:00.000Z'],
      ];
      expect(await listed()).toEqual(order);
      expect((await site.get(`/feeds/${name}.xml`)).text).toContain('Fri, 20 Nov 2026 08:02:00 GMT');
      at(3);
      expect((await amina.send('POST', `${other}/unpublish`, { revision: 2 })).status).toBe(200);
      at(4);
      expect((await amina.send('PUT', other, complete[name]!)).status).toBe(200);
      expect((await amina.send('PUT', prepared, { ...complete[name], title: 'Changed' })).status).toBe(200);
      expect(await listed()).toEqual(order);
    },
  );

  it.each(contentTypes.map(({ name }) => name))('hides an item of %s at once, and restores it', async (name) => {
    const address = await publish(name);
    const id = idOf(address);
    const seenIn = async () => {
      const pages = [`/api/${name}?limit=100`, '/rss.xml', '/sitemap.xml', `/feeds/${name}.xml`];
      const texts = await Promise.all(pages.map(async (page) => (await site.get(page)).text));
      return [(await site.get(address)).status, ...texts.map((text) => text.includes(id))];
    };
    const before = await seenIn();
    expect(before.slice(0, 2)).toEqual([200, true]);
    const stored = (await amina.get(`${address}?all=1`)).json;

    const draft = await amina.send('POST', `${address}/unpublish`, { revision: 2 });
    expect([draft.status, draft.json['state'], draft.json['revision']]).toEqual([200, 'draft', 3]);
    expect(draft.json[titleOf(name)]).toBe('The well is open');
    expect(await seenIn()).toEqual([404, false, false, false, false]);
    expect((await amina.get(`/api/${name}?all=1&state=draft&limit=100`)).text).toContain(id);

    // Undone with one call, the changes of the draft are those of the draft.
    await amina.send('PUT', `${address}?draft=1`, { [titleOf(name)]: 'Not yet', revision: 3 });
    const again = await amina.send('POST', `${address}/versions/2/restore?published=1`, { revision: 4 });
    expect([again.status, again.json['state'], again.json['revision']]).toEqual([200, 'published', 5]);
    const { revision: _revision, updatedAt: _updatedAt, ...values } = stored;
    expect(again.json).toMatchObject(values);
    expect(await seenIn()).toEqual(before);
    expect((await versionsOf(amina, address)).map(({ action }) => action)).toEqual([
      'published',
      'saved',
      'unpublished',
      'published',
      'created',
    ]);
    const activity = entries(await amina.get(`/api/activity?kind=${name}&limit=100`), 'activity');
    expect(activity.filter(({ itemId }) => itemId === id).map(({ action }) => action)).toContain('unpublished');
  });

  it('saves what was changed in the form, of which nothing needs to be complete', async () => {
    const address = await publish('news');
    const image = fileOf(await freshPicture(), 'well.png');
    const change = formOf({ Title: '', 'Title.so': 'Ceel', Content: '', Image: image, revision: '2' });
    const draft = await amina.send('POST', `${address}/unpublish`, change);
    expect([draft.status, draft.json]).toMatchObject([200, { state: 'draft', Title: '', Content: '' }]);
    expect(draft.json['files']).toMatchObject({ Image: { alt: {} } });
    expect(draft.json['translations']).toMatchObject({ so: { Title: 'Ceel' } });
    // Values that no draft may have are refused, and then it is still published.
    const other = await publish('news');
    expect((await amina.send('POST', `${other}/unpublish`, { Title: 'x'.repeat(201) })).status).toBe(400);
    expect((await site.get(other)).status).toBe(200);
  });

  it('keeps the date of a published item, and takes a scheduled one off the schedule', async () => {
    const shown = await publish('news');
    const { PublishedAt } = (await amina.get(`${shown}?all=1`)).json;
    expect((await amina.send('POST', `${shown}/unpublish`)).json['PublishedAt']).toBe(PublishedAt);

    const due = '2026-11-21T09:00:00.000Z';
    const waiting = await publish('news', { PublishedAt: due });
    const draft = (await amina.send('POST', `${waiting}/unpublish`, { PublishedAt: due })).json;
    expect([draft['state'], draft['PublishedAt']]).toEqual(['draft', null]);
    expect((await amina.get('/api/news?all=1&state=scheduled')).text).not.toContain(idOf(waiting));
    site.clock.now = new Date('2026-11-22T08:00:00.000Z');
    expect((await site.get(waiting)).status).toBe(404);

    site.clock.now = start;
    const again = (await amina.send('POST', `${waiting}/versions/2/restore?published=1`, { revision: 3 })).json;
    expect([again['state'], again['PublishedAt']]).toEqual(['published', due]);
    expect((await versionsOf(amina, waiting))[0]).toMatchObject({ action: 'scheduled' });
    expect((await site.get(waiting)).status).toBe(404);
    site.clock.now = new Date('2026-11-22T08:00:00.000Z');
    expect((await site.get(waiting)).status).toBe(200);

    // A date that was chosen in the form is kept in the draft.
    site.clock.now = start;
    const other = await publish('news', { PublishedAt: due });
    const later = '2026-11-25T09:00:00.000Z';
    expect((await amina.send('POST', `${other}/unpublish`, { PublishedAt: later })).json['PublishedAt']).toBe(later);
  });

  it('refuses a stale revision with 409 and the current item, and changes nothing', async () => {
    const address = await publish('news');
    expect((await bashir.send('PUT', address, { Title: 'His', revision: 2 })).status).toBe(200);
    const refused = await amina.send('POST', `${address}/unpublish`, { Title: 'Hers', revision: 2 });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'conflict',
      current: { Title: 'His', state: 'published', revision: 3 },
      changedBy: { name: 'Bashir' },
    });
    expect((await site.get(address)).json['Title']).toBe('His');
    // Nor is it published again over what somebody did meanwhile.
    await amina.send('POST', `${address}/unpublish`, { revision: 3 });
    await bashir.send('PUT', `${address}?draft=1`, { Title: 'His draft', revision: 4 });
    expect((await amina.send('POST', `${address}/versions/3/restore?published=1`, { revision: 4 })).status).toBe(409);
    expect((await site.get(address)).status).toBe(404);
  });

  it('makes no version of a draft that is one already, and publishes no version that was a draft', async () => {
    const address = `/api/news/${String((await amina.send('POST', '/api/news')).json['_id'])}`;
    expect((await amina.send('POST', `${address}/unpublish`)).json).toMatchObject({ state: 'draft', revision: 1 });
    await amina.send('PUT', `${address}?draft=1`, { Title: 'A draft' });
    const restored = await amina.send('POST', `${address}/versions/1/restore?published=1`);
    expect([restored.status, restored.json['state']]).toEqual([200, 'draft']);
    // A version that was a draft does not unpublish either.
    const shown = await publish('news');
    const kept = await amina.send('POST', `${shown}/versions/1/restore?published=1`);
    expect([kept.status, kept.json['state']]).toEqual([200, 'published']);
  });

  it('lets admins take back their own articles only', async () => {
    const admin = await site.signIn('admin');
    const own = `/api/articles/${String((await admin.send('POST', '/api/articles')).json['_id'])}`;
    await admin.send('PUT', own, complete['articles']);
    expect((await admin.send('POST', `${own}/unpublish`)).json).toMatchObject({ state: 'draft' });
    const others = await publish('articles');
    expect((await admin.send('POST', `${others}/unpublish`)).status).toBe(403);
    expect((await site.visit().send('POST', `${others}/unpublish`)).status).toBe(401);
    expect((await site.get(others)).status).toBe(200);
  });

  it('works for the lists of the site, and refuses its single items', async () => {
    const id = await site.add(departments, {
      name: localized({ en: 'Teaching' }),
      description: localized({ en: 'Lessons' }),
    });
    const address = `/api/departments/${id}`;
    expect((await site.get(address)).status).toBe(200);
    expect((await amina.send('POST', `${address}/unpublish`)).json).toMatchObject({ state: 'draft' });
    expect((await site.get(address)).status).toBe(404);
    const { status } = await amina.send('POST', '/api/identity/000000000000000000000001/unpublish');
    expect(status).toBe(405);
  });
});
