import type { MailOutcome, MailQueue } from '../../../domain/operating/site-state.ts';
import type { Database } from '../database.ts';
import { createSettingStore } from '../setting-store.ts';

export type MailStateStore = ReturnType<typeof createMailStateStore>;

const name = 'mail-outcome';
const nothing: MailOutcome = { sentAt: null, failedAt: null, error: '', isRefused: false };

/** Creates the store of how the last mails went, for all processes and machines of the site. */
export function createMailStateStore(db: Database) {
  const settings = createSettingStore(db);
  return {
    /** Returns the last success and the last failure. */
    async readOutcome(): Promise<MailOutcome> {
      const stored = (await settings.readAll([name])).get(name);
      return { ...nothing, ...(stored as Partial<MailOutcome> | undefined) };
    },

    /** Stores the last success and the last failure, in place of those before. */
    writeOutcome: (outcome: MailOutcome): Promise<void> => settings.writeAll(new Map([[name, outcome]])),

    /** Counts the messages that are to be mailed, by what becomes of them. */
    async queue(): Promise<MailQueue> {
      const rows = await db
        .selectFrom('messages')
        .select((eb) => [
          'mail_state',
          eb.fn.countAll<string | number>().as('total'),
          eb.fn.count<string | number>('mail_next_at').as('retried'),
        ])
        .where('mail_state', 'in', ['waiting', 'failed'])
        .groupBy('mail_state')
        .execute();
      const of = (state: string) => rows.find((row) => row.mail_state === state);
      const retrying = Number(of('failed')?.retried ?? 0);
      return {
        waiting: Number(of('waiting')?.total ?? 0),
        retrying,
        gaveUp: Number(of('failed')?.total ?? 0) - retrying,
      };
    },
  };
}
