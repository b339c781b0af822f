import { createHmac } from 'node:crypto';
import { tooManyMessages } from '../../domain/errors.ts';
import type { SenderStore } from '../store/sender-store.ts';
import { placeOf } from './sender-place.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Messages from one place in an hour beyond which further ones are held as spam; and in a day, from one place and in all, beyond which they are refused. */
const limits = { hour: 5, day: 60, all: 2_000 } as const;

/** Where the address says nothing about who sends. */
const nowhere = 'nowhere';

export type SenderLimit = ReturnType<typeof createSenderLimit>;

/**
 * Counts what visitors send without keeping who they are: a place is stored as a hash, with a key of its own for every
 * day, for a day. `secret` is what those keys are made of.
 */
export function createSenderLimit({ store, secret, now }: { store: SenderStore; secret: string; now: () => Date }) {
  const keyOf = (place: string, moment: number) => {
    const keyOfDay = createHmac('sha256', secret).update(`senders of ${new Date(moment).toISOString().slice(0, 10)}`).digest();
    return createHmac('sha256', keyOfDay).update(place).digest('base64url');
  };
  const iso = (moment: number) => new Date(moment).toISOString();
  const refuseUntil = (moment: number) => tooManyMessages(Math.max(1, Math.ceil((moment - now().getTime()) / 1000)));

  const forget = () => store.removeUntil(iso(now().getTime() - day));

  return {
    /** Counts one message from an address. Throws 429, with the seconds to wait, in a flood; answers whether the sender sends too much to be a person. */
    async count(address: string): Promise<{ many: boolean }> {
      await forget();
      const moment = now().getTime();
      const last = await store.nthNewest(limits.all, iso(moment - day));
      if (last) throw refuseUntil(Date.parse(last) + day);

      const place = placeOf(address);
      if (place === undefined) {
        await store.mark(nowhere, iso(moment));
        return { many: false };
      }
      // The hour and the day before may have begun under the key of yesterday.
      const [today, yesterday] = [keyOf(place, moment), keyOf(place, moment - day)];
      const marks = await store.marksSince([today, yesterday], iso(moment - day));
      const first = marks.at(-limits.day);
      if (first) throw refuseUntil(Date.parse(first) + day);
      await store.mark(today, iso(moment));
      // Asked after the mark was set, so that messages at the same moment count each other.
      return { many: (await store.marksSince([today, yesterday], iso(moment - hour))).length > limits.hour };
    },

    /** Forgets what is older than a day. */
    forget,
  };
}
