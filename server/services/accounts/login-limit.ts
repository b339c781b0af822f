import { createHmac } from 'node:crypto';
import { day, minute } from '../../../domain/durations.ts';
import { tooManyRequests } from '../../../domain/errors.ts';
import type { Bucket, Rate, RateLimitStore } from '../../store/accounts/rate-limit-store.ts';
import { parseIp } from '../../parse-ip.ts';
import type { Familiarity } from './known-devices.ts';

const second = 1_000; // milliseconds

/**
 * Wrong passwords that are allowed: `tries` at once, and one more each `every` milliseconds. Decision 018 has the
 * reasons and what an attacker can still do.
 */
export const loginRates = {
  /** One account from one IP: slower after 5, slower again after 15. */
  pair: { tries: 5, every: 30 * second },
  longPair: { tries: 15, every: 5 * minute },
  /** One IP at all accounts; one subnet; an address that may belong to all visitors. */
  ip: { tries: 30, every: 10 * second },
  subnet: { tries: 100, every: 3 * second },
  sharedIp: { tries: 300, every: second },
  /** One account from a known device; no other limit applies to it. */
  knownDevice: { tries: 10, every: 2 * minute },
  /** One account from the ISPs from which its owner has signed in before. */
  familiarIsps: { tries: 10, every: minute },
  /** One account from ISPs that have not tried it for a week, one try each. */
  newIsps: { tries: 3_000, every: 2 * minute },
  newIsp: { tries: 1, every: 7 * day },
  /** One account from everywhere else. */
  others: { tries: 20, every: minute },
  /**
   * Codes of an authenticator app, for one person from one known device or session, or from everywhere else: a year of
   * guessing succeeds with a chance of one in twenty.
   */
  codes: { tries: 20, every: 30 * minute },
  /** Notices to a person that codes are being guessed, which requires the right password. */
  codeNotice: { tries: 1, every: day },
} as const satisfies Record<string, Rate>;

/** After `npm run set-password`, the person is not limited until the first sign-in, and at most for this long. */
const openFor = day;

export type LoginTry = {
  /** Undefined where no such account exists: limited in the same way, so that responses do not reveal it. */
  userId: string | undefined;
  /** In the form for comparison: folded. */
  email: string;
  address: string;
  familiarity: Familiarity;
};

/** A try that was admitted. */
export type AdmittedTry = {
  /** False for a try that bypasses all limits, of which there may be any number. */
  isCounted: boolean;
  /** Its device is known: it has priority. */
  isFamiliar: boolean;
  /** Uncounts this try and the wrong ones before it from this address: the password was right. */
  succeeded: () => Promise<void>;
  /** Uncounts this try: the password was not checked. */
  giveBack: () => Promise<void>;
};

export type LoginLimit = ReturnType<typeof createLoginLimit>;

/**
 * Limits the guessing of passwords, per address, per account and per pair of them, across all processes. `secret` keys
 * the hashes by which accounts and addresses are counted; neither is stored in the clear.
 */
export function createLoginLimit({ store, secret, now }: { store: RateLimitStore; secret: string; now: () => Date }) {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
  const createKey = (userId: string | undefined, email: string) =>
    hash(userId === undefined ? `email ${email}` : `user ${userId}`);
  const openKey = (userId: string) => `${createKey(userId, '')}.open`;

  return {
    /**
     * Takes a try before its password is checked, so that parallel tries count. Throws 429, with the seconds to wait,
     * where there were too many.
     */
    async admit({ userId, email, address, familiarity }: LoginTry): Promise<AdmittedTry> {
      const timestamp = now().getTime();
      const account = createKey(userId, email);
      const { ip, subnet, isp, queueKey, isShared } = parseIp(address);
      const bucket = (name: keyof typeof loginRates, detail = ''): Bucket => ({
        kind: userId === undefined ? 'no-account' : 'account',
        key: [account, name, ...(detail === '' ? [] : [hash(`${name} ${detail}`)])].join('.'),
        rate: loginRates[name],
      });
      const addressBucket = (prefix: string, rate: Rate): Bucket => ({
        kind: 'address',
        key: hash(`address ${prefix}`),
        rate,
      });
      const addresses = [addressBucket(ip, isShared ? loginRates.sharedIp : loginRates.ip)];
      // With IPv4 both are the address.
      if (subnet !== ip && !isShared) addresses.push(addressBucket(subnet, loginRates.subnet));
      const pair = isShared ? [] : [bucket('pair', ip), bucket('longPair', ip)];
      const admitted = (taken: readonly Bucket[]): AdmittedTry => ({
        isCounted: taken.length > 0,
        isFamiliar: familiarity.device !== undefined || familiarity.isFamiliarIsp,
        giveBack: () => store.giveBack(taken),
        async succeeded() {
          await store.giveBack(taken);
          await store.remove(bucket('pair').kind, [
            ...pair.map(({ key }) => key),
            ...(userId === undefined ? [] : [openKey(userId)]),
          ]);
        },
      });

      // Reserved allowances are used last.
      const ways: Bucket[][] = [[...pair, ...addresses, bucket('others')]];
      if (familiarity.device !== undefined) ways.unshift([bucket('knownDevice', familiarity.device)]);
      if (!isShared) ways.push([...pair, ...addresses, bucket('newIsps'), bucket('newIsp', isp)]);
      if (familiarity.isFamiliarIsp) ways.push([...pair, ...addresses, bucket('familiarIsps')]);
      const first = familiarity.device !== undefined;
      const { way, wait } = await store.takeAny(ways, timestamp, { first, key: queueKey });
      if (way !== undefined) return admitted(ways[way]!);
      if (userId !== undefined && (await store.isHeld('account', openKey(userId), timestamp, openFor)))
        return admitted([]);
      throw tooManyRequests(Math.ceil(wait / 1000));
    },

    /**
     * Takes a try of an authenticator code before it is checked. `from` identifies a known device or a session; each
     * has its own allowance, so that a person who only knows the password cannot use up the owner's. Throws 429, with
     * the seconds to wait.
     */
    async admitCode(userId: string, from: string | undefined): Promise<Pick<AdmittedTry, 'giveBack'>> {
      const key = [createKey(userId, ''), 'codes', ...(from === undefined ? [] : [hash(`codes ${from}`)])].join('.');
      const taken: Bucket[] = [{ kind: 'account', key, rate: loginRates.codes }];
      const wait = await store.takeAll(taken, now().getTime(), { first: from !== undefined });
      if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
      return { giveBack: () => store.giveBack(taken) };
    },

    /** Returns whether to notify a person now that codes are being guessed: once a day. */
    async shouldNotifyOfCodes(userId: string): Promise<boolean> {
      return (
        (await store.takeAll(
          [{ kind: 'account', key: `${createKey(userId, '')}.codeNotice`, rate: loginRates.codeNotice }],
          now().getTime(),
        )) === 0
      );
    },

    /** Resets all counted tries at an account, after a new password was set by a link. */
    async clear(userId: string): Promise<void> {
      await store.removeAll('account', createKey(userId, ''));
    },

    /**
     * Resets all counted tries at an account and lifts the limits on its password, from anywhere, until the first
     * sign-in and at most for a day. Only for a password that cannot be guessed.
     */
    async open(userId: string): Promise<void> {
      await store.removeAll('account', createKey(userId, ''));
      await store.hold('account', openKey(userId), now().getTime() + openFor);
    },
  };
}
