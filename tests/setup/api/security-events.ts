import type { TestApp } from './app.ts';
import type { Json } from './client.ts';

/** Returns what the security log has recorded for a person, oldest first: the events and their details. */
export async function securityEvents(site: TestApp, personId: string): Promise<[event: string, details: Json][]> {
  const rows = await site.db
    .selectFrom('security_log')
    .select(['event', 'details'])
    .where('person_id', '=', personId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ event, details }) => [event, JSON.parse(details) as Json]);
}
