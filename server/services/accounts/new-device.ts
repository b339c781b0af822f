import { day } from '../../../domain/durations.ts';
import { readDevice } from '../../../domain/people/read-device.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { SecurityLogStore } from '../../store/accounts/security-log-store.ts';
import type { SessionStore } from '../../store/accounts/session-store.ts';
import { parseIp } from '../../parse-ip.ts';

const lookbackPeriod = 90 * day; // milliseconds

/**
 * Browser and system instead of the user agent, which changes with every update; the first 24 bits instead of the IPv4
 * address, which changes with every connection.
 */
function describeTraits({ address, device }: RequestSource): string {
  const { browser, system } = readDevice(device);
  const { ip } = parseIp(address);
  const prefix = ip.includes('.') ? ip.split('.').slice(0, 3).join('.') : ip;
  return JSON.stringify([browser ?? device, system, prefix]);
}

/**
 * Returns whether a person signs in with a browser and from a network that no sign-in of the last 90 days and no open
 * session had. False for the first sign-in of an account, with nothing in the log.
 */
export async function isNewDevice(
  deps: { log: SecurityLogStore; sessions: SessionStore; now: () => Date },
  userId: string,
  source: RequestSource,
): Promise<boolean> {
  const { log, sessions, now } = deps;
  const since = new Date(now().getTime() - lookbackPeriod).toISOString();
  const earlier = [
    ...(await log.listSignIns(userId, since)),
    ...(await sessions.listForUser(userId, now().toISOString())),
  ];
  const traits = describeTraits(source);
  if (earlier.length === 0) return (await log.listSignIns(userId, '')).length > 0;
  return !earlier.some((known) => describeTraits(known) === traits);
}
