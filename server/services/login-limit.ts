import { createHmac } from 'node:crypto';
import { tooManyRequests } from '../../domain/errors.ts';
import type { SessionStore } from '../store/session-store.ts';

const minute = 60_000;

/**
 * Failed sign-ins that are allowed within a quarter of an hour. Guessing from one place stops early; guessing from
 * many places at one account stops too, but never for a place where its owner has signed in before, so that
 * strangers cannot lock staff out.
 */
const window = 15 * minute;
const limits = { pair: 5, address: 30, account: 20 } as const;
const knownFor = 90 * 24 * 60 * minute;

export type LoginLimit = ReturnType<typeof createLoginLimit>;

/** `secret` keys the hashes under which accounts and addresses are counted; neither is stored in the clear. */
export function createLoginLimit(deps: { store: SessionStore; secret: string; now: () => Date }) {
  const { store, now } = deps;
  const hash = (kind: string, value: string) => `${kind}:${createHmac('sha256', deps.secret).update(`${kind}:${value}`).digest('base64url')}`;
  const keysOf = (email: string, address: string) => ({
    pair: hash('pair', `${email}|${address}`),
    address: hash('address', address),
    account: hash('account', email),
    known: hash('known', `${email}|${address}`),
  });

  const refuseAbove = async (key: string, limit: number) => {
    const marks = await store.marksSince(key, new Date(now().getTime() - window).toISOString());
    if (marks.length < limit) return;
    const freeAt = Date.parse(marks.at(-limit)!) + window;
    throw tooManyRequests(Math.max(1, Math.ceil((freeAt - now().getTime()) / 1000)));
  };

  const turns = new Map<string, Promise<unknown>>();

  return {
    /** Lets the tries at one account in one by one: a hundred at the same moment would all pass the check before one is counted. */
    inTurn<T>(email: string, attempt: () => Promise<T>): Promise<T> {
      const turn = (turns.get(email) ?? Promise.resolve()).then(attempt);
      const done: Promise<unknown> = turn.then(
        () => undefined,
        () => undefined,
      );
      turns.set(email, done);
      void done.then(() => turns.get(email) === done && turns.delete(email));
      return turn;
    },

    /** Throws 429, with the seconds to wait, where there were too many failures. */
    async check(email: string, address: string): Promise<void> {
      const keys = keysOf(email, address);
      await refuseAbove(keys.pair, limits.pair);
      const known = await store.marksSince(keys.known, new Date(now().getTime() - knownFor).toISOString());
      if (known.length > 0) return;
      await refuseAbove(keys.address, limits.address);
      await refuseAbove(keys.account, limits.account);
    },

    async recordFailure(email: string, address: string): Promise<void> {
      const { pair, address: place, account } = keysOf(email, address);
      await store.mark([pair, place, account], now().toISOString());
      await store.removeMarksBefore(new Date(now().getTime() - 2 * window).toISOString());
    },

    async recordSuccess(email: string, address: string): Promise<void> {
      const { pair, known } = keysOf(email, address);
      await store.clearMarks(pair);
      await store.clearMarks(known);
      await store.mark([known], now().toISOString());
    },
  };
}
