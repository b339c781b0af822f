/**
 * Keeps the security log small while somebody floods the site: what strangers can cause is counted rather than written
 * each time.
 */
import type { SecurityEvent } from '../../domain/people/security-event.ts';
import type { SecurityEntry } from '../store/security-log-store.ts';
import { networkOf } from '../client-network.ts';

const minute = 60_000;
/** The same event about the same person from the same network is written once in so long; the others are counted. */
const sameWithin = 10 * minute;
const hour = 60 * minute;
/** So many entries of one event are written in an hour about people of the site, and as many about others. */
export const mostPerHour = 30;
/** So many people and networks are told apart at a time. */
const mostTold = 1_000;

/** What somebody can cause without being signed in, or again and again without being allowed to. */
const limited: ReadonlySet<SecurityEvent> = new Set(['sign_in_failed', 'second_factor_asked', 'access_denied']);

type Counted = { until: number; more: number; last: SecurityEntry };

type Deps = {
  add: (entry: SecurityEntry) => Promise<void>;
  countSince: (event: SecurityEvent, isKnown: boolean, since: string) => Promise<number>;
  now: () => Date;
};

/**
 * Decides which entries are written. One process counts what it does not write and hands it out as entries with
 * `details.more` when their time is over; the limit of an hour counts what all processes have written.
 */
export function createSecurityLogLimit({ add, countSince, now }: Deps) {
  const told = new Map<string, Counted>();
  /** Beyond the limit of the hour, by event; the last one stands for all. */
  const beyond = new Map<string, Counted>();
  let turn: Promise<unknown> = Promise.resolve();

  /** Until when the limit of an hour is known to be reached, by event: a flood does not ask the database each time. */
  const reached = new Map<string, number>();

  const isReached = async (entry: SecurityEntry, moment: number): Promise<boolean> => {
    const isKnown = entry.person.id !== null;
    const key = `${entry.event} ${isKnown}`;
    if (moment < (reached.get(key) ?? 0)) return true;
    if ((await countSince(entry.event, isKnown, new Date(moment - hour).toISOString())) < mostPerHour) return false;
    reached.set(key, moment + minute);
    return true;
  };

  const countOrAdd = async (entry: SecurityEntry): Promise<void> => {
    const moment = now().getTime();
    const key = [
      entry.event,
      entry.person.id ?? entry.person.name,
      networkOf(entry.address).place,
      entry.details['method'] ?? '',
    ].join('\n');
    const same = told.get(key);
    if (same && moment < same.until) {
      told.set(key, { ...same, more: same.more + 1, last: entry });
      return;
    }
    if (told.size >= mostTold || (await isReached(entry, moment))) {
      const known = beyond.get(entry.event) ?? { until: moment + hour, more: 0 };
      beyond.set(entry.event, { ...known, more: known.more + 1, last: entry });
      return;
    }
    await add(entry);
    told.set(key, { until: moment + sameWithin, more: same?.more ?? 0, last: entry });
  };

  /** Takes what was counted and whose time is over, or all of it. */
  const take = (from: Map<string, Counted>, all: boolean): Counted[] => {
    const over = [...from].filter(([, { until }]) => all || until <= now().getTime());
    for (const [key] of over) from.delete(key);
    return over.map(([, counted]) => counted).filter(({ more }) => more > 0);
  };

  return {
    /** Adds an entry, or counts it. One at a time, so that a race does not pass the limit. */
    add(entry: SecurityEntry): Promise<void> {
      if (!limited.has(entry.event)) return add(entry);
      const done = turn.then(() => countOrAdd(entry));
      turn = done.catch(() => undefined);
      return done;
    },

    /**
     * What was counted and is due: as many more of the same, and how many beyond the limit of the hour, whoever they
     * were about.
     */
    due({ all = false } = {}): { same: Pick<Counted, 'more' | 'last'>[]; beyond: Pick<Counted, 'more' | 'last'>[] } {
      return { same: take(told, all), beyond: take(beyond, all) };
    },
  };
}
