/** Files that texts named before their uses were recorded: an upgrade finds the same ones as a save. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../../server/store/migrations.ts';
import { dialects, openTestApp } from '../setup/api/app.ts';
import { fileRow } from '../setup/file-row.ts';
import { createItem } from '../setup/api/media.ts';

const hashes = { well: 'a1'.repeat(12), yard: 'b2'.repeat(12), form: 'c3'.repeat(12), unused: 'd4'.repeat(12) };
const picture = (hash: string) => `![](/files/pictures/${hash}/960.webp)`;
const form = `[Form](/files/documents/${hashes.form}.pdf)`;

it.each(dialects)('are found by migrations 009 and 016 over %s', async (dialect) => {
  const site = await openTestApp(dialect);
  const superadmin = await site.signIn('superadmin');
  const rendition = (key: string) => JSON.stringify([{ key, format: 'webp', width: 960, bytes: 1 }]);
  for (const [index, hash] of Object.values(hashes).entries()) {
    const isDocument = hash === hashes.form;
    const key = isDocument ? `documents/${hash}.pdf` : `pictures/${hash}/960.webp`;
    const kind = isDocument ? 'document' : 'picture';
    const file = fileRow({ id: `${index}`.repeat(24), kind, content_hash: hash, renditions: rendition(key) });
    await site.db.insertInto('files').values(file).execute();
  }
  const dated = { PublishedAt: '2026-01-01' };
  const well = picture(hashes.well);
  await createItem(superadmin, 'news', { ...dated, Title: 'A', Content: `${well}\n\n${well}`, 'Content.so': form });
  await createItem(superadmin, 'articles', {
    Title: 'B',
    publishedDate: '2026-01-01',
    Content: 'Text',
    'Content.ar': `[نص](/files/pictures/${hashes.yard}/960.webp)\n\n${form}`,
  });
  const other = await createItem(superadmin, 'news', { ...dated, Title: 'C', Content: 'Text' });
  const gone = `${picture('e5'.repeat(12))} ![](/files/pictures/short/1.webp) /files/documents/${'e5'.repeat(12)}.pdf`;
  await sql`update news set content_en = ${gone} where id = ${other.split('/').at(-1)}`.execute(site.db);

  const read = async () =>
    (await sql`select * from text_files order by kind, item_id, field, file_id`.execute(site.db)).rows;
  const saved = await read();
  expect(saved.length).toBe(4);
  await site.db.schema.dropTable('text_files').execute();
  await migrations['009-pictures-in-texts']!.up(site.db);
  await migrations['016-documents-in-texts']!.up(site.db);
  expect(await read()).toEqual(saved);
  await site.close();
});
