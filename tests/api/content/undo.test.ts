/** Trash, versions, activity, concurrent editing, outdated translations: staff can undo every mistake. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../domain/content/index.ts';
import { dialects, localized, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, formOf, type Json } from '../../setup/api/client.ts';
import { idOf, uploadPicture } from '../../setup/api/media.ts';
import { newsTexts, openWithTwoSuperadmins, versionsOf } from '../../setup/api/two-superadmins.ts';
import { news } from '../../../domain/content/news.ts';
import { projects } from '../../../domain/content/projects.ts';
import { videos } from '../../../domain/content/videos.ts';
import { articles } from '../../../domain/content/articles.ts';
import { reports } from '../../../domain/content/reports.ts';
import type { ContentType, ItemValues } from '../../../domain/model/define.ts';

const day = 24 * 60 * 60_000;
const published = { publishedAt: '2026-01-01T00:00:00.000Z' };

/** For each content type, an item and the API name of its title field. */
const kinds: [ContentType, ItemValues, string][] = [
  [
    news,
    {
      title: localized({ en: 'First' }),
      content: localized({ en: 'Text' }),
      description: localized({}),
      image: null,
      ...published,
    },
    'Title',
  ],
  [
    projects,
    {
      name: localized({ en: 'First' }),
      description: localized({}),
      image: null,
      status: 'not-started',
      startsOn: null,
      endsOn: null,
    },
    'ProjectName',
  ],
  [
    articles,
    { title: localized({ en: 'First' }), content: localized({ en: 'Text' }), image: null, ...published },
    'Title',
  ],
  [videos, { title: localized({ en: 'First' }), description: localized({}), videoId: 'abcdefghijk' }, 'title'],
  [reports, { title: localized({ en: 'First' }), file: null, image: null }, 'title'],
];

