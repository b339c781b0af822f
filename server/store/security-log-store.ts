import type { SecurityEvent } from '../../domain/people/security-event.ts';
import type { Database } from './database.ts';

/** One entry of the security log. `person` did it or tried to; `subject` names what it was done to, where that is somebody or something else. */
export type NewSecurityEntry = {
  id: string;
  at: string;
  event: SecurityEvent;
  person: { id: string | null; name: string };
  subject: string;
  address: string;
  device: string;
  details: Readonly<Record<string, string>>;
};

export type SecurityLogStore = ReturnType<typeof createSecurityLogStore>;

/** The security log: entries are added and, after their retention time, removed; nothing changes one. */
export function createSecurityLogStore(db: Database) {
  return {
    async add({ person, details, ...entry }: NewSecurityEntry): Promise<void> {
      await db
        .insertInto('security_log')
        .values({ ...entry, person_id: person.id, person_name: person.name, details: JSON.stringify(details) })
        .execute();
    },
  };
}
