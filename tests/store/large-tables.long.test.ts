/**
 * How the databases read tables that have grown for years: along an index, whatever is listed or searched.
 * LARGE_TABLE_ROWS sets the rows of each table.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '../../domain/people/viewer.ts';
import { contentTypes } from '../../domain/content/index.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { insertManyRows, manyRowsId } from '../setup/many-rows.ts';
import { recordQueries, type QueryPlan } from '../setup/query-plans.ts';
import { staffScreens, visitorScreens, type Screen } from '../setup/screens.ts';

const rows = Number(process.env['LARGE_TABLE_ROWS'] ?? 10_000);
const item = manyRowsId(0);
const farPage = Math.floor(rows / 100);
const large = [...contentTypes.map((type) => type.name), 'files', 'messages', 'history', 'security_log'];
/**
 * Their totals read every row, in some milliseconds: nearly all rows match, or no index has what is searched for (words
 * of two letters; with SQLite, words in files and in the security log).
 */
const countsEveryRow =
  /^(activity|media library|media, (search|used|unused)|messages|messages, (spam|members)|security log|security log, search|everything, search)$|search (for all|with two letters)$/;
/** Compares all files with the set of those in use. */
const readsEveryFile = /^media, (used|unused)$/;
/** The queries of the cleanup, and of the search for unread documents after a write: jobs that run by themselves. */
const ofJobs = /^\s*select ("id", "unused_since"|id, renditions from files\s)/;
const scans = new RegExp(String.raw`Seq Scan on (${large.join('|')})\b|SCAN (${large.join('|')})$`, 'm');

describe.each(dialects)(`${rows} rows in each table over %s`, (dialect) => {
  const recorder = recordQueries();
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect, { queryPlugin: recorder.plugin });
    staff = await site.signIn('superadmin');
    await insertManyRows(site.db, { count: rows, personId: staff.id, newest: site.clock.now });
  }, 600_000);
  afterAll(() => site.close());

  /** Returns the plans of a screen that read a whole large table. */
  const readWholly = async (client: Pick<StaffClient, 'get'>, { name, path }: Screen): Promise<QueryPlan[]> => {
    await recorder.takePlans(site.db);
    const { status, text } = await client.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    const plans = await recorder.takePlans(site.db);
    const isExpected = ({ query }: QueryPlan) =>
      ofJobs.test(query) ||
      readsEveryFile.test(name) ||
      (query.startsWith('select count(*)') && countsEveryRow.test(name));
    return plans.filter((made) => scans.test(made.plan) && !isExpected(made));
  };

  it('are read along an index for every list, search and screen', { timeout: 120_000 }, async () => {
    const found: Record<string, QueryPlan[]> = {};
    const readAll = async (client: Pick<StaffClient, 'get'>, screens: readonly Screen[]) => {
      for (const screen of screens) {
        const plans = await readWholly(client, screen);
        if (plans.length > 0) found[screen.name] = plans;
      }
    };
    await readAll(site, visitorScreens(item, farPage));
    await readAll(staff, staffScreens(item, staff.id, farPage));
    expect(found).toEqual({});
  });

  it('are read along an index for the items before and after one', async () => {
    const { content } = site.services;
    for (const type of contentTypes) {
      const { found } = await content.get(type, visitor, item);
      await recorder.takePlans(site.db);
      await content.findAdjacent(type, found);
      const plans = (await recorder.takePlans(site.db)).filter(({ query }) => query.includes(', id) '));
      expect([type.name, plans.length]).toEqual([type.name, 2]);
      for (const { plan } of plans) expect(plan).not.toMatch(/Seq Scan|\bSCAN\b|Sort|TEMP B-TREE/);
    }
  });
});
