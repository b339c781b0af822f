/**
 * Limits the growth of the security log during floods: entries that anybody can cause are counted instead of written
 * each time.
 */
import { hour, minute } from '../../../domain/durations.ts';
import type { SecurityEvent } from '../../../domain/people/security-event.ts';
import type { SecurityEntry } from '../../store/accounts/security-log-store.ts';
import { parseIp } from '../../parse-ip.ts';

/**
 * The same event about the same person, from the same IP or to the same route, is written once in this period;
 * further ones are counted.
 */
const repeatWindow = 10 * minute;
/** Entries of one event that are written in an hour about accounts of the site, and as many about others. */
export const maxPerHour = 30;
/** Combinations of event, person and IP that are counted separately at a time. */
const maxTracked = 1_000;
/** Routes of one event and person that are counted separately: more than there are. Further ones are one count. */
const maxRoutesOfPerson = 300;

/** Events that a client can cause without being signed in. */
const limited: ReadonlySet<SecurityEvent> = new Set(['sign_in_failed', 'second_factor_asked']);

/** Events that signed-in people can cause without end. */
const limitedByPerson: ReadonlySet<SecurityEvent> = new Set([
  'signed_in',
  'signed_out',
  'identity_confirmed',
  'name_changed',
  'password_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'session_ended',
  'sessions_ended',
  'items_deleted',
]);
/** Entries of one such event of one person in `repeatWindow`; further ones are counted. */
export const maxOfPerson = 60;

/** Whether a moment is before an end that is at most `maxLead` milliseconds later: the clock may have been ahead. */
const isBefore = (moment: number, end: number, maxLead: number) => moment < end && end <= moment + maxLead;

type EntryCount = { until: number; more: number; last: SecurityEntry };
type CountedOfPerson = EntryCount & { written: number };

type Deps = {
  add: (entry: SecurityEntry) => Promise<void>;
  countBetween: (event: SecurityEvent, isKnown: boolean, since: string, until: string) => Promise<number>;
  now: () => Date;
};

/**
 * Creates the limit that decides which entries are written. Each process counts those it does not write and returns
 * them later as entries with `details.more`; the hourly limit counts the entries of all processes.
 */
export function createSecurityLogLimit({ add, countBetween, now }: Deps) {
  const recent = new Map<string, EntryCount>();
  /** Refused requests of signed-in people, by route. */
  const refused = new Map<string, EntryCount>();
  /** Entries over the hourly limit, by event, with the last one as the example. */
  const beyond = new Map<string, EntryCount>();
  const ofPeople = new Map<string, CountedOfPerson>();
  let last: Promise<unknown> = Promise.resolve();

  /** Until when the hourly limit counts as reached, by event, which saves queries during a flood. */
  const reached = new Map<string, number>();

  const isReached = async (entry: SecurityEntry, timestamp: number): Promise<boolean> => {
    const isKnown = entry.person.id !== null;
    const key = `${entry.event} ${isKnown}`;
    if (isBefore(timestamp, reached.get(key) ?? 0, minute)) return true;
    const [since, until] = [timestamp - hour, timestamp + hour].map((moment) => new Date(moment).toISOString());
    if ((await countBetween(entry.event, isKnown, since!, until!)) < maxPerHour) return false;
    reached.set(key, timestamp + minute);
    return true;
  };

  /** Counts an entry where the same one was written before; returns whether it was. */
  const countSame = (
    counts: Map<string, EntryCount>,
    key: string,
    entry: SecurityEntry,
    timestamp: number,
  ): boolean => {
    const same = counts.get(key);
    if (!same || !isBefore(timestamp, same.until, repeatWindow)) return false;
    counts.set(key, { ...same, more: same.more + 1, last: entry });
    return true;
  };
  const startCount = (counts: Map<string, EntryCount>, key: string, entry: SecurityEntry, timestamp: number): void =>
    void counts.set(key, { until: timestamp + repeatWindow, more: counts.get(key)?.more ?? 0, last: entry });

  const countOrAdd = async (entry: SecurityEntry): Promise<void> => {
    const timestamp = now().getTime();
    const person = entry.person.id ?? entry.person.name;
    const key = [entry.event, person, parseIp(entry.address).ip, entry.details['method'] ?? ''].join('\n');
    if (countSame(recent, key, entry, timestamp)) return;
    if (recent.size >= maxTracked || (await isReached(entry, timestamp))) {
      const known = beyond.get(entry.event) ?? { until: timestamp + hour, more: 0 };
      beyond.set(entry.event, { ...known, more: known.more + 1, last: entry });
      return;
    }
    await add(entry);
    startCount(recent, key, entry, timestamp);
  };

  /** Returns whether the entry was written. */
  const countOrAddOfPerson = async (entry: SecurityEntry, max: number): Promise<boolean> => {
    const timestamp = now().getTime();
    const key = `${entry.event} ${entry.person.id}`;
    const known = ofPeople.get(key);
    const counted =
      known && isBefore(timestamp, known.until, repeatWindow)
        ? known
        : { more: 0, last: entry, ...known, until: timestamp + repeatWindow, written: 0 };
    if (counted.written >= max) {
      ofPeople.set(key, { ...counted, more: counted.more + 1, last: entry });
      return false;
    }
    await add(entry);
    ofPeople.set(key, { ...counted, written: counted.written + 1 });
    return true;
  };

  /** Whatever the IP: a harmless request must not hide a serious one, nor the requests of others. */
  const countOrAddRefused = async (entry: SecurityEntry, route: string): Promise<void> => {
    const timestamp = now().getTime();
    const key = [entry.event, entry.person.id, route].join('\n');
    if (countSame(refused, key, entry, timestamp)) return;
    if (await countOrAddOfPerson(entry, maxRoutesOfPerson)) startCount(refused, key, entry, timestamp);
  };

  /** Removes and returns the counts whose time is over, or all. */
  const removeDue = (from: Map<string, EntryCount>, all: boolean): EntryCount[] => {
    const over = [...from].filter(([, { until }]) => all || !isBefore(now().getTime(), until, hour));
    for (const [key] of over) from.delete(key);
    return over.map(([, counted]) => counted).filter(({ more }) => more > 0);
  };

  return {
    /**
     * Adds an entry or counts it; entries with a route are counted by it. One at a time, so that parallel entries
     * cannot exceed the limit.
     */
    add(entry: SecurityEntry, route?: string): Promise<void> {
      const isOfPerson = limitedByPerson.has(entry.event) && entry.person.id !== null;
      if (!isOfPerson && !limited.has(entry.event) && route === undefined) return add(entry);
      const done = last.then(async () => {
        if (route !== undefined) await countOrAddRefused(entry, route);
        else if (isOfPerson) await countOrAddOfPerson(entry, maxOfPerson);
        else await countOrAdd(entry);
      });
      last = done.catch(() => undefined);
      return done;
    },

    /** Returns the counts that are due: repeated entries, and those over the hourly limit. */
    due({ all = false } = {}): {
      same: Pick<EntryCount, 'more' | 'last'>[];
      beyond: Pick<EntryCount, 'more' | 'last'>[];
    } {
      const same = [recent, refused, ofPeople].flatMap((counts) => removeDue(counts, all));
      return { same, beyond: removeDue(beyond, all) };
    },
  };
}
