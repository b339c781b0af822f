import { sql, type Kysely, type Migration } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../../../server/store/migrations.ts';
import { createContentTable } from '../../../db/tables/content-table.ts';
import { defineContentType } from '../../../domain/model/define.ts';
import { picture } from '../../../domain/fields/picture.ts';
import { text } from '../../../domain/fields/text.ts';
import { dialects, localized, openTestApp } from '../../setup/api/app.ts';

const gadgets = defineContentType({
  name: 'gadgets',
  titleField: 'label',
  fields: {
    label: text({ localized: true, format: 'line', max: 50, required: true, wire: 'Label' }),
    serialNumber: text({ localized: false, format: 'line', max: 20 }),
    picture: picture({}),
  },
});

/** As docs/add-a-content-type.md describes it. */
const createGadgets: Migration = {
  up: (db: Kysely<unknown>) =>
    createContentTable(db, {
      name: 'gadgets',
      localized: ['label'],
      columns: { serial_number: 'text', picture: 'file' },
      listedBy: 'created_at',
    }),
};

it.each(dialects)('serves a new content type from its declaration and table alone (%s)', async (dialect) => {
  const site = await openTestApp(dialect, {
    types: [gadgets],
    migrations: { ...migrations, '002-gadgets': createGadgets },
  });
  const id = await site.add(gadgets, {
    label: localized({ en: 'Lamp', ar: 'مصباح' }),
    serialNumber: 'L-1',
    picture: null,
  });
  await site.add(
    gadgets,
    { label: localized({ en: 'Hidden' }), serialNumber: null, picture: null },
    { state: 'draft' },
  );
  expect((await site.get('/api/gadgets?lang=ar')).json).toMatchObject({
    total: 1,
    gadgets: [{ _id: id, Label: 'مصباح', serialNumber: 'L-1' }],
  });
  expect((await site.get(`/api/gadgets/${id}`)).json).toMatchObject({ _id: id, Label: 'Lamp' });
  expect((await site.get('/api/news')).status).toBe(404);

  const staff = await site.signIn('superadmin');
  const found = async (query: string) => (await staff.get(`/api/gadgets?all=1&${query}`)).json['total'];
  expect([await found('q=amp'), await found('q=حبا'), await found('q=lantern'), await found('missing=so')]).toEqual([
    1, 0, 0, 2,
  ]);
  const catalogue = dialect === 'sqlite' ? sql`sqlite_master where tbl_name` : sql`pg_indexes where tablename`;
  const { rows } = await sql<Record<string, string>>`select * from ${catalogue} = 'gadgets'`.execute(site.db);
  const names = rows.map((row) => row['indexname'] ?? row['name']);
  expect(names).toEqual(
    expect.arrayContaining(
      ['author', 'lacks_ar', 'list', 'outdated', 'picture_uses', 'staff_list', 'trash'].map(
        (name) => `gadgets_${name}`,
      ),
    ),
  );
  await site.close();
});
