import { createHmac } from 'node:crypto';
import { day, hour, minute } from '../../../domain/durations.ts';
import { tooManyMessages } from '../../../domain/errors.ts';
import type { SpamReason } from '../../../domain/messages/spam.ts';
import type { Bucket, Rate, RateLimitStore } from '../../store/accounts/rate-limit-store.ts';
import { parseIp } from '../../parse-ip.ts';

/**
 * Messages that are accepted: `tries` at once, and one more each `every` milliseconds. Decision 018 has the reasons.
 * Those of an IP, subnet or ISP are full again after a day at most, since these are stored for a day.
 */
export const messageRates = {
  /** From one IP; further ones are held as spam. */
  ip: { tries: 5, every: hour },
  /** From an address that may belong to all visitors; further ones are held as spam. */
  sharedIp: { tries: 60, every: 2 * minute },
  /** From one subnet, which an ISP gives to one household or to thousands of phones; further ones are held. */
  subnet: { tries: 24, every: hour },
  /** From one ISP, far slower than from everywhere, so that it cannot use that up; further ones are held. */
  isp: { tries: 48, every: 30 * minute },
  /** From everywhere; further ones are held as spam, except those of the reserve. */
  everywhere: { tries: 200, every: 5 * minute },
  /** The reserve beyond that: some of each ISP. */
  newIsps: { tries: 250, every: 5 * minute },
  newIsp: { tries: 3, every: 8 * hour },
  /** From one ISP, held for another reason than their number: these are deleted last. */
  held: { tries: 10, every: 2 * hour },
  /** From one IP, subnet and ISP, spam included; further ones from there are refused. */
  ipInAll: { tries: 60, every: 2 * minute },
  subnetInAll: { tries: 240, every: minute / 2 },
  ispInAll: { tries: 480, every: 3 * minute },
  /** Mails about messages to the association; further ones wait. */
  mails: { tries: 30, every: 2 * minute },
} as const satisfies Record<string, Rate>;

type RateName = keyof typeof messageRates;
/** The limit on messages of one IP, subnet or ISP. */
type Limited = [name: RateName, prefix: string];

export type MessageLimit = ReturnType<typeof createMessageLimit>;

/**
 * Creates the limit on what visitors send. It stores no addresses: a prefix is stored for a day, as a hash whose key
 * changes daily. Those keys are derived from `secret`.
 */
export function createMessageLimit({ store, secret, now }: { store: RateLimitStore; secret: string; now: () => Date }) {
  const createKey = ([name, prefix]: Limited, timestamp: number) => {
    const keyOfDay = createHmac('sha256', secret)
      .update(`senders of ${new Date(timestamp).toISOString().slice(0, 10)}`)
      .digest();
    return createHmac('sha256', keyOfDay).update(`${name} ${prefix}`).digest('base64url');
  };

  const everywhere = (name: RateName): Bucket => ({ kind: 'messages', key: name, rate: messageRates[name] });

  /** Returns the limits on one address: in all, on what is listed as new, in the reserve, and on what is held. */
  const listLimits = (address: string) => {
    const { ip, subnet, isp, queueKey, isShared } = parseIp(address);
    if (isShared) {
      const shared: Limited[] = [['sharedIp', 'shared']];
      return { queueKey, inAll: [], listed: shared, reserve: undefined, held: shared };
    }
    const inAll: Limited[] = [
      ['ipInAll', ip],
      ['ispInAll', isp],
    ];
    const listed: Limited[] = [
      ['ip', ip],
      ['isp', isp],
    ];
    // With IPv4 both are the address.
    if (subnet !== ip) {
      inAll.push(['subnetInAll', subnet]);
      listed.push(['subnet', subnet]);
    }
    const reserve: Limited = ['newIsp', isp];
    const held: Limited[] = [['held', isp]];
    return { queueKey, inAll, listed, reserve, held };
  };

  return {
    /**
     * Counts one message from an address, for which it may be `suspected` as spam already. Returns why to hold it, if
     * there are too many from there or from everywhere. Throws 429, with the seconds to wait, where that IP, subnet or
     * ISP alone sends a flood.
     */
    async count(address: string, isSuspected: boolean): Promise<SpamReason[]> {
      const timestamp = now().getTime();
      const { queueKey, inAll, listed, reserve, held } = listLimits(address);
      const limits = [...inAll, ...listed, ...held, ...(reserve ? [reserve] : [])];
      const keys = new Map(limits.map((limit) => [limit, createKey(limit, timestamp)]));
      // The bucket under today's key takes over that of yesterday's.
      await store.rename(
        'sender',
        new Map(limits.map((limit) => [createKey(limit, timestamp - day), keys.get(limit)!])),
      );
      const toBuckets = (limited: readonly Limited[]): Bucket[] =>
        limited.map((limit) => ({ kind: 'sender', key: keys.get(limit)!, rate: messageRates[limit[0]] }));

      const [all, asNew] = [toBuckets(inAll), toBuckets([...inAll, ...listed])];
      const ways: { buckets: Bucket[]; reasons: SpamReason[] }[] = [];
      if (isSuspected) ways.push({ buckets: toBuckets([...inAll, ...held]), reasons: [] });
      else {
        ways.push({ buckets: [...asNew, everywhere('everywhere')], reasons: [] });
        if (reserve) ways.push({ buckets: [...asNew, ...toBuckets([reserve]), everywhere('newIsps')], reasons: [] });
        ways.push({ buckets: toBuckets([...new Set([...inAll, ...listed, ...held])]), reasons: ['flood'] });
      }
      if (all.length > 0) ways.push({ buckets: all, reasons: ['many'] });
      const { way, wait } = await store.takeAny(
        ways.map((way) => way.buckets),
        timestamp,
        { key: queueKey },
      );
      if (way !== undefined) return ways[way]?.reasons ?? [];
      if (all.length === 0) return ['many'];
      throw tooManyMessages(Math.ceil(wait / 1000));
    },

    /** Counts one mail about a message; returns whether it may be sent now. */
    async mayMail(): Promise<boolean> {
      const mails: Bucket = { kind: 'mail', key: 'messages', rate: messageRates.mails };
      return (await store.takeAll([mails], now().getTime(), { key: 'mails' })) === 0;
    },
  };
}
