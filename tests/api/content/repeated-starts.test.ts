/** Starts of a server whose database has data already: nothing that staff deleted or changed returns. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seed, seedSiteParts } from '../../../db/seed/seed.ts';
import { siteTypes } from '../../../domain/site/index.ts';
import { trashRetention } from '../../../server/services/content/trash.ts';
import { readEnv } from '../../../server/env.ts';
import { createDiskStorage } from '../../../server/files/disk.ts';
import { createContentStore } from '../../../server/store/content/content-store.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { openDatabase } from '../../../server/store/open.ts';
import { dialects, openTestApp, type TestApp } from '../../setup/api/app.ts';
import { entries } from '../../setup/api/client.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';
import { createPostgresDatabase } from '../../setup/programs/test-database.ts';

/** Specification 2 and 9; related words are those of the association alone. */
const counts: Record<string, number> = {
  synonyms: 0,
  departments: 5,
  advisors: 14,
  partners: 13,
  gallery: 40,
  testimonials: 3,
  values: 6,
  goals: 7,
};
const seedSite = (site: TestApp) =>
  seed({ db: site.db, storage: createDiskStorage(join(site.dataDir, 'files')), seed: 'none', print: () => undefined });

describe.each(dialects)('repeated starts over %s', (dialect) => {
  it('give a site without demonstration all pictures, refill no emptied list, and remove unused pictures', async () => {
    const site = await openTestApp(dialect);
    await seedSite(site);
    const superadmin = await site.signIn('superadmin');
    const pictures = [
      ...(await site.services.site.gallery()).map(({ file }) => file),
      ...(await site.services.site.partners()).map(({ logo }) => logo),
      await site.services.site.banner('news'),
    ];
    expect(pictures.filter((file) => file === undefined)).toEqual([]);

    await runTestCleanup(site);
    site.advance(trashRetention + 1);
    expect(await runTestCleanup(site)).toEqual({ items: 0, messages: 0, expired: 0, files: 0 });

    const staff = await site.signIn({ email: superadmin.email });
    for (const { _id } of entries(await site.get('/api/partners?limit=100'), 'partners'))
      await staff.send('DELETE', `/api/partners/${String(_id)}`);
    // As at the next start.
    expect(await migrate(site.db)).toEqual([]);
    await seedSite(site);
    expect((await site.get('/api/partners')).json['total']).toBe(0);
    expect(await site.services.site.partners()).toEqual([]);

    site.advance(trashRetention + 1);
    expect((await runTestCleanup(site)).items).toBe(13);
    site.advance(trashRetention + 1);
    expect((await runTestCleanup(site)).files).toBe(13);
    expect(await site.services.site.banner('news')).toBeDefined();
    await site.close();
  });

  it('fill a database that was only migrated, once, and keep its other rows', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'minbar-parts-'));
    const env = readEnv({
      DATA_DIR: folder,
      ...(dialect === 'postgres' && { DATABASE_URL: await createPostgresDatabase() }),
    });
    const { db } = await openDatabase(env);
    await migrate(db);
    await db.insertInto('settings').values({ name: 'kept', value: '"yes"' }).execute();
    await seedSiteParts(db);
    await seedSiteParts(db);
    const content = createContentStore(db);
    for (const type of siteTypes)
      expect([type.name, await content.count(type, 'all')]).toEqual([type.name, counts[type.name] ?? 1]);
    expect(await db.selectFrom('settings').select('value').where('name', '=', 'kept').executeTakeFirst()).toEqual({
      value: '"yes"',
    });
    await db.destroy();
    await rm(folder, { recursive: true });
  });
});
