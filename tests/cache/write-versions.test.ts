/** Every write that drops cached data is stored with a new version of the tags, by which other processes notice it. */
import { afterEach, describe, expect, it } from 'vitest';
import { createChangeStore } from '../../server/store/change-store.ts';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';
import { entries, formOf } from '../setup/api/client.ts';
import { freshPicture, idOf, uploadPicture } from '../setup/api/media.ts';
import { fileOf } from '../setup/samples.ts';

let site: TestApp;
afterEach(() => site.close());

describe.each(dialects)('a write over %s', (dialect) => {
  it('is stored with a new version of each tag that it drops', async () => {
    site = await openTestApp(dialect);
    const superadmin = await site.signIn('superadmin');
    const { versions } = createChangeStore(site.db);
    let dropped: string[] = [];
    site.cacheTags.onInvalidate((tags) => dropped.push(...tags));

    /** Sends a write; returns the response, and the tags that it dropped. */
    const write = async (method: string, path: string, body?: Parameters<typeof superadmin.send>[2]) => {
      const before = await versions();
      dropped = [];
      const response = await superadmin.send(method, path, body);
      expect([path, response.status < 300]).toEqual([path, true]);
      const after = await versions();
      const tags = [...new Set(dropped)].toSorted();
      expect(tags.filter((tag) => after.get(tag) === before.get(tag))).toEqual([]);
      return { ...response, tags };
    };
    const tagsOf = async (...request: Parameters<typeof write>) => (await write(...request)).tags;

    const created = await write('POST', '/api/news');
    expect(created.tags).toEqual(['news:staff']);
    const item = `/api/news/${idOf(created)}`;
    const news = { Title: 'A', Content: 'A', PublishedAt: '2026-11-01' };
    expect(await tagsOf('PUT', `${item}?draft=1`, news)).toEqual(['news']);
    const image = fileOf(await freshPicture(), 'a.png', 'image/png');
    expect(await tagsOf('PUT', item, formOf({ ...news, Image: image }))).toEqual(['news']);
    expect(await tagsOf('PUT', item, { 'Image.alt': 'A tree' })).toEqual(['files', 'news']);
    expect(await tagsOf('POST', `${item}/versions/2/restore`, {})).toContain('news');
    expect(await tagsOf('DELETE', item)).toEqual(['news']);
    expect(await tagsOf('POST', `${item}/restore`)).toEqual(['news']);

    const goals = entries(await superadmin.get('/api/goals'), 'goals').map(({ _id }) => String(_id));
    expect(await tagsOf('PUT', '/api/goals/order', { ids: goals.toReversed() })).toEqual(['goals']);
    const picture = idOf(await uploadPicture(superadmin));
    expect(await tagsOf('PUT', `/api/files/${picture}`, { 'alt.so': 'Geed' })).toEqual(['files']);
    expect(await tagsOf('PUT', '/api/site-texts/home.latestNews', { so: 'Waxa cusub' })).toEqual(['site-texts']);
    expect(await tagsOf('PUT', '/api/security-settings', { logDays: '90' })).toEqual(['security-settings']);
  });
});
