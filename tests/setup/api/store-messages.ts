import type { Database } from '../../../server/store/database.ts';
import type { NewMessage } from '../../../server/store/messages/message-row.ts';
import { createMessageStore } from '../../../server/store/messages/message-store.ts';

const newest = new Date('2026-11-20T23:30:00.000Z');
const minute = 60_000;

/** Stores many messages, one a minute, the newest first; `vary` returns the values of each that differ. */
export async function storeMessages(
  db: Database,
  count: number,
  vary: (index: number) => Partial<NewMessage>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const store = createMessageStore(transaction);
    for (let index = 0; index < count; index += 1) {
      await store.insert({
        id: (count - index).toString(16).padStart(24, '0'),
        kind: 'contact',
        state: 'read',
        spamReasons: [],
        name: `Visitor ${index}`,
        email: 'visitor@example.org',
        body: `Question ${index}`,
        details: {},
        language: 'en',
        mail: { state: 'sent', tries: 1, nextAt: null },
        createdAt: new Date(newest.getTime() - index * minute).toISOString(),
        ...vary(index),
      });
    }
  });
}
