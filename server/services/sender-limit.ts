import { createHmac } from 'node:crypto';
import { tooManyMessages } from '../../domain/errors.ts';
import type { Bucket, Rate, RateLimitStore } from '../store/rate-limit-store.ts';
import { networkOf } from '../client-network.ts';

const [minute, hour, day] = [60_000, 60 * 60_000, 24 * 60 * 60_000];

/** Messages that are accepted: `tries` at once, and one more each `every` milliseconds. */
export const messageRates = {
  /** From one client network; further ones are held as spam. */
  client: { tries: 5, every: hour },
  /** From an address that may belong to all visitors; further ones are held as spam. */
  sharedClient: { tries: 60, every: 2 * minute },
  /** From one client network, spam included; further ones from there are refused. */
  clientInAll: { tries: 60, every: 2 * minute },
  /** From one IPv6 /48, which a provider gives to one customer or to thousands of phones; further ones are held. */
  site: { tries: 60, every: 2 * minute },
  /** From one IPv6 /48, spam included; further ones from there are refused. */
  siteInAll: { tries: 240, every: minute / 2 },
  /** From everywhere; further ones are held as spam. */
  everywhere: { tries: 200, every: 5 * minute },
  /** Mails about messages to the association; further ones wait. */
  mails: { tries: 30, every: 2 * minute },
} as const satisfies Record<string, Rate>;

export type SenderLimit = ReturnType<typeof createSenderLimit>;

/**
 * Creates the limit on what visitors send. It stores no addresses: a client network is stored for a day, as a hash whose key
 * changes daily. Those keys are derived from `secret`.
 */
export function createSenderLimit({ store, secret, now }: { store: RateLimitStore; secret: string; now: () => Date }) {
  const keyOf = (client: string, timestamp: number) => {
    const keyOfDay = createHmac('sha256', secret)
      .update(`senders of ${new Date(timestamp).toISOString().slice(0, 10)}`)
      .digest();
    return createHmac('sha256', keyOfDay).update(client).digest('base64url');
  };

  /** Returns the bucket of a client network under today's key, which takes over that of yesterday's. */
  const bucketOf = async (client: string, name: keyof typeof messageRates, timestamp: number): Promise<Bucket> => {
    const text = `${name} ${client}`;
    const key = keyOf(text, timestamp);
    await store.rename('sender', keyOf(text, timestamp - day), key);
    return { kind: 'sender', key, rate: messageRates[name] };
  };

  return {
    /**
     * Counts one message from an address. Throws 429, with the seconds to wait, where that client alone sends a flood;
     * returns whether it sends more than a person would.
     */
    async countFrom(address: string): Promise<{ isMany: boolean }> {
      const timestamp = now().getTime();
      const { client, site, isShared } = networkOf(address);
      if (isShared)
        return { isMany: (await store.takeAll([await bucketOf('shared', 'sharedClient', timestamp)], timestamp)) > 0 };
      const inAll = [await bucketOf(client, 'clientInAll', timestamp)];
      const listed = [await bucketOf(client, 'client', timestamp)];
      // With IPv4 both are the address.
      if (site !== client) {
        inAll.push(await bucketOf(site, 'siteInAll', timestamp));
        listed.push(await bucketOf(site, 'site', timestamp));
      }
      const wait = await store.takeAll(inAll, timestamp);
      if (wait > 0) throw tooManyMessages(Math.ceil(wait / 1000));
      return { isMany: (await store.takeAll(listed, timestamp)) > 0 };
    },

    /** Counts one message that does not look like spam; returns whether there are too many of them from everywhere. */
    async isFlooded(): Promise<boolean> {
      return (
        (await store.takeAll(
          [{ kind: 'messages', key: 'everywhere', rate: messageRates.everywhere }],
          now().getTime(),
        )) > 0
      );
    },

    /** Counts one mail about a message; returns whether it may be sent now. */
    async mayMail(): Promise<boolean> {
      return (
        (await store.takeAll([{ kind: 'mail', key: 'messages', rate: messageRates.mails }], now().getTime())) === 0
      );
    },
  };
}
