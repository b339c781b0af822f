/** Large texts that one person saves over many connections, while others use the site. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { threadTime } from '../../setup/thread-time.ts';
import { allowOnThisMachine } from '../../setup/slow-machine.ts';

describe.each(dialects)('many saves at once over %s', (dialect) => {
  let site: TestApp;
  afterEach(() => site.close());

  const newArticle = async (client: StaffClient) =>
    `/api/articles/${String((await client.send('POST', '/api/articles')).json['_id'])}?draft=1`;

  it('leave the event loop to others, and serve people round-robin', async () => {
    site = await openTestApp(dialect);
    const [admin, other] = [await site.signIn('admin'), await site.signIn('admin')];
    const articles = await Promise.all(Array.from({ length: 16 }, () => newArticle(admin)));
    const otherArticle = await newArticle(other);
    const long = 'م'.repeat(99_000);

    const flooding = new AbortController();
    let longest = 0;
    const watching = (async () => {
      while (!flooding.signal.aborted) {
        const before = threadTime();
        await nextTurn();
        longest = Math.max(longest, threadTime() - before);
      }
    })();
    const order: string[] = [];
    const flood = articles.map((article, index) =>
      admin.send('PUT', article, { Title: `t${index}`, 'Content.so': long, 'Content.ar': long }).then(({ status }) => {
        order.push('admin');
        return status;
      }),
    );
    const saved = other.send('PUT', otherArticle, { Title: 'short' }).then(({ status }) => {
      order.push('other');
      return status;
    });
    expect([...new Set(await Promise.all([saved, ...flood]))]).toEqual([200]);
    flooding.abort();
    await watching;
    expect(order.indexOf('other')).toBeLessThan(6);
    expect(longest).toBeLessThan(allowOnThisMachine(250));
  });
});
