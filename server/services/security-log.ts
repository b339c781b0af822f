import type { RequestSource } from '../../domain/people/request-source.ts';
import type { SecurityEvent } from '../../domain/people/security-event.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import type { SecurityLogStore } from '../store/security-log-store.ts';

/** Longest texts that are stored of what a client sends, in characters. */
const maxText = 300;

export type SecurityRecord = {
  event: SecurityEvent;
  /** Who did it or tried to; `id` is null for somebody who is not known. */
  person: { id: string | null; name: string };
  /** What it was done to, where that is somebody or something else. */
  subject?: string;
  source: RequestSource;
  details?: Readonly<Record<string, string>>;
};

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
  const log = {
    /** Adds one entry; texts are cut to 300 characters. */
    async record({ event, person, subject = '', source, details = {} }: SecurityRecord): Promise<void> {
      const cut = (text: string) => text.slice(0, maxText);
      await store.add({
        id: newId(),
        at: now().toISOString(),
        event,
        person: { id: person.id, name: cut(person.name) },
        subject: cut(subject),
        address: cut(source.address),
        device: cut(source.device),
        details: Object.fromEntries(Object.entries(details).map(([name, text]) => [name, cut(text)])),
      });
    },

    /** Adds an entry about somebody who is signed in, under the name of the moment. */
    async recordBy(staff: Staff, entry: Omit<SecurityRecord, 'person'>): Promise<void> {
      const name = (await namesOf([staff.id])).get(staff.id) ?? '';
      await log.record({ ...entry, person: { id: staff.id, name } });
    },
  };
  return log;
}
