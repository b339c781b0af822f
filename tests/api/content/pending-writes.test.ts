/** The requests of one person that are pending at a time: beyond a share they are refused, and others are served. */
import { afterEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';

describe.each(dialects)('pending requests over %s', (dialect) => {
  let site: TestApp;
  afterEach(() => site.close());

  const send = async (client: StaffClient, path: string, count: number) => {
    const responses = await Promise.all(Array.from({ length: count }, () => client.send('PUT', path)));
    return Map.groupBy(responses, ({ status }) => status);
  };

  it('are 30 of one session and 40 of one person', async () => {
    site = await openTestApp(dialect);
    const mine = await site.addUser({ role: 'admin' });
    const [stolen, own, other] = [await site.signIn(mine), await site.signIn(mine), await site.signIn('superadmin')];
    const article = String((await own.send('POST', '/api/articles')).json['_id']);
    const path = `/api/presence/articles/${article}`;
    const [flood, mineToo, others] = await Promise.all([
      send(stolen, path, 200),
      send(own, path, 10),
      send(other, path, 20),
    ]);
    // Those that end while others arrive make room for some more.
    const served = flood.get(200)!.length;
    expect([served >= 30, served < 50, flood.get(503)?.length]).toEqual([true, true, 200 - served]);
    // The owner of a stolen session can still end it.
    expect([mineToo.get(200)?.length, others.get(200)?.length]).toEqual([10, 20]);
    expect([...(await send(stolen, path, 30)).keys()]).toEqual([200]);
  });

  it('leave reads to the owner of a stolen session', async () => {
    site = await openTestApp(dialect);
    const mine = await site.addUser({ role: 'admin' });
    const [stolen, own] = [await site.signIn(mine), await site.signIn(mine)];
    const read = (client: StaffClient, path: string, count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await client.get(path)).status));
    const [flood, ...others] = await Promise.all([
      read(stolen, '/api/articles?all=1&limit=100', 200),
      read(own, '/api/users/me', 5),
      read(own, '/api/users/sessions', 5),
    ]);
    expect(flood).toContain(503);
    expect(others.flat()).toEqual(Array.from({ length: 10 }, () => 200));
  });
});
