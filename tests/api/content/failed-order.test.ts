/** A new order whose history entry cannot be stored. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../setup/api/app.ts';
import { entries } from '../../setup/api/client.ts';

it('stores neither the order nor its history entry where one of them fails, and shows what is stored', async () => {
  const site = await openTestApp('sqlite');
  try {
    const staff = await site.signIn('superadmin');
    const listIds = async () => entries(await site.get('/api/partners?limit=100'), 'partners').map(({ _id }) => _id);
    const before = await listIds();
    const stored = () => site.db.selectFrom('history').select('action').where('action', '=', 'ordered').execute();
    await sql`create trigger refuse before insert on history begin select raise(abort, 'refused'); end`.execute(
      site.db,
    );
    expect((await staff.send('PUT', '/api/partners/order', { ids: before.toReversed() })).status).toBe(500);
    // Another process, or this one once its cache is empty.
    await site.cacheTags.invalidate('partners');
    expect(await listIds()).toEqual(before);
    await sql`drop trigger refuse`.execute(site.db);
    expect(await stored()).toEqual([]);
    expect((await staff.send('PUT', '/api/partners/order', { ids: before.toReversed() })).status).toBe(200);
    expect(await listIds()).toEqual(before.toReversed());
    expect(await stored()).toEqual([{ action: 'ordered' }]);
  } finally {
    await site.close();
  }
});
