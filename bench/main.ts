/**
 * `npm run bench [-- --quick] [-- --database=postgres]
 * [-- --only=starts,hits,misses,staff,search,screens,phone,lighthouse]`: one table per subject. `starts` are the time
 * from a start to the first byte, and the memory when idle. Rates are medians of alternating rounds, as shares of bare
 * servers that send the same bytes in the same run; misses in processor time; Linux only. A part that fails is
 * reported, and the others continue.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serverFlags, serverMemory } from '../scripts/runtime/server-runtime.mjs';
import { launchBrowser } from '../tests/setup/programs/chromium.ts';
import { startPostgres } from '../tests/setup/programs/postgres.ts';
import { measureStaffLists } from './staff-lists.ts';
import { measureHits, measureWrites, type Effort } from './hits.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMisses, measureRenderings } from './misses.ts';
import { findRoutes, measurePhone } from './phone.ts';
import { memoryOf, run, start, within, type Program } from './program.ts';
import { startReferences } from './references.ts';
import { fillTables, measureScreens } from './screens.ts';
import { waitForRest } from './readings.ts';
import { measureSearches } from './searches.ts';
import { newsAt, staff, type Item } from './staff.ts';
import { head, median, milliseconds, row } from './table.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const { quick } = options;
if (!['sqlite', 'postgres'].includes(options.database)) throw new Error('--database is sqlite or postgres.');
const selected = options.only?.split(',');
const isSelected = (part: string) => selected === undefined || selected.includes(part);

const effort: Effort = quick ? { seconds: 1, rounds: 3, writes: 100 } : { seconds: 2, rounds: 3, writes: 200 };
const newsCounts = quick ? [100, 10_000] : [100, 10_000, 100_000];
const starts = quick ? 3 : 5;
const quickRoutes = new Set(['home', 'about', 'news item']);
const lighthouseRuns = quick ? 1 : 3;
const screenRows = quick ? 10_000 : 100_000;

// With the settings of a new installation: what is written is on the disk before the answer.
const postgres = options.database === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
const databaseOf = async (): Promise<Record<string, string>> =>
  postgres ? { DATABASE_URL: await postgres.createDatabase() } : {};

const folder = await mkdtemp(join(tmpdir(), 'minbar-bench-'));
const environment = {
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  LOG_LEVEL: 'error',
  BACKUP_SCHEDULE: 'off',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  ...serverMemory,
  ...staff,
  ...(await databaseOf()),
};
const running = new Set<Program>();

async function startSite(more: Record<string, string> = {}): Promise<Program> {
  const site = await start('server/main.ts', [], { environment: { ...environment, ...more }, flags: serverFlags });
  running.add(site);
  return site;
}

async function stop(program: Program): Promise<void> {
  await program.stop();
  running.delete(program);
}

/** Runs a part. If it fails, the others continue, but the exit code is 1. */
async function attempt(what: string, minutes: number, work: () => Promise<void>): Promise<void> {
  try {
    await within(minutes * 60, what, work());
  } catch (error) {
    process.exitCode = 1;
    console.log(`${what}: not measured. ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function measureStarts(): Promise<void> {
  // The first start writes the demonstration; later ones are measured.
  await stop(await startSite());
  const times: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const startedAt = performance.now();
    const site = await startSite();
    await fetch(site.url, { signal: AbortSignal.timeout(30_000) });
    times.push(performance.now() - startedAt);
    if (round === starts - 1) row('memory when idle', memoryOf(site));
    await stop(site);
  }
  row('start of a built tree to first byte', milliseconds(median(times)));
}

/** Measures cached responses, beside bare servers that send the same bytes. */
async function measureLoad(site: Program, pages: Record<string, string>, item: Item, news: string): Promise<void> {
  const references = await startReferences(site, Object.values(pages), folder);
  const bare = [references.node, ...(references.nginx ? [references.nginx] : [])];
  for (const program of bare) running.add(program);
  await measureHits(site, references, pages, news, effort);
  for (const program of bare) await stop(program);
  await measureWrites(site, item, effort);
  row('memory after the load', memoryOf(site));
}

/** Measures everything that depends on the number of news. */
async function measureServing(count: number): Promise<void> {
  const site = await startSite();
  const item = await newsAt(site.url, 1);
  const pages = {
    home: '/',
    list: '/publications/news',
    detail: `/publications/news/${item._id}`,
    'API list': '/api/news?limit=6',
  };
  const news = count.toLocaleString('en');
  try {
    if (isSelected('hits')) await measureLoad(site, pages, item, news);
    if (isSelected('staff')) await measureStaffLists(site, item, count, effort);
    if (isSelected('search')) {
      await waitForRest();
      await measureSearches(site, news);
    }
    if (isSelected('misses')) await measureMisses(site, pages, item, news, effort);
  } finally {
    await stop(site);
  }
  if (isSelected('misses')) await measureRenderingsAlone(pages, news);
}

/** Measures a site without a page cache, which renders every page. */
async function measureRenderingsAlone(pages: Record<string, string>, news: string): Promise<void> {
  const site = await startSite({ PAGE_CACHE_MB: '0' });
  try {
    await measureRenderings(site, pages, news, effort);
  } finally {
    await stop(site);
  }
}

/** Measures every list, search and screen of the API where each table has many rows, on a site of its own. */
async function measureLargeTables(): Promise<void> {
  const own = { ...environment, ...(await databaseOf()), DATA_DIR: join(folder, 'large-tables') };
  await stop(await startSite(own));
  await fillTables(own, screenRows);
  const site = await startSite(own);
  try {
    await measureScreens(site, screenRows, quick ? 5 : 15);
  } finally {
    await stop(site);
  }
}

async function measurePages(): Promise<void> {
  const site = await startSite();
  try {
    const routes = (await findRoutes(site)).filter(({ name }) => !quick || quickRoutes.has(name));
    if (isSelected('phone')) {
      await attempt('What a phone loads', 15, async () => {
        const browser = await launchBrowser();
        try {
          await measurePhone(browser, site, routes);
        } finally {
          await browser.close();
        }
      });
    }
    if (isSelected('lighthouse'))
      await attempt('Lighthouse', 120, () => measureLighthouse(site, routes, lighthouseRuns));
  } finally {
    await stop(site);
  }
}

try {
  if (isSelected('starts')) {
    head('starting');
    await attempt('Starting', 10, measureStarts);
  }
  if (isSelected('phone') || isSelected('lighthouse')) await attempt('Pages', 140, measurePages);
  if (isSelected('screens')) await attempt('Screens', 30, measureLargeTables);
  if (['hits', 'staff', 'search', 'misses'].some(isSelected)) {
    // The demonstration has few news; they stay the newest.
    const site = await startSite();
    let existing = Number(((await (await fetch(`${site.url}/api/news?limit=1`)).json()) as { total: number }).total);
    await stop(site);
    for (const count of newsCounts) {
      await attempt(`${count} news`, 30, async () => {
        await run('scripts/operate/seed.ts', ['--news', String(count - existing)], { environment, limit: 15 * 60 });
        existing = count;
        await measureServing(count);
      });
    }
  }
} finally {
  await Promise.allSettled([...running].map((program) => program.stop()));
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
