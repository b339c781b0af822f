import { cleanLetters } from '../../../domain/fields/text.ts';
import { isEmail } from '../../../domain/contact/email.ts';
import { makePage, type Page, type Paging } from '../../../domain/model/paging.ts';
import { searchTerms } from '../../../domain/text/search-text.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../../domain/people/permissions.ts';
import { serverSource, type RequestSource } from '../../../domain/people/request-source.ts';
import { listGroupEvents, type SecurityEvent, type SecurityEventGroup } from '../../../domain/people/security-event.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { SecurityEntry, SecurityFilter, SecurityLogStore } from '../../store/accounts/security-log-store.ts';
import { createSecurityLogLimit } from './security-log-limit.ts';

/** Longest texts from a client that are stored, in characters. */
const maxText = 300;
const exportBatchSize = 500; // entries
const flushInterval = 60_000; // milliseconds

export type SecurityRecord = {
  event: SecurityEvent;
  /** The person who did it or tried to; `id` is null for an unknown one. */
  person: { id: string | null; name: string };
  /** The person or thing it was done to, where that is another one. */
  subject?: string;
  source: RequestSource;
  details?: Readonly<Record<string, string>>;
  /** Of a request that was refused: its method and the pattern of its path. Repeated ones are counted. */
  route?: string;
};

/** Filters of the security log. */
export type SecurityLogQuery = { group?: SecurityEventGroup; personId?: string; search?: string };

export type SecurityLog = ReturnType<typeof createSecurityLog>;

type Deps = {
  store: SecurityLogStore;
  /** Returns the names of people by their ids. */
  findNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  now: () => Date;
  newId: () => string;
};

/** Creates the log of events that concern the safety of accounts and data, for superadmins. */
export function createSecurityLog({ store, findNames, now, newId }: Deps) {
  const limit = createSecurityLogLimit({ add: store.add, countBetween: store.countBetween, now });
  const createFilter = ({ group, personId, search }: SecurityLogQuery): SecurityFilter => {
    const words = searchTerms(search ?? '');
    return {
      ...(group ? { events: listGroupEvents(group) } : {}),
      ...(personId ? { personId } : {}),
      ...(words.length > 0 ? { words } : {}),
    };
  };
  const truncate = (text: string) => cleanLetters(text.slice(0, maxText));

  const log = {
    /**
     * Adds one entry; texts are cut to 300 characters. Where failed sign-ins and refused requests are many, they are
     * only counted (`security-log-limit.ts`). What an unknown person typed is stored only if it is an email address: it
     * may be a password.
     */
    async record({ event, person, subject = '', source, details = {}, route }: SecurityRecord): Promise<void> {
      const typed = truncate(person.name);
      const entry: SecurityEntry = {
        id: newId(),
        at: now().toISOString(),
        event,
        person: { id: person.id, name: person.id !== null || isEmail(typed) ? typed : '' },
        subject: truncate(subject),
        address: truncate(source.address),
        device: truncate(source.device),
        details: Object.fromEntries(Object.entries(details).map(([name, text]) => [name, truncate(text)])),
      };
      await limit.add(entry, route);
    },

    /** Adds an entry about a signed-in person, with their current name. */
    async recordBy(staff: Staff, entry: Omit<SecurityRecord, 'person'>): Promise<void> {
      const name = (await findNames([staff.id])).get(staff.id) ?? '';
      await log.record({ ...entry, person: { id: staff.id, name } });
    },

    /** Writes the counts that are due, or all: entries whose `details.more` is the number of further ones. */
    async flush(options?: { all?: boolean }): Promise<void> {
      const { same, beyond } = limit.due(options);
      const at = now().toISOString();
      for (const { last, more } of same)
        await store.add({ ...last, id: newId(), at, details: { ...last.details, more: String(more) } });
      for (const { last, more } of beyond) {
        await store.add({
          id: newId(),
          at,
          event: last.event,
          person: { id: null, name: '' },
          subject: '',
          ...serverSource,
          details: { more: String(more), limited: 'true' },
        });
      }
    },

    /** Returns one page of the entries, newest first. For superadmins. */
    async list(viewer: Viewer, paging: Paging, query: SecurityLogQuery): Promise<Page<SecurityEntry>> {
      requireSuperadmin(viewer);
      const filter = createFilter(query);
      const total = await store.count(filter);
      const beyondEnd = (paging.page - 1) * paging.limit >= total;
      return makePage(paging, total, beyondEnd ? [] : await store.list(paging, filter));
    },

    /**
     * Returns all entries that match, in batches, for superadmins who signed in recently. The export is recorded first.
     */
    async exportAll(
      viewer: Viewer,
      query: SecurityLogQuery,
      source: RequestSource,
    ): Promise<AsyncGenerator<readonly SecurityEntry[]>> {
      const staff = requireSuperadmin(viewer);
      requireRecentSignIn(staff, now());
      await log.recordBy(staff, { event: 'log_exported', source });
      const filter = createFilter(query);
      return (async function* read() {
        let last: SecurityEntry | undefined;
        for (;;) {
          const batch: readonly SecurityEntry[] = await store.listAfter(last, exportBatchSize, filter);
          if (batch.length > 0) yield batch;
          if (batch.length < exportBatchSize) return;
          last = batch.at(-1);
        }
      })();
    },

    /** Removes the entries before a moment; returns their number. */
    removeBefore: (timestamp: Date): Promise<number> => store.removeBefore(timestamp.toISOString()),

    /**
     * Writes counts as soon as they are due; returns the function that writes the rest and stops it. `report` receives
     * errors.
     */
    start(report: (error: unknown) => void): () => Promise<void> {
      const timer = setInterval(() => void log.flush().catch(report), flushInterval);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await log.flush({ all: true }).catch(report);
      };
    },
  };
  return log;
}
