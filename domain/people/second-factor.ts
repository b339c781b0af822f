/** Two-step sign-in with passkeys, authenticator apps and recovery codes. */

/** The ways to complete a sign-in; `totp` is the code of an authenticator app (RFC 6238). */
export type FactorMethod = 'passkey' | 'totp' | 'recovery';

/** A passkey as shown to its owner; `here` is false where it was created on another address of the site. */
export type PasskeyInfo = { id: string; name: string; createdAt: string; usedAt: string | null; here: boolean };

/** What a person has set up. Without a passkey and an app, two-step sign-in is off. */
export type FactorsInfo = {
  passkeys: readonly PasskeyInfo[];
  authenticator: { createdAt: string; usedAt: string | null } | null;
  recoveryCodes: { left: number; total: number; createdAt: string } | null;
  /** Whether a setting of the site requires it of this person. */
  required: boolean;
};

export const recoveryCodeCount = 10;
export const passkeysMax = 20;
export const passkeyNameMax = 60;

/** Recovery codes are ten of these characters: 49 bits. No look-alikes. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Returns a typed code without spaces and dashes, in lower case and Latin digits, since Arabic keyboards type others.
 * Empty for a text of more than 40 characters, which is not a code.
 */
export function foldCode(typed: string): string {
  if (typed.length > 40) return '';
  return typed
    .replace(/[\s-]/g, '')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Returns whether browsers support passkeys on pages of a scheme (`https:`) and host name: on encrypted connections and
 * on localhost, and on domain names only (Web Authentication, section 5.1.2: the id of a relying party is a domain).
 */
export function allowsPasskeys(protocol: string, hostname: string): boolean {
  if (hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return false;
  return protocol === 'https:' || isLocalhost(hostname);
}

/** Returns whether a host name is this machine's own, which browsers trust without encryption. */
export function isLocalhost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}
