import { day } from '../../../domain/durations.ts';
import { notFound } from '../../../domain/errors.ts';
import { isId } from '../../../domain/model/id.ts';
import { undismissableDays, type Notice, type NoticeDetails, type NoticeEvent } from '../../../domain/people/notice.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { NoticeMailer } from '../../mail/notice-mailer.ts';
import type { NoticeStore } from '../../store/accounts/notice-store.ts';
import type { Rate, RateLimitStore } from '../../store/accounts/rate-limit-store.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';

export type NoticeService = ReturnType<typeof createNoticeService>;

/** A notice as listed for one session. */
export type ListedNotice = Notice & { canDismiss: boolean };

type Deps = {
  store: NoticeStore;
  users: UserStore;
  mail: NoticeMailer | undefined;
  rateLimits: RateLimitStore;
  now: () => Date;
  newId: () => string;
};

/** Mails about one event of one person; further ones are only shown in the dashboard. */
const mailRate: Rate = { tries: 5, every: 10 * 60_000 };

/**
 * Creates the service that notifies people of events of their own accounts, and superadmins of where messages go: on
 * the first screen until dismissed, and by mail where it is set up.
 */
export function createNoticeService({ store, users, mail, rateLimits, now, newId }: Deps) {
  /** Counts a mail; returns whether it may be sent. Ahead of the queue, which a flood of sign-ins may fill. */
  const mayMail = async (userId: string, event: NoticeEvent): Promise<boolean> =>
    (await rateLimits.takeAll([{ kind: 'notice', key: `${userId}.${event}`, rate: mailRate }], now().getTime(), {
      first: true,
    })) === 0;

  const service = {
    /**
     * Notifies a person of an event of their account, in all sessions except the one that caused it; the mail is sent
     * in the background, for a changed email address to the old one as well. `at` is when the event began, ISO 8601.
     */
    async notify(
      person: { id: string },
      event: NoticeEvent,
      { address, device, sessionId = '' }: RequestSource,
      details: NoticeDetails = {},
      at = now().toISOString(),
    ): Promise<void> {
      const user = await users.find(person.id);
      if (!user) return;
      const notice: Notice = {
        id: newId(),
        at,
        event,
        address: address.slice(0, 100),
        device: device.slice(0, 300),
        details,
      };
      await store.add(user.id, notice, sessionId);
      if (!mail || !(await mayMail(user.id, event))) return;
      const addresses = event === 'email_changed' ? [user.email, details.from ?? ''] : [user.email];
      const language = user.language ?? user.lastLanguage;
      for (const to of new Set(addresses)) if (to !== '') mail(notice, { name: user.name, address: to }, language);
    },

    /** Notifies all superadmins of something that `by` did. */
    async notifySuperadmins(
      by: Staff,
      event: NoticeEvent,
      source: RequestSource,
      details: NoticeDetails,
    ): Promise<void> {
      const name = (await users.findNames([by.id])).get(by.id) ?? '';
      for (const id of await users.superadminIds())
        await service.notify({ id }, event, source, id === by.id ? details : { ...details, by: name });
    },

    /**
     * Returns the notices that the viewer has not dismissed and this session did not cause, newest first. Those that
     * this session cannot dismiss are listed for 30 days.
     */
    async list(viewer: Viewer): Promise<ListedNotice[]> {
      const { id, session } = requireStaff(viewer);
      const oldest = new Date(now().getTime() - undismissableDays * day).toISOString();
      const listed = (await store.listForUser(id, session?.id ?? '')).map((notice) => ({
        ...notice,
        canDismiss: notice.event !== 'new_device' || notice.at > (session?.deviceSince ?? ''),
      }));
      return listed.filter((notice) => notice.canDismiss || notice.at > oldest);
    },

    /**
     * Dismisses one of the viewer's own notices; 404 where there is none. A session cannot dismiss what it caused, nor
     * a device the notice of a new device that may be itself: other sessions must still show it.
     */
    async dismiss(viewer: Viewer, id: string): Promise<void> {
      const { id: userId, session } = requireStaff(viewer);
      if (!isId(id) || !(await store.remove(userId, session, id))) throw notFound();
    },

    async dismissAll(viewer: Viewer): Promise<void> {
      const { id, session } = requireStaff(viewer);
      await store.remove(id, session);
    },
  };
  return service;
}
