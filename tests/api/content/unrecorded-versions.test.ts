/** The versions of an item whose current one is not in the history yet, while nothing can be written. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { news } from '../../../domain/content/news.ts';
import { createEmptyValues } from '../../../domain/model/apply-input.ts';
import { localized, openTestApp } from '../../setup/api/app.ts';

it('can be read but for the current one, which can be read as soon as something can be written', async () => {
  const site = await openTestApp('sqlite');
  try {
    const staff = await site.signIn('superadmin');
    const add = (title: string) => site.add(news, { ...createEmptyValues(news), title: localized({ en: title }) });
    const [recorded, unrecorded] = [await add('Recorded'), await add('Unrecorded')];
    const statuses = async (id: string) => {
      const list = await staff.get(`/api/news/${id}/versions`);
      const one = await staff.get(`/api/news/${id}/versions/1`);
      const unknown = await staff.get(`/api/news/${id}/versions/7`);
      return [list.status, list.json['total'], one.status, unknown.status];
    };
    expect(await statuses(recorded)).toEqual([200, 1, 200, 404]);
    await sql`pragma query_only = on`.execute(site.db);
    expect(await statuses(recorded)).toEqual([200, 1, 200, 404]);
    expect(await statuses(unrecorded)).toEqual([200, 0, 503, 404]);
    await sql`pragma query_only = off`.execute(site.db);
    expect(await statuses(unrecorded)).toEqual([200, 1, 200, 404]);
  } finally {
    await site.close();
  }
});
