import { createHash, createHmac, randomBytes } from 'node:crypto';
import { day } from '../../../domain/durations.ts';
import type { DeviceStore } from '../../store/accounts/device-store.ts';
import { parseIp } from '../../parse-ip.ts';

const tokenLifetime = 180 * day; // milliseconds
const maxDevices = 10; // of one person
/** A browser that many people share has a token of each of them. */
const maxTokens = 20;
const tokenLength = 43; // characters of 32 bytes in base64url

const hashToken = (token: string) => createHash('sha256').update(`device:${token}`).digest('hex');

/**
 * What is known of a device before sign-in: the hash of the token that it has of this person, and whether the person
 * has signed in from its ISP.
 */
export type Familiarity = {
  device: string | undefined;
  /** When the person first signed in from the device, ISO 8601. */
  knownSince?: string | undefined;
  isFamiliarIsp: boolean;
};
export type DeviceToken = { token: string; expiresAt: Date };

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Creates the service for devices from which people have signed in before. Each has a token of that person in a cookie,
 * which identifies it at any address; the token alone signs nobody in. `secret` keys the hashes of ISPs.
 */
export function createKnownDevices({ store, secret, now }: { store: DeviceStore; secret: string; now: () => Date }) {
  // The text is part of stored hashes.
  const hashIsp = (userId: string, address: string): string => {
    const { isp, isShared } = parseIp(address);
    return isShared ? '' : createHmac('sha256', secret).update(`network of ${userId}: ${isp}`).digest('hex');
  };
  const hashTokens = (tokens: readonly string[]) =>
    tokens
      .filter((token) => token.length === tokenLength)
      .slice(0, maxTokens)
      .map(hashToken);

  return {
    /**
     * Returns what is known of a device; also called for accounts that do not exist, so that the response takes as
     * long.
     */
    async familiarity(userId: string | undefined, tokens: readonly string[], address: string): Promise<Familiarity> {
      const devices = await store.listForUser(userId ?? '', now().toISOString());
      const hashes = hashTokens(tokens);
      const isp = hashIsp(userId ?? '', address);
      const known = devices.find((device) => hashes.includes(device.token_hash));
      return {
        device: known?.token_hash,
        knownSince: known?.known_since,
        isFamiliarIsp: isp !== '' && devices.some((device) => device.network === isp),
      };
    },

    /** Stores the device of a person who has just signed in, with a new token that replaces the tokens it sent. */
    async register(userId: string, tokens: readonly string[], address: string): Promise<DeviceToken> {
      const token = randomBytes(32).toString('base64url');
      const timestamp = now();
      const expiresAt = new Date(timestamp.getTime() + tokenLifetime);
      const at = timestamp.toISOString();
      const device = {
        token_hash: hashToken(token),
        user_id: userId,
        network: hashIsp(userId, address),
        signed_in_at: at,
        known_since: at,
        expires_at: expiresAt.toISOString(),
      };
      await store.removeExpired(at);
      await store.replace(device, hashTokens(tokens), maxDevices);
      return { token, expiresAt };
    },

    /** Removes all devices of a person, whose password was reset. */
    removeAll: (userId: string): Promise<void> => store.removeAllForUser(userId),
  };
}