describe.each(dialects)('undo over %s', (dialect) => {
  let site: TestApp;
  let amina: StaffClient;
  let bashir: StaffClient;
  beforeAll(async () => {
    ({ site, amina, bashir } = await openWithTwoSuperadmins(dialect));
  });
  afterAll(() => site.close());

  it('covers every content type', () => {
    expect(kinds.map(([type]) => type.name).toSorted()).toEqual(contentTypes.map((type) => type.name).toSorted());
  });

  it.each(kinds)('deletes, restores, changes and reverts an item of $name', async (type, values, wireTitle) => {
    const id = await site.add(type, values);
    const address = `/api/${type.name}/${id}`;
    const seen = async () => (await site.get(address)).status;

    expect((await amina.send('DELETE', address)).status).toBe(200);
    expect(await seen()).toBe(404);
    const [thrown] = entries(await amina.get('/api/trash'), 'trash');
    expect(thrown).toMatchObject({
      kind: type.name,
      _id: id,
      title: { en: 'First' },
      deletedBy: { name: 'Amina' },
      purgeAt: new Date(site.clock.now.getTime() + 30 * day).toISOString(),
    });
    const back = await bashir.send('POST', `${address}/restore`);
    expect([back.status, back.json[wireTitle]]).toEqual([200, 'First']);
    expect(await seen()).toBe(200);
    expect(entries(await amina.get('/api/trash'), 'trash')).toEqual([]);
    expect((await bashir.send('POST', `${address}/restore`)).status).toBe(404); // no longer in the trash

    const changed = await bashir.send('PUT', address, { [wireTitle]: 'Second', revision: 1 });
    expect([changed.status, changed.json['revision'], changed.json['updatedBy']]).toEqual([
      200,
      2,
      { _id: bashir.id, name: 'Bashir' },
    ]);
    const versions = await versionsOf(amina, address);
    expect(versions.map(({ revision, action }) => [revision, action])).toEqual([
      [2, 'updated'],
      [1, 'created'],
    ]);
    expect(versions[0]).toMatchObject({ by: { name: 'Bashir' } });
    expect((await amina.get(`${address}/versions/1`)).json).toMatchObject({
      [wireTitle]: 'First',
      revision: 1,
      action: 'created',
    });
    expect((await amina.get(`${address}/versions/2`)).json).toMatchObject({
      [wireTitle]: 'Second',
      by: { name: 'Bashir' },
    });

    const reverted = await amina.send('POST', `${address}/versions/1/restore`, { revision: 2 });
    expect([reverted.status, reverted.json['revision'], reverted.json[wireTitle]]).toEqual([200, 3, 'First']);
    expect((await site.get(address)).json[wireTitle]).toBe('First');
    expect((await versionsOf(amina, address)).map(({ revision, action }) => [revision, action])).toEqual([
      [3, 'reverted'],
      [2, 'updated'],
      [1, 'created'],
    ]);

    const activity = entries(await amina.get(`/api/activity?kind=${type.name}`), 'activity').filter(
      (entry) => entry['itemId'] === id,
    );
    expect(activity.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['deleted', 'restored', 'updated', 'reverted', 'created']),
    );
    // The activity list links only to items that still exist.
    const there = async () =>
      new Set(
        entries(await amina.get(`/api/activity?kind=${type.name}`), 'activity')
          .filter((entry) => entry['itemId'] === id)
          .map((entry) => entry['there']),
      );
    expect(await there()).toEqual(new Set([true]));
    await amina.send('DELETE', address);
    expect(await there()).toEqual(new Set([false]));
    await amina.send('POST', `${address}/restore`);
  });

  it('hides items from the trash after 30 days, before they are cleaned up', async () => {
    const id = await site.add(videos, {
      title: localized({ en: 'Old' }),
      description: localized({}),
      videoId: 'abcdefghijk',
    });
    await amina.send('DELETE', `/api/videos/${id}`);
    const start = site.clock.now;
    site.clock.now = new Date(start.getTime() + 30 * day - 1_000);
    await amina.login(amina.email, testPassword);
    expect(entries(await amina.get('/api/trash?kind=videos'), 'trash').map((item) => item['_id'])).toContain(id);
    site.clock.now = new Date(start.getTime() + 30 * day);
    expect((await amina.get('/api/trash?kind=videos')).json).toMatchObject({ total: 0, trash: [] });
    expect((await amina.send('POST', `/api/videos/${id}/restore`)).status).toBe(404);
    site.clock.now = start;
    // Their sessions ended in those days.
    for (const person of [amina, bashir]) await person.login(person.email, testPassword);
  });

  it('restores people from the trash, unless another person has their email address now', async () => {
    const { id, email } = await site.addUser({ name: 'Hodan' });
    expect((await amina.send('DELETE', `/api/users/${id}`)).status).toBe(200);
    expect(entries(await amina.get('/api/trash?kind=users'), 'trash')).toMatchObject([
      { kind: 'users', _id: id, title: { en: 'Hodan' } },
    ]);
    expect((await amina.send('POST', `/api/users/${id}/restore`)).json).toMatchObject({ name: 'Hodan', email });
    await amina.send('DELETE', `/api/users/${id}`);
    await site.addUser({ name: 'Other', email });
    const refused = await amina.send('POST', `/api/users/${id}/restore`);
    expect([refused.status, Object.keys(refused.json['fields'] as Json)]).toEqual([400, ['email']]);
    const activities = entries(await amina.get('/api/activity?kind=users'), 'activity').filter(
      (entry) => entry['itemId'] === id,
    );
    expect(activities.map(({ action, there }) => [action, there])).toEqual(
      expect.arrayContaining([
        ['deleted', false],
        ['restored', false],
      ]),
    );
  });

  it('restores an older picture with its version', async () => {
    const id = await site.add(news, { title: localized({ en: 'Pictures' }), ...newsTexts });
    const upload = async (colour: string) =>
      String(
        (
          await amina.send(
            'PUT',
            `/api/news/${id}`,
            formOf({
              image: new File(
                [
                  new Uint8Array(
                    await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
                      .png()
                      .toBuffer(),
                  ),
                ],
                'p.png',
              ),
            }),
          )
        ).json['Image'],
      );
    const [first, second] = [await upload('#102030'), await upload('#a0b0c0')];
    expect(first).not.toBe(second);
    expect((await amina.get(`/api/news/${id}/versions/2`)).json['Image']).toBe(first);
    expect((await amina.send('POST', `/api/news/${id}/versions/2/restore`)).json['Image']).toBe(first);
    expect((await site.get(first)).status).toBe(200);
  });

  it('marks a translation as outdated when its English changes, until it is rewritten or confirmed', async () => {
    const id = await site.add(news, { title: localized({ en: 'Well', so: 'Ceel', ar: 'بئر' }), ...newsTexts });
    const put = async (form: Json) => (await amina.send('PUT', `/api/news/${id}`, form)).json['outdated'];
    expect(await put({ Title: 'Two wells' })).toEqual({ so: ['Title'], ar: ['Title'] });
    expect(await put({ 'Title.so': 'Laba ceel', Content: 'New body' })).toEqual({
      so: ['Content'],
      ar: ['Title', 'Content'],
    });
    expect(entries(await amina.get('/api/news?all=1&outdated=so'), 'news').map((item) => item['_id'])).toContain(id);
    expect(await put({ 'Title.ar.current': '1', 'Content.so.current': '1' })).toEqual({ so: [], ar: ['Content'] });
    expect(entries(await amina.get('/api/news?all=1&outdated=so'), 'news').map((item) => item['_id'])).not.toContain(
      id,
    );
    expect(await put({ 'Content.ar': '' })).toEqual({ so: [], ar: [] }); // missing now, not outdated
  });

  it('returns the English from which an outdated translation was made', async () => {
    const id = await site.add(news, { title: localized({ en: 'Well', so: 'Ceel', ar: 'بئر' }), ...newsTexts });
    const put = (form: Json) => amina.send('PUT', `/api/news/${id}`, form);
    for (const form of [{ Title: 'Two wells' }, { 'Title.so': 'Laba ceel' }, { Title: 'Three wells' }]) await put(form);
    const before = async (revision: number, text: string, staff = amina) => {
      const { status, json } = await staff.get(`/api/news/${id}/versions/${revision}/earlier-english?text=${text}`);
      return [status, json['english']];
    };
    expect(await before(4, 'Title.so')).toEqual([200, 'Two wells']);
    expect(await before(4, 'Title.ar')).toEqual([200, 'Well']);
    // As the form was opened, whatever was saved since.
    await put({ 'Title.ar.current': '1' });
    expect(await before(4, 'Title.ar')).toEqual([200, 'Well']);
    expect(await before(1, 'Title.ar')).toEqual([200, null]);
    for (const text of ['Title', 'Image.so', 'constructor', ''])
      expect([text, await before(4, text)]).toEqual([text, [404, undefined]]);
    expect(await before(4, 'Title.ar', await site.signIn('admin'))).toEqual([403, undefined]);
  });

  it('lets an admin undo changes of own articles, but not see the trash or the activity', async () => {
    const admin = await site.signIn('admin');
    const { json } = await admin.send('POST', '/api/articles', {});
    const articlePath = `/api/articles/${String(json['_id'])}`;
    const texts = { title: localized({ en: 'Not theirs' }), content: localized({ en: 'x' }) };
    const other = `/api/articles/${await site.add(articles, { ...texts, image: null, ...published })}`;
    expect((await admin.get(`${articlePath}/versions`)).status).toBe(200);
    await admin.send('DELETE', articlePath);
    expect((await admin.send('POST', `${articlePath}/restore`)).status).toBe(200);
    // What a superadmin deleted, only a superadmin restores.
    await amina.send('DELETE', articlePath);
    expect((await admin.send('POST', `${articlePath}/restore`)).status).toBe(403);
    expect((await amina.send('POST', `${articlePath}/restore`)).status).toBe(200);
    expect((await admin.get(`${other}/versions`)).status).toBe(403);
    await amina.send('DELETE', other);
    const calls: [string, string][] = [
      ['POST', `${other}/restore`],
      ['GET', '/api/trash'],
      ['GET', '/api/files?trash=1'],
      ['GET', '/api/activity'],
    ];
    for (const [method, path] of calls) {
      expect([path, (await admin.send(method, path)).status]).toEqual([path, 403]);
      expect([path, (await site.visit().send(method, path)).status]).toEqual([path, 401]);
    }
    expect((await site.get(`${articlePath}/versions`)).status).toBe(401);
  });

  it('restores a version of an admin without a picture that a superadmin deleted', async () => {
    const admin = await site.signIn('admin');
    const { json } = await admin.send('POST', '/api/articles', {});
    const path = `/api/articles/${String(json['_id'])}`;
    const picture = idOf(await uploadPicture(amina));
    const saved = await admin.send('PUT', `${path}?draft=1`, { Title: 'With a picture', 'image.use': picture });
    const revision = Number(saved.json['revision']);
    expect((await admin.send('PUT', `${path}?draft=1`, { Title: 'Without', 'image.remove': '1' })).status).toBe(200);
    expect((await amina.send('DELETE', `/api/files/${picture}`)).status).toBe(200);
    const reverted = await admin.send('POST', `${path}/versions/${revision}/restore`);
    expect([reverted.status, reverted.json['Title']]).toEqual([200, 'With a picture']);
    expect((await amina.get('/api/files?trash=1')).text).toContain(picture);
    expect((await amina.send('POST', `${path}/versions/${revision}/restore`)).status).toBe(200);
    expect((await amina.get('/api/files?trash=1')).text).not.toContain(picture);
  });
});
