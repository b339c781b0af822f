import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { text } from '../../domain/fields/text.ts';
import { allTypes } from '../../domain/site/index.ts';
import { checkColumns } from '../../server/store/check-columns.ts';
import { migrations } from '../../server/store/migrations.ts';
import { openSqlite } from '../../server/store/dialects/sqlite.ts';
import { runWithStartLock } from '../../server/store/dialects/postgres-start-lock.ts';
import { openPostgres } from '../../server/store/dialects/postgres.ts';
import { migrate } from '../../server/store/migrate.ts';
import { dialects, openTestApp } from '../setup/api/app.ts';
import { runOperatorCommand } from '../setup/servers/operator-command.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';

describe('opening a database', () => {
  it('reports a file that is not a database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'minbar-test-'));
    const file = join(folder, 'minbar.sqlite');
    await writeFile(file, 'This is a letter, not a database. '.repeat(100));
    expect(() => openSqlite(file)).toThrow(/is not a SQLite database/);
    expect(() => openSqlite(join(folder, 'missing', 'minbar.sqlite'))).toThrow(/cannot be opened/);
    await rm(folder, { recursive: true });
  });

  it('reports a PostgreSQL server that cannot be reached', async () => {
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow(
      /PostgreSQL cannot be reached with DATABASE_URL/,
    );
  });

  it('names DATABASE_URL where it names a file that is missing', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/nothing?sslrootcert=/nonexistent';
    const message = /^The setting DATABASE_URL is wrong: ENOENT.*\/nonexistent/;
    await expect(openPostgres(url)).rejects.toThrow(message);
    await expect(
      runWithStartLock(
        url,
        () => undefined,
        async () => undefined,
      ),
    ).rejects.toThrow(message);
  });

  it('makes SQLite keep acknowledged writes through a crash: WAL, synchronous FULL', async () => {
    const site = await openTestApp('sqlite');
    const [journal] = (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(site.db)).rows;
    const [synchronous] = (await sql<{ synchronous: number }>`pragma synchronous`.execute(site.db)).rows;
    expect([journal?.journal_mode, synchronous?.synchronous]).toEqual(['wal', 2]);
    await site.close();
  });
});

it.each(dialects)(
  'names the columns that a content type lacks, and a migration that comes too late (%s)',
  async (dialect) => {
    const site = await openTestApp(dialect);
    await checkColumns(site.db, allTypes);
    const line = text({ localized: true, format: 'line', max: 50 });
    const fields = { ...news.fields, teacher: line };
    await expect(checkColumns(site.db, [{ ...news, fields }])).rejects.toThrow(
      /"news" is declared, but its table lacks teacher_en, teacher_so, teacher_ar/,
    );
    await expect(checkColumns(site.db, [{ ...news, name: 'courses' }])).rejects.toThrow(/its table is missing/);
    const up = async () => undefined;
    await expect(migrate(site.db, { ...migrations, '002-courses': { up } })).rejects.toThrow(
      /"002-courses" would run before .* the next free number/,
    );
    await site.close();
  },
);

it('lets one server at a time prepare a PostgreSQL database, and the next one after a failure', async () => {
  const url = await createPostgresDatabase();
  const [begun, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const steps: string[] = [];
  const nothing = () => undefined;
  const first = runWithStartLock(url, nothing, async () => {
    begun.resolve();
    await waited.promise;
    steps.push('first');
    throw new Error('power cut');
  });
  await begun.promise;
  const second = runWithStartLock(url, waited.resolve, async () => steps.push('second'));
  await expect(first).rejects.toThrow('power cut');
  await second;
  expect(steps).toEqual(['first', 'second']);
  await expect(runWithStartLock('postgres://nobody@127.0.0.1:1/none', nothing, async () => undefined)).rejects.toThrow(
    /PostgreSQL cannot be reached with DATABASE_URL/,
  );
});

describe.each(dialects)('migrations over %s', (dialect) => {
  it('run once, in order', async () => {
    const site = await openTestApp(dialect);
    expect(await migrate(site.db)).toEqual([]);
    const newerMigrations = { ...migrations, '999-later': { up: async () => undefined } };
    expect(await migrate(site.db, newerMigrations)).toEqual(['999-later']);
    await expect(migrate(site.db)).rejects.toThrow(
      /written by a newer version of this program \(it has "999-later".*Install the newest version with npm run upgrade, /,
    );
    await site.close();
  });

  it('refuse a database from before the first release, and do not change it', async () => {
    const site = await openTestApp(dialect);
    await sql`delete from kysely_migration where name <> '001-baseline'`.execute(site.db);
    await sql`update kysely_migration set name = '001-site'`.execute(site.db);
    await expect(migrate(site.db)).rejects.toThrow(
      /created by a version before the first release.* Nothing was changed/,
    );
    expect((await sql`select name from kysely_migration`.execute(site.db)).rows).toEqual([{ name: '001-site' }]);
    await site.close();
  });

  it('do not change the database when one fails', async () => {
    const site = await openTestApp(dialect);
    const broken = {
      ...migrations,
      '998-broken': {
        up: async (db: typeof site.db) => {
          await db.schema.createTable('half').addColumn('id', 'integer').execute();
          throw new Error('power cut');
        },
      },
    };
    await expect(migrate(site.db, broken)).rejects.toThrow('power cut');
    expect((await site.db.introspection.getTables()).map((table) => table.name)).not.toContain('half');
    expect(await migrate(site.db)).toEqual([]);
    await site.close();
  });
});

it('lets `npm run upgrade` replace a version that cannot read a newer database, but not install one', async () => {
  const site = await openTestApp('sqlite');
  await migrate(site.db, { ...migrations, '999-later': { up: async () => undefined } });
  const environment = { DATA_DIR: site.dataDir };
  const { output } = await runOperatorCommand('upgrade', ['describe', process.cwd()], environment);
  expect(JSON.parse(output)).toMatchObject({ hasSite: false, pending: [] });
  expect((await runOperatorCommand('upgrade', ['describe'], environment)).output).toContain('newer version');
  await site.close();
}, 60_000);

describe.each(dialects)('the cost of a list over %s', (dialect) => {
  it('is low, because it is read along an index without sorting the table', async () => {
    const site = await openTestApp(dialect);
    const seen: string[] = [];
    const query = sql<
      Record<string, string>
    >`select * from news where deleted_at is null and state = 'published' and published_at <= '2026-11-20' order by published_at desc, id desc limit 6`;
    if (dialect === 'postgres') await sql`set enable_seqscan = off`.execute(site.db);
    const plan =
      dialect === 'sqlite'
        ? sql<Record<string, string>>`explain query plan ${query}`
        : sql<Record<string, string>>`explain ${query}`;
    for (const row of (await plan.execute(site.db)).rows) seen.push(String(row['detail'] ?? row['QUERY PLAN']));
    expect(seen.join('\n')).toMatch(/news_(?:staff_)?list/);
    expect(seen.join('\n')).not.toMatch(/TEMP B-TREE|Sort/);
    await site.close();
  });
});
