/** The duration of every list, search and screen of the API where the tables have grown for years. */
import { readEnv } from '../server/env.ts';
import { openDatabase } from '../server/store/open.ts';
import { createUserStore } from '../server/store/accounts/user-store.ts';
import { insertManyRows, manyRowsId } from '../tests/setup/many-rows.ts';
import { staffScreens, visitorScreens, type Screen } from '../tests/setup/screens.ts';
import type { Program } from './program.ts';
import { timeOfReading } from './readings.ts';
import { signIn } from './staff.ts';
import { head, median, milliseconds, row } from './table.ts';

/** Inserts many rows into every table that grows. The site must have been started once, and be stopped now. */
export async function fillTables(environment: Record<string, string>, count: number): Promise<void> {
  const { db } = await openDatabase(readEnv(environment), { purpose: 'maintenance' });
  try {
    const { users } = await createUserStore(db).list({ page: 1, limit: 1 }, '');
    if (!users[0]) throw new Error('The site has no staff yet.');
    await insertManyRows(db, { count, personId: users[0].id, newest: new Date() });
  } finally {
    await db.destroy();
  }
}

/** Prints the duration of each screen: of the first request, and the median and maximum of `repetitions` more. */
export async function measureScreens(site: Program, count: number, repetitions: number): Promise<void> {
  const { headers } = await signIn(site.url);
  const me = (await (await fetch(`${site.url}/api/users/me`, { headers })).json()) as { _id: string };
  const lastPage = Math.floor((count * 0.8) / 10);
  const item = manyRowsId(0);
  head(
    `lists, searches and screens, ${count.toLocaleString('en')} rows in each table; staff; visitors' where no cache has it`,
    'first',
    'median',
    'slowest',
  );
  const measure = async ({ name, path }: Screen, as: Record<string, string>) => {
    const first = await timeOfReading(site, path, as);
    const times: number[] = [];
    for (let n = 0; n < repetitions; n += 1) times.push(await timeOfReading(site, path, as));
    row(name, milliseconds(first), milliseconds(median(times)), milliseconds(Math.max(...times)));
  };
  // Staff first: their lists are not cached, and warm up the code that both use.
  for (const screen of staffScreens(item, me._id, lastPage)) await measure(screen, headers);
  for (const screen of visitorScreens(item, lastPage))
    await measure({ ...screen, name: `visitors: ${screen.name}` }, {});
}
