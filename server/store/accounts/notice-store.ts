import { day } from '../../../domain/durations.ts';
import {
  maxDeviceNotices,
  maxNoticesOfEvent,
  undismissableDays,
  type Notice,
  type NoticeEvent,
} from '../../../domain/people/notice.ts';
import type { StaffSession } from '../../../domain/people/viewer.ts';
import type { NoticeRow } from './account-rows.ts';
import type { Database } from '../database.ts';

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** Creates the store of notices to people about their own accounts. */
export function createNoticeStore(db: Database) {
  const ofPerson = (userId: string) => db.selectFrom('notices').where('user_id', '=', userId);
  const removal = (userId: string) => db.deleteFrom('notices').where('user_id', '=', userId);

  /** Returns whether there is room for another notice of a new device; removes those that are no longer listed. */
  const makeRoom = async (userId: string, at: string): Promise<boolean> => {
    const newDevices = ofPerson(userId).where('event', '=', 'new_device');
    const count = async () => (await newDevices.select('id').execute()).length;
    if ((await count()) < maxDeviceNotices) return true;
    const longAgo = new Date(Date.parse(at) - undismissableDays * day).toISOString();
    await removal(userId).where('event', '=', 'new_device').where('at', '<', longAgo).execute();
    return (await count()) < maxDeviceNotices;
  };

  /** Removes all but the newest notices of an event. */
  const removeOlder = async (userId: string, event: NoticeEvent): Promise<void> => {
    const ofEvent = ofPerson(userId).where('event', '=', event);
    const newest = ofEvent.select('id').orderBy('at', 'desc').orderBy('id', 'desc').limit(maxNoticesOfEvent);
    await removal(userId).where('event', '=', event).where('id', 'not in', newest).execute();
  };

  return {
    /** Adds a notice for a person, with the session that caused it, if there is room. */
    async add(userId: string, { details, ...notice }: Notice, sessionId: string): Promise<void> {
      if (notice.event === 'new_device' && !(await makeRoom(userId, notice.at))) return;
      await db
        .insertInto('notices')
        .values({ ...notice, user_id: userId, session_id: sessionId, details: JSON.stringify(details) })
        .execute();
      if (notice.event !== 'new_device') await removeOlder(userId, notice.event);
      // Notices of people who were deleted permanently.
      await db.deleteFrom('notices').where('user_id', 'not in', db.selectFrom('users').select('id')).execute();
    },

    /** Returns a person's notices, newest first, without those that the given session caused. */
    async listForUser(userId: string, exceptSessionId: string): Promise<Notice[]> {
      const rows = await ofPerson(userId).selectAll().orderBy('at', 'desc').orderBy('id', 'desc').execute();
      return rows.filter((row) => row.session_id === '' || row.session_id !== exceptSessionId).map(toNotice);
    },

    /**
     * Removes the notices of a person, or the one with this id, that a session may dismiss; returns whether there was
     * any.
     */
    async remove(userId: string, session: StaffSession | undefined, id?: string): Promise<boolean> {
      const { id: sessionId, deviceSince } = session ?? { id: '', deviceSince: '' };
      const { numDeletedRows } = await removal(userId)
        .$if(id !== undefined, (query) => query.where('id', '=', id!))
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
