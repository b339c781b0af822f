/** Two people who work on the same items, for tests. */
import type { DialectName } from '../../../server/store/database.ts';
import { localized, openTestApp, type StaffClient, type TestApp } from './app.ts';
import { entries, type Client, type Json } from './client.ts';

/** Opens the app, with the superadmins Amina and Bashir signed in. */
export async function openWithTwoSuperadmins(
  dialect: DialectName,
): Promise<{ site: TestApp; amina: StaffClient; bashir: StaffClient }> {
  const site = await openTestApp(dialect);
  const [amina, bashir] = [
    await site.addUser({ role: 'superadmin', name: 'Amina' }),
    await site.addUser({ role: 'superadmin', name: 'Bashir' }),
  ];
  return { site, amina: await site.signIn(amina), bashir: await site.signIn(bashir) };
}

export const versionsOf = async (client: Client, address: string): Promise<Json[]> =>
  entries(await client.get(`${address}/versions`), 'versions');

/** A published news item, but for its title. */
export const newsTexts = {
  content: localized({ en: 'Body', so: 'Qoraal', ar: 'نص' }),
  description: localized({}),
  image: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
};
