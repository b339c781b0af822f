/** The inbox on a database that has many messages. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/store/database.ts';
import { createMessageStore, type MessageFilter } from '../../server/store/messages/message-store.ts';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';
import { recordQueries } from '../setup/query-plans.ts';
import { storeMessages } from '../setup/api/store-messages.ts';

/** Returns the query plans of the message queries that `work` makes. */
async function plansOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<string> {
  const { plugin, takePlans } = recordQueries();
  await work(db.withPlugin(plugin));
  const plans = (await takePlans(db)).filter(({ query }) => / from "?messages"? |messages_search/.test(query));
  return plans.map(({ plan }) => plan).join('\n\n');
}

describe.each(dialects)('5,000 messages over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    const states = ['answered', 'read', 'answered', 'spam', 'read'] as const;
    await storeMessages(site.db, 5_000, (index) => ({
      kind: index % 3 === 0 ? 'membership' : 'contact',
      state: index < 20 ? 'new' : (states[index % 5] ?? 'read'),
    }));
    if (dialect === 'postgres') await sql`vacuum analyze messages`.execute(site.db);
  });
  afterAll(() => site.close());

  it.each([
    ['all', {}, /messages_inbox/],
    ['unread messages', { state: 'new' }, /messages_states/],
    ['spam', { state: 'spam' }, /messages_states/],
    ['membership applications', { kind: 'membership' }, /messages_kinds|messages_inbox/],
    ['messages with a rare word', { words: ['4711'] }, /found VIRTUAL TABLE INDEX|messages_search/],
    ['deleted messages', { deletedSince: '2026-11-01' }, /messages_trash/],
  ] satisfies [string, MessageFilter, RegExp][])('lists %s along an index', async (_what, filter, index) => {
    const plan = await plansOf(site.db, (db) => createMessageStore(db).list({ page: 1, limit: 20 }, filter));
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/SCAN messages$|Seq Scan/m);
    // PostgreSQL prefers to sort the few unread ones.
    if (dialect === 'sqlite' && Object.keys(filter).every((name) => name !== 'words' && name !== 'deletedSince'))
      expect(plan).not.toContain('TEMP B-TREE');
  });

  it('counts unread messages by an index, and finds messages waiting for mail by one', async () => {
    expect(await plansOf(site.db, (db) => createMessageStore(db).count({ state: 'new' }))).toContain('messages_states');
    expect(
      await plansOf(site.db, (db) => createMessageStore(db).waitingForMail('2026-11-21T00:00:00.000Z', 50)),
    ).toContain('messages_mail');
  });
});
