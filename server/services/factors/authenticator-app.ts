import { Secret, TOTP } from 'otpauth';

/** The shared secret of an authenticator app: in base32 for typing, and as the URI in its QR code. */
export type AppSecret = { secret: string; uri: string };

const period = 30; // seconds; RFC 6238, section 5.2
/** Time steps before and after the current one that are accepted, since clocks differ and typing takes time. */
const tolerance = 1;
const secretBytes = 20; // RFC 4226, section 4

// The parameters that every authenticator app supports.
const createTotp = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** Creates a secret; `issuer` and `label` are the names by which the app lists it. */
export function generateAppSecret(issuer: string, label: string): AppSecret {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, uri: createTotp(secret, { issuer, label }).toString() };
}

/** Returns the time step (RFC 6238) of a six-digit code; undefined for a wrong code. */
export function findCodeStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
