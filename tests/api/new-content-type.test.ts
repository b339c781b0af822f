import { expect, it } from 'vitest';
import { defineContentType } from '../../domain/model/define.ts';
import { text } from '../../domain/fields/text.ts';
import { dialects, localized, openTestApp } from '../setup/app.ts';

const gadgets = defineContentType({
  name: 'gadgets',
  titleField: 'label',
  fields: {
    label: text({ localized: true, format: 'line', max: 50, required: true, wire: 'Label' }),
    serialNumber: text({ localized: false, format: 'line', max: 20 }),
  },
});

it.each(dialects)('a declaration and a table are all that a new content type needs (%s)', async (dialect) => {
  const site = await openTestApp(dialect, {
    types: [gadgets],
    prepare: async (db) => {
      let table = db.schema.createTable('gadgets').addColumn('id', 'varchar(24)', (column) => column.primaryKey());
      const columns = [
        'state',
        'created_at',
        'updated_at',
        'created_by',
        'updated_by',
        'deleted_at',
        'deleted_by',
        'search_text',
        'label_en',
        'label_so',
        'label_ar',
        'serial_number',
      ];
      for (const column of columns) table = table.addColumn(column, 'text') as typeof table;
      await table
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('outdated', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  });
  const id = await site.add(gadgets, { label: localized({ en: 'Lamp', ar: 'مصباح' }), serialNumber: 'L-1' });
  await site.add(gadgets, { label: localized({ en: 'Hidden' }), serialNumber: null }, { state: 'draft' });
  expect((await site.get('/api/gadgets?lang=ar')).json).toMatchObject({
    total: 1,
    gadgets: [{ _id: id, Label: 'مصباح', serialNumber: 'L-1' }],
  });
  expect((await site.get(`/api/gadgets/${id}`)).json).toMatchObject({ _id: id, Label: 'Lamp' });
  expect((await site.get('/api/news')).status).toBe(404);
  await site.close();
});
