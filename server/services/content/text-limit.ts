import { tooManyChanges, tooMuchText } from '../../../domain/errors.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import type { Rate, RateLimitStore } from '../../store/accounts/rate-limit-store.ts';

/** Texts are counted in units of this size; a smaller save and any other write count as one. */
const unit = 10_000; // bytes

/**
 * What one admin may write: 20 MB of texts or 2,000 changes at once, and as much in an hour. A long article has 50 KB.
 */
export const textRate: Rate = { tries: 2_000, every: 1_800 };

const isLimited = ({ role }: Staff): boolean => role !== 'superadmin';

export type CountTexts = (texts: Readonly<Record<string, unknown>>) => Promise<void>;
export type TextLimit = ReturnType<typeof createTextLimit>;

/**
 * Creates the limit on the texts and other changes of an admin. Each stores a version or an entry of the history for
 * good, which no limit on files covers. Changes that protect an account are never counted, since its thief could then
 * use up what its owner needs.
 */
export function createTextLimit({ store, now }: { store: RateLimitStore; now: () => Date }) {
  /** Returns the seconds to wait; 0 where the units were counted. */
  const take = async (staff: Staff, cost: number): Promise<number> => {
    const wait = await store.takeAll([{ kind: 'text', key: staff.id, rate: textRate, cost }], now().getTime());
    return Math.ceil(wait / 1000);
  };

  /**
   * Returns the function that counts one save, by the largest of the texts that it is called with: what was sent,
   * before it is checked, which takes time also where it is refused, and what is stored. Throws 429, with the seconds
   * to wait, where an admin has saved too much.
   */
  const createCounter = (staff: Staff): CountTexts => {
    let counted = 0;
    return async (texts) => {
      if (!isLimited(staff)) return;
      const units = Math.ceil(Buffer.byteLength(JSON.stringify(texts)) / unit);
      if (units <= counted) return;
      const wait = await take(staff, units - counted);
      if (wait > 0) throw tooMuchText(wait);
      counted = units;
    };
  };

  return {
    createCounter,

    /** Counts a write without texts, such as a deletion or an upload. Throws 429 as `createCounter` does. */
    async countChange(staff: Staff): Promise<void> {
      if (!isLimited(staff)) return;
      const wait = await take(staff, 1);
      if (wait > 0) throw tooManyChanges(wait);
    },
  };
}
