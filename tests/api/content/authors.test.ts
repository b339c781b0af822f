/** Who wrote news and articles: shown only where the association shows authors, by name alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../../domain/content/news.ts';
import { createEmptyValues } from '../../../domain/model/apply-input.ts';
import { singleId } from '../../../domain/model/define.ts';
import { dialects, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { completeNews, createItem, openWithStaff } from '../../setup/api/media.ts';

describe.each(dialects)('authors over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: StaffClient;
  const name = 'Hodan <Cali> & Nuur';
  beforeAll(async () => {
    ({ site, superadmin, admin } = await openWithStaff(dialect));
    await admin.send('PUT', '/api/users/profile', { name });
  });
  afterAll(() => site.close());

  const show = async (showAuthors: 'on' | 'off') => {
    const { revision } = (await superadmin.get(`/api/identity/${singleId}?all=1`)).json;
    const saved = await superadmin.send('PUT', `/api/identity/${singleId}`, {
      showAuthors,
      revision: String(revision),
    });
    expect(saved.status).toBe(200);
  };
  const article = { Title: 'An article', Content: 'Text', publishedDate: '2026-11-02' };

  it('are shown in the API and the feeds only after somebody switched it on', async () => {
    const path = await createItem(admin, 'articles', article);
    const texts = async () =>
      Promise.all(
        [path, '/api/articles', '/feeds/articles.xml'].map(async (address) => (await site.get(address)).text),
      );
    for (const text of await texts()) expect(text).not.toMatch(/author|creator|Hodan|@example/);

    await show('on');
    const [one, list, feed] = await texts();
    expect(JSON.parse(one!)).toMatchObject({ author: name });
    expect(JSON.parse(list!)).toMatchObject({ articles: [{ author: name }] });
    expect(feed).toContain('<dc:creator>Hodan &lt;Cali&gt; &amp; Nuur</dc:creator>');
    for (const text of [one, list, feed]) {
      expect(text).not.toContain(admin.email);
      expect(text).not.toContain(admin.id);
    }

    await show('off');
    for (const text of await texts()) expect(text).not.toMatch(/author|creator|Hodan/);
  });

  it('are those of news and articles alone, of anybody who has an account, at once after a change', async () => {
    await show('on');
    const path = await createItem(superadmin, 'news', completeNews);
    const project = await createItem(superadmin, 'projects', { ProjectName: 'Wells', Status: 'not-started' });
    const authorOf = async (address: string) => (await site.get(address)).json['author'];
    expect([await authorOf(path), await authorOf(project)]).toEqual(['Staff', undefined]);
    await superadmin.send('PUT', '/api/users/profile', { name: 'Maryan' });
    expect(await authorOf(path)).toBe('Maryan');

    const written = await createItem(admin, 'articles', article);
    expect(await authorOf(written)).toBe(name);
    expect((await superadmin.send('PUT', `/api/users/${admin.id}`, { name: 'Hodan' })).status).toBe(200);
    expect(await authorOf(written)).toBe('Hodan');
    expect((await superadmin.send('DELETE', `/api/users/${admin.id}`)).status).toBe(200);
    expect(await authorOf(written)).toBeUndefined();
    expect((await site.get('/feeds/articles.xml')).text).not.toContain('Hodan');
    await superadmin.send('POST', `/api/users/${admin.id}/restore`);
    expect(await authorOf(written)).toBe('Hodan');
  });

  it('are nobody for an item that came with the site', async () => {
    await show('on');
    const id = await site.add(news, { ...createEmptyValues(news), publishedAt: '2026-11-01T00:00:00.000Z' });
    const { status, json } = await site.get(`/api/news/${id}`);
    expect([status, json['author']]).toEqual([200, undefined]);
  });
});
