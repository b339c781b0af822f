import { Secret, TOTP } from 'otpauth';

/** The shared secret of an authenticator app: in base32 for typing, and as the address that its QR code holds. */
export type AppSecret = { secret: string; uri: string };

const period = 30; // seconds; RFC 6238, section 5.2
/** Steps before and after the present one that are accepted: clocks differ, and typing takes a while. */
const tolerance = 1;
const secretBytes = 20; // RFC 4226, section 4

// What every authenticator app understands, whatever else it may.
const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** A new secret; `issuer` and `label` are the names under which the app lists it. */
export function makeAppSecret(issuer: string, label: string): AppSecret {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, uri: totpOf(secret, { issuer, label }).toString() };
}

/** The time step (RFC 6238) that a six-digit code belongs to; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
