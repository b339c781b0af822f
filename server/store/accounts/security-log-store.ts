import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { foldTexts } from '../../../domain/text/search-text.ts';
import type { Paging } from '../../../domain/model/paging.ts';
import type { SecurityEvent } from '../../../domain/people/security-event.ts';
import { containsWord } from '../search/contains-word.ts';
import type { SecurityLogRow } from './account-rows.ts';
import type { Database, Tables } from '../database.ts';

/**
 * One entry of the security log. `person` did it or tried to; `subject` is the person or thing it was done to, where
 * that is another one.
 */
export type SecurityEntry = {
  id: string;
  at: string;
  event: SecurityEvent;
  person: { id: string | null; name: string };
  subject: string;
  address: string;
  device: string;
  details: Readonly<Record<string, string>>;
};

/** Filters of the list; `words` are folded, and all must occur. */
export type SecurityFilter = { events?: readonly SecurityEvent[]; personId?: string; words?: readonly string[] };

export type SecurityLogStore = ReturnType<typeof createSecurityLogStore>;

/**
 * Creates the store of the security log: entries are added and, after their retention time, removed, but never changed
 * (a database trigger prevents it).
 */
export function createSecurityLogStore(db: Database) {
  const total = async (query: { executeTakeFirstOrThrow: () => Promise<{ total: string | number }> }) =>
    Number((await query.executeTakeFirstOrThrow()).total);
  const counting = () => db.selectFrom('security_log').select((eb) => eb.fn.countAll<string | number>().as('total'));

  return {
    /** Adds an entry, with the folded text that the list is searched by. */
    async add({ person, details, ...entry }: SecurityEntry): Promise<void> {
      const texts = [person.name, entry.subject, entry.address, entry.device, ...Object.values(details)];
      await db
        .insertInto('security_log')
        .values({
          ...entry,
          person_id: person.id,
          person_name: person.name,
          details: JSON.stringify(details),
          search_text: foldTexts(texts),
        })
        .execute();
    },

    /** Returns the sign-ins of a person since a moment, the latest first. */
    async listSignIns(personId: string, since: string): Promise<{ address: string; device: string }[]> {
      const signIns = db
        .selectFrom('security_log')
        .select(['address', 'device'])
        .where('person_id', '=', personId)
        .where('event', '=', 'signed_in')
        .where('at', '>', since);
      return signIns.orderBy('at', 'desc').limit(500).execute();
    },

    /** Returns the number of entries that match. */
    count: (filter: SecurityFilter): Promise<number> => total(counting().where(matching(db, filter))),

    /** Returns one page, newest first. */
    async list({ page, limit }: Paging, filter: SecurityFilter): Promise<SecurityEntry[]> {
      const query = db
        .selectFrom('security_log')
        .selectAll()
        .where(matching(db, filter))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc');
      return (
        await query
          .limit(limit)
          .offset((page - 1) * limit)
          .execute()
      ).map(toEntry);
    },

    /** Returns the next entries after one, newest first, for reading long lists in batches. */
    async listAfter(
      last: Pick<SecurityEntry, 'at' | 'id'> | undefined,
      limit: number,
      filter: SecurityFilter,
    ): Promise<SecurityEntry[]> {
      let query = db.selectFrom('security_log').selectAll().where(matching(db, filter));
      if (last) query = query.where(sql<SqlBool>`(at, id) < (${last.at}, ${last.id})`);
      return (await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(toEntry);
    },

    /** Returns the number of entries of an event between two moments, about known people or about others. */
    countBetween: (event: SecurityEvent, isKnown: boolean, since: string, until: string): Promise<number> =>
      total(
        counting()
          .where('event', '=', event)
          .where('at', '>', since)
          .where('at', '<=', until)
          .where('person_id', isKnown ? 'is not' : 'is', null),
      ),

    /** Removes entries before a moment; returns their number. */
    async removeBefore(timestamp: string): Promise<number> {
      const result = await db.deleteFrom('security_log').where('at', '<', timestamp).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

function matching(db: Database, { events, personId, words = [] }: SecurityFilter) {
  return (eb: ExpressionBuilder<Tables, 'security_log'>) => {
    const conditions: Expression<SqlBool>[] = [];
    if (events) conditions.push(eb('event', 'in', [...events]));
    if (personId !== undefined) conditions.push(eb('person_id', '=', personId));
    for (const word of words) conditions.push(containsWord(db, word));
    return eb.and(conditions);
  };
}

function toEntry(row: SecurityLogRow): SecurityEntry {
  return {
    id: row.id,
    at: row.at,
    event: row.event as SecurityEvent,
    person: { id: row.person_id, name: row.person_name },
    subject: row.subject,
    address: row.address,
    device: row.device,
    details: JSON.parse(row.details) as Record<string, string>,
  };
}
