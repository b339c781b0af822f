import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../../domain/content/news.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';

const values = (title: string, publishedAt = '2026-11-01T00:00:00.000Z') => ({
  title: localized({ en: title }),
  description: localized({}),
  content: localized({}),
  image: null,
  publishedAt,
});

describe.each(dialects)('totals of the lists of staff over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  const total = async (query = '') => (await staff.get(`/api/news?all=1${query}`)).json['total'];
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
    await site.add(news, values('Lamp one'));
  });
  afterAll(() => site.close());

  it('follow a new draft, a change and a deletion, also after earlier counts', async () => {
    const queries = [
      '',
      '&q=lamp',
      '&q=la',
      '&state=draft',
      '&state=published',
      '&missing=so',
      '&mine=1',
      '&q=lamp&missing=ar',
    ];
    const totals = () => Promise.all(queries.map(total));
    expect(await totals()).toEqual([1, 1, 1, 0, 1, 1, 0, 1]);
    const created = await staff.send('POST', '/api/news', { Title: 'Lamp two' });
    expect(await totals()).toEqual([2, 2, 2, 1, 1, 2, 1, 2]);
    const id = String(created.json['_id']);
    await staff.send('PUT', `/api/news/${id}`, {
      Title: 'Torch',
      Description: 'x',
      Content: 'x',
      PublishedAt: '2026-11-02T00:00:00.000Z',
    });
    expect(await totals()).toEqual([2, 1, 1, 0, 2, 2, 1, 1]);
    await staff.send('DELETE', `/api/news/${id}`);
    expect(await totals()).toEqual([1, 1, 1, 0, 1, 1, 0, 1]);
  });

  it('follow the clock: a due item is no longer scheduled', async () => {
    await site.add(news, values('Tomorrow', '2026-11-21T08:00:00.000Z'));
    expect([await total('&state=scheduled'), await total('&state=published')]).toEqual([1, 1]);
    site.clock.now = new Date('2026-11-21T08:00:00.000Z');
    expect([await total('&state=scheduled'), await total('&state=published')]).toEqual([0, 2]);
  });

  // PostgreSQL also notifies a process of its own writes, some of them later.
  it.runIf(dialect === 'sqlite')(
    'count a new draft at once without invalidating cached responses for visitors',
    async () => {
      const written = new Set<string>();
      site.cacheTags.onInvalidate((tags) => tags.forEach((tag) => written.add(tag)));
      await staff.send('POST', '/api/news', {});
      expect([...written]).toEqual(['news:staff']);
    },
  );
});
