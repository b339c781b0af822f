import { mostNotices, type Notice, type NoticeEvent } from '../../domain/people/notice.ts';
import type { StaffSession } from '../../domain/people/viewer.ts';
import type { Database, NoticeRow } from './database.ts';

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** What people are told of their own accounts. */
export function createNoticeStore(db: Database) {
  const newestOf = (userId: string) =>
    db
      .selectFrom('notices')
      .where('user_id', '=', userId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostNotices);

  return {
    /**
     * Adds a notice for a person, with the session that it happened in; of those that are not dismissed the newest
     * twenty are kept.
     */
    async add(userId: string, { details, ...notice }: Notice, sessionId: string): Promise<void> {
      await db
        .insertInto('notices')
        .values({ ...notice, user_id: userId, session_id: sessionId, details: JSON.stringify(details) })
        .execute();
      await db
        .deleteFrom('notices')
        .where('user_id', '=', userId)
        .where('id', 'not in', newestOf(userId).select('id'))
        .execute();
      // Of people who were deleted for good.
      await db.deleteFrom('notices').where('user_id', 'not in', db.selectFrom('users').select('id')).execute();
    },

    /** Newest first, but for what happened in a session of the person. */
    async listOf(userId: string, butOfSession: string): Promise<Notice[]> {
      const rows = await newestOf(userId).selectAll().execute();
      return rows.filter((row) => row.session_id === '' || row.session_id !== butOfSession).map(toNotice);
    },

    /**
     * Removes the notices of a person, or the one of this id, that a session may dismiss; answers whether there was
     * any.
     */
    async remove(userId: string, session: StaffSession | undefined, id?: string): Promise<boolean> {
      const { id: sessionId, deviceSince } = session ?? { id: '', deviceSince: '' };
      const ofPerson = db.deleteFrom('notices').where('user_id', '=', userId);
      const { numDeletedRows } = await (id === undefined ? ofPerson : ofPerson.where('id', '=', id))
        .where((eb) => eb.or([eb('session_id', '=', ''), eb('session_id', '!=', sessionId)]))
        .where((eb) => eb.or([eb('event', '!=', 'new_device'), eb('at', '>', deviceSince)]))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows) > 0;
    },
  };
}

function toNotice({ user_id: _, session_id: __, details, event, ...row }: NoticeRow): Notice {
  return { ...row, event: event as NoticeEvent, details: JSON.parse(details) as Notice['details'] };
}
