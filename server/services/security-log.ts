import { isEmail } from '../../domain/model/email.ts';
import { makePage, type Page, type Paging } from '../../domain/model/paging.ts';
import { searchWords } from '../../domain/model/search-text.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../domain/people/permissions.ts';
import { serverSource, type RequestSource } from '../../domain/people/request-source.ts';
import { eventsOfGroup, type SecurityEvent, type SecurityEventGroup } from '../../domain/people/security-event.ts';
import type { Staff, Viewer } from '../../domain/people/viewer.ts';
import type { SecurityEntry, SecurityFilter, SecurityLogStore } from '../store/security-log-store.ts';
import { createSecurityLogLimit } from './security-log-limit.ts';

/** Longest texts that are stored of what a client sends, in characters. */
const maxText = 300;
const pieceOfExport = 500; // entries
const lookEvery = 60_000; // milliseconds

export type SecurityRecord = {
  event: SecurityEvent;
  /** Who did it or tried to; `id` is null for somebody who is not known. */
  person: { id: string | null; name: string };
  /** What it was done to, where that is somebody or something else. */
  subject?: string;
  source: RequestSource;
  details?: Readonly<Record<string, string>>;
};

/** How superadmins ask for entries. */
export type SecurityLogQuery = { group?: SecurityEventGroup; personId?: string; search?: string };

export type SecurityLog = ReturnType<typeof createSecurityLog>;

type Deps = {
  store: SecurityLogStore;
  /** The names of people by their ids. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  now: () => Date;
  newId: () => string;
};

/** Records what matters for the safety of accounts and data, for superadmins to read. */
export function createSecurityLog({ store, namesOf, now, newId }: Deps) {
  const limit = createSecurityLogLimit({ add: store.add, countSince: store.countSince, now });
  const filterOf = ({ group, personId, search }: SecurityLogQuery): SecurityFilter => {
    const words = searchWords(search ?? '');
    return {
      ...(group ? { events: eventsOfGroup(group) } : {}),
      ...(personId ? { personId } : {}),
      ...(words.length > 0 ? { words } : {}),
    };
  };
  const cut = (text: string) => text.slice(0, maxText);

  const log = {
    /**
     * Adds one entry; texts are cut to 300 characters. Failed sign-ins and refused calls are counted instead where
     * there are many (`security-log-limit.ts`). What an unknown person typed is kept only where it is an email address:
     * it may be a password.
     */
    async record({ event, person, subject = '', source, details = {} }: SecurityRecord): Promise<void> {
      const typed = cut(person.name);
      const entry: SecurityEntry = {
        id: newId(),
        at: now().toISOString(),
        event,
        person: { id: person.id, name: person.id !== null || isEmail(typed) ? typed : '' },
        subject: cut(subject),
        address: cut(source.address),
        device: cut(source.device),
        details: Object.fromEntries(Object.entries(details).map(([name, text]) => [name, cut(text)])),
      };
      await limit.add(entry);
    },

    /** Adds an entry about somebody who is signed in, under the name of the moment. */
    async recordBy(staff: Staff, entry: Omit<SecurityRecord, 'person'>): Promise<void> {
      const name = (await namesOf([staff.id])).get(staff.id) ?? '';
      await log.record({ ...entry, person: { id: staff.id, name } });
    },

    /** Writes what was counted and is due, or all of it: entries whose `details.more` says how many more there were. */
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

    /** One page of the entries, newest first. For superadmins. */
    async list(viewer: Viewer, paging: Paging, query: SecurityLogQuery): Promise<Page<SecurityEntry>> {
      requireSuperadmin(viewer);
      const filter = filterOf(query);
      const total = await store.count(filter);
      const beyondEnd = (paging.page - 1) * paging.limit >= total;
      return makePage(paging, total, beyondEnd ? [] : await store.list(paging, filter));
    },

    /**
     * All entries that a list holds, a piece at a time, for superadmins who signed in recently. That they were exported
     * is recorded first.
     */
    async exportAll(
      viewer: Viewer,
      query: SecurityLogQuery,
      source: RequestSource,
    ): Promise<AsyncGenerator<readonly SecurityEntry[]>> {
      const staff = requireSuperadmin(viewer);
      requireRecentSignIn(staff, now());
      await log.recordBy(staff, { event: 'log_exported', source });
      const filter = filterOf(query);
      return (async function* read() {
        let last: SecurityEntry | undefined;
        for (;;) {
          const piece: readonly SecurityEntry[] = await store.listAfter(last, pieceOfExport, filter);
          if (piece.length > 0) yield piece;
          if (piece.length < pieceOfExport) return;
          last = piece.at(-1);
        }
      })();
    },

    /** Removes the entries of before a moment; answers how many there were. */
    removeBefore: (moment: Date): Promise<number> => store.removeBefore(moment.toISOString()),

    /**
     * Writes what was counted as soon as it is due; answers the function that writes the rest and ends it. `report`
     * hears of what failed.
     */
    start(report: (error: unknown) => void): () => Promise<void> {
      const timer = setInterval(() => void log.flush().catch(report), lookEvery);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await log.flush({ all: true }).catch(report);
      };
    },
  };
  return log;
}
