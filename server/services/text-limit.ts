import { tooMuchText } from '../../domain/errors.ts';
import type { ItemValues } from '../../domain/model/define.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import type { Rate, RateLimitStore } from '../store/rate-limit-store.ts';

/** Texts are counted in units of this size; a smaller save counts as one. */
const unit = 10_000; // bytes

/** What one admin may save: 20 MB of texts at once, and 20 MB more in an hour. A long article has 50 KB. */
export const textRate: Rate = { tries: 2_000, every: 1_800 };

export type TextLimit = ReturnType<typeof createTextLimit>;

/**
 * Creates the limit on the texts that an admin saves. Every save stores a version of its item for good, which no limit
 * on files covers.
 */
export function createTextLimit({ store, now }: { store: RateLimitStore; now: () => Date }) {
  return {
    /** Counts the texts of one save. Throws 429, with the seconds to wait, where an admin has saved too much. */
    async count(staff: Staff, values: ItemValues): Promise<void> {
      if (staff.role === 'superadmin') return;
      const cost = Math.ceil(Buffer.byteLength(JSON.stringify(values)) / unit);
      const wait = await store.takeAll([{ kind: 'text', key: staff.id, rate: textRate, cost }], now().getTime());
      if (wait > 0) throw tooMuchText(Math.ceil(wait / 1000));
    },
  };
}
