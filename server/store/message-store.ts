import type { Database, MessageRow } from './database.ts';

export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(db: Database) {
  return {
    async insert(row: MessageRow): Promise<void> {
      await db.insertInto('messages').values(row).execute();
    },

    /** Messages that still have to be mailed, oldest first. */
    async waitingForMail(limit: number): Promise<MessageRow[]> {
      return db
        .selectFrom('messages')
        .selectAll()
        .where('mail_state', 'in', ['waiting', 'failed'])
        .where('mail_attempts', '<', 20)
        .orderBy('created_at')
        .limit(limit)
        .execute();
    },

    async recordMail(id: string, state: MessageRow['mail_state'], attempts: number): Promise<void> {
      await db.updateTable('messages').set({ mail_state: state, mail_attempts: attempts }).where('id', '=', id).execute();
    },
  };
}
