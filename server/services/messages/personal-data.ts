import { createHmac } from 'node:crypto';
import { badRequest, invalidFields } from '../../../domain/errors.ts';
import {
  isAbout,
  isFrom,
  maskPerson,
  maxPersonQuery,
  readPersonQuery,
  type PersonQuery,
} from '../../../domain/messages/personal-data.ts';
import { isId } from '../../../domain/model/id.ts';
import { takeFirstLetters } from '../../../domain/text/search-text.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { StoredMessage } from '../../store/messages/message-row.ts';
import type { MessageStore } from '../../store/messages/message-store.ts';
import type { SecurityLogStore } from '../../store/accounts/security-log-store.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';
import type { SecurityLog } from '../accounts/security-log.ts';
import type { SessionService } from '../accounts/sessions.ts';

export type PersonalDataService = ReturnType<typeof createPersonalDataService>;

/** At most this many messages of a person are shown, exported or erased at a time. */
const maxPerPerson = 500;
/** Folding 50 of the longest messages takes 0.1 s. */
const batchSize = 50;

type Deps = {
  messages: MessageStore;
  users: Pick<UserStore, 'findByEmail'>;
  logStore: Pick<SecurityLogStore, 'count'>;
  securityLog: SecurityLog;
  secret: string;
  requireCurrent: SessionService['requireCurrent'];
  now: () => Date;
};

export type FoundPersonalData = {
  by: PersonQuery['by'];
  /** Messages from the person, in the trash or not, oldest first; the first 500. */
  messages: StoredMessage[];
  total: number;
  /** Messages of others that contain the address or number; the first 500. */
  mentions: StoredMessage[];
  /** Whether a staff account has this address. */
  isStaff: boolean;
  /** How many entries of the security log contain the address, mostly failed sign-ins. */
  logEntries: number;
};

/** Creates the service for a visitor's personal data, for superadmins: to view, export and erase it. */
export function createPersonalDataService({
  messages,
  users,
  logStore,
  securityLog,
  secret,
  requireCurrent,
  now,
}: Deps) {
  const read = (typed: string | undefined): PersonQuery => {
    const query = readPersonQuery(typed ?? '');
    if (!query) throw invalidFields({ q: { key: typed?.trim() ? 'invalid' : 'required' } });
    return query;
  };

  /** Reads every message once: the search index covers neither the trash nor the notations of a phone number. */
  const search = async (query: PersonQuery): Promise<FoundPersonalData> => {
    const found: FoundPersonalData = {
      by: query.by,
      messages: [],
      total: 0,
      mentions: [],
      isStaff: false,
      logEntries: 0,
    };
    let last = '';
    for (;;) {
      const batch = await messages.listEverything(last, batchSize);
      for (const message of batch) {
        if (isFrom(query, message)) {
          found.total += 1;
          if (found.messages.length < maxPerPerson) found.messages.push(message);
        } else if (found.mentions.length < maxPerPerson && isAbout(query, message)) found.mentions.push(message);
      }
      if (batch.length < batchSize) break;
      last = batch.at(-1)!.id;
      // Let other requests run.
      await new Promise((resume) => setImmediate(resume));
    }
    if (query.by === 'email') {
      found.isStaff = (await users.findByEmail(query.email)) !== undefined;
      found.logEntries = await logStore.count({ words: [takeFirstLetters(query.email, maxPersonQuery)] });
    }
    return found;
  };

  /** Returns a hash that identifies requests about the same person without naming them. */
  const hashQuery = (query: PersonQuery) =>
    createHmac('sha256', secret)
      .update(`person ${JSON.stringify(query)}`)
      .digest('hex')
      .slice(0, 16);
  const counts = (found: readonly StoredMessage[]) => ({
    messages: String(found.filter(({ kind }) => kind === 'contact').length),
    applications: String(found.filter(({ kind }) => kind === 'membership').length),
  });

  /** Returns the messages with these ids, as far as they are from the person. */
  const findChosen = async (staff: Staff, query: PersonQuery, ids: readonly string[]): Promise<StoredMessage[]> => {
    if (ids.length === 0 || ids.length > maxPerPerson || !ids.every(isId)) throw badRequest();
    const chosen = new Set(ids);
    const { messages: theirs } = await search(query);
    // Reading all messages takes seconds, in which the session may end.
    await requireCurrent(staff);
    return theirs.filter(({ id }) => chosen.has(id));
  };

  return {
    /** Returns the messages and mentions of a person. Throws 400 where the query is too short to identify one. */
    async find(viewer: Viewer, typed: string | undefined): Promise<FoundPersonalData> {
      requireSuperadmin(viewer);
      return search(read(typed));
    },

    /**
     * Returns those of the messages that are from the person, for superadmins who signed in recently; the export is
     * recorded.
     */
    async export(
      viewer: Viewer,
      typed: string | undefined,
      ids: readonly string[],
      source: RequestSource,
    ): Promise<readonly StoredMessage[]> {
      const staff = requireSuperadmin(viewer);
      requireRecentSignIn(staff, now());
      const query = read(typed);
      const theirs = await findChosen(staff, query, ids);
      await securityLog.recordBy(staff, {
        event: 'person_exported',
        subject: maskPerson(query),
        source,
        details: { ...counts(theirs), mark: hashQuery(query) },
      });
      return theirs;
    },

    /**
     * Permanently erases those of the messages that are from the person, with their history and search entries. For
     * superadmins who signed in recently. Ids of others are ignored; returns how many were erased. The log entry
     * contains a masked address, a hash of the query (`mark`) and the counts.
     */
    async erase(
      viewer: Viewer,
      typed: string | undefined,
      ids: readonly string[],
      source: RequestSource,
    ): Promise<{ erased: number }> {
      const staff = requireSuperadmin(viewer);
      requireRecentSignIn(staff, now());
      const query = read(typed);
      const theirs = await findChosen(staff, query, ids);
      if (theirs.length === 0) return { erased: 0 };
      // Record it first: afterwards there would be nothing to record from.
      await securityLog.recordBy(staff, {
        event: 'person_erased',
        subject: maskPerson(query),
        source,
        details: { ...counts(theirs), mark: hashQuery(query) },
      });
      const erased = await messages.erase(theirs.map(({ id }) => id));
      await messages.clearRemains();
      return { erased };
    },
  };
}
