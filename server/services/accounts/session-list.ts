import { invalidId, notFound } from '../../../domain/errors.ts';
import { isId } from '../../../domain/model/id.ts';
import { requireRecentSignIn, requireStaff, requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { SecurityEvent } from '../../../domain/people/security-event.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { SessionStore } from '../../store/accounts/session-store.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';
import type { SecurityLog } from './security-log.ts';

/** One session as shown to its person or a superadmin; `address` is where it began. */
export type SessionInfo = {
  id: string;
  device: string;
  address: string;
  createdAt: string;
  seenAt: string;
  expiresAt: string;
  current: boolean;
};

export type SessionListService = ReturnType<typeof createSessionListService>;

/** Creates the service that lists and ends sessions: one's own, and those of others as a superadmin. */
export function createSessionListService({
  store,
  users,
  securityLog,
  now,
}: {
  store: SessionStore;
  users: UserStore;
  securityLog: SecurityLog;
  now: () => Date;
}) {
  const listFor = async (staff: Staff, userId: string): Promise<SessionInfo[]> =>
    (await store.listForUser(userId, now().toISOString())).map((session) => ({
      id: session.id,
      device: session.device,
      address: session.address,
      createdAt: session.created_at,
      seenAt: session.seen_at,
      expiresAt: session.expires_at,
      current: session.id === staff.session?.id,
    }));

  const log = async (
    event: SecurityEvent,
    staff: Staff,
    userId: string,
    source: RequestSource,
    details: Record<string, string>,
  ) => {
    const names = await users.findNames([staff.id, userId]);
    await securityLog.record({
      event,
      person: { id: staff.id, name: names.get(staff.id) ?? '' },
      subject: userId === staff.id ? '' : (names.get(userId) ?? ''),
      source,
      details,
    });
  };

  const endOne = async (staff: Staff, userId: string, id: string, source: RequestSource) => {
    const ended = isId(id) ? await store.endById(userId, id) : undefined;
    if (!ended) throw notFound();
    // Whoever had the session may have made links with it. One's own current session ends by signing out.
    if (id !== staff.session?.id) await store.dropPasswordLinksBy(userId);
    await log('session_ended', staff, userId, source, { device: ended.device, address: ended.address });
  };

  /** Never the current session, which is ended by signing out. */
  const endAll = async (staff: Staff, userId: string, source: RequestSource): Promise<number> => {
    const count = await store.endAllBut(userId, staff.session?.id ?? '');
    if (count > 0) await log('sessions_ended', staff, userId, source, { count: String(count) });
    return count;
  };

  /** Returns the viewer where they may end the sessions of any person: a superadmin who has signed in recently. */
  const requireManager = async (viewer: Viewer, userId: string): Promise<Staff> => {
    const staff = requireSuperadmin(viewer);
    await requirePerson(userId);
    requireRecentSignIn(staff, now());
    return staff;
  };
  const requirePerson = async (userId: string) => {
    if (!isId(userId)) throw invalidId();
    if (!(await users.find(userId))) throw notFound();
  };

  return {
    /** Returns the viewer's sessions, the most recently used first. */
    async list(viewer: Viewer): Promise<SessionInfo[]> {
      const staff = requireStaff(viewer);
      return listFor(staff, staff.id);
    },

    /**
     * Ends one of the viewer's own sessions; 404 for any other id. All but the current one require a recent sign-in, so
     * that the thief of a session cannot end those of its owner before the owner ends theirs.
     */
    async end(viewer: Viewer, id: string, source: RequestSource): Promise<void> {
      const staff = requireStaff(viewer);
      if (id !== staff.session?.id) requireRecentSignIn(staff, now());
      await endOne(staff, staff.id, id, source);
    },

    /** Ends the viewer's sessions on all other devices; returns their number. Requires a recent sign-in. */
    async endOthers(viewer: Viewer, source: RequestSource): Promise<number> {
      const staff = requireStaff(viewer);
      requireRecentSignIn(staff, now());
      return endAll(staff, staff.id, source);
    },

    /** Returns a person's sessions. For superadmins, like the next two, which also require a recent sign-in. */
    async listForPerson(viewer: Viewer, userId: string): Promise<SessionInfo[]> {
      const staff = requireSuperadmin(viewer);
      await requirePerson(userId);
      return listFor(staff, userId);
    },

    /** Ends one session of a person, by its id; 404 where they have none with this id. */
    async endForPerson(viewer: Viewer, userId: string, id: string, source: RequestSource): Promise<void> {
      const staff = await requireManager(viewer, userId);
      await endOne(staff, userId, id, source);
    },

    /** Ends all sessions of a person except the viewer's current one; returns their number. */
    async endAllForPerson(viewer: Viewer, userId: string, source: RequestSource): Promise<number> {
      const staff = await requireManager(viewer, userId);
      return endAll(staff, userId, source);
    },
  };
}
