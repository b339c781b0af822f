/** Two-step sign-in, what a person proves besides the password: passkeys, authenticator apps and recovery codes. */

/** The ways to complete a sign-in; `totp` is the code of an authenticator app (RFC 6238). */
export type FactorMethod = 'passkey' | 'totp' | 'recovery';

/** A passkey as its owner sees it; `here` is false where it was made under another address of the site. */
export type PasskeyInfo = { id: string; name: string; createdAt: string; usedAt: string | null; here: boolean };

/** What a person has set up. Without a passkey and an app, two-step sign-in is off. */
export type FactorsInfo = {
  passkeys: readonly PasskeyInfo[];
  authenticator: { createdAt: string; usedAt: string | null } | null;
  recoveryCodes: { left: number; total: number; createdAt: string } | null;
  /** Whether a setting of the site asks this person for it. */
  required: boolean;
};

export const recoveryCodeCount = 10;
export const passkeysMax = 20;
export const passkeyNameMax = 60;

/** Recovery codes are ten of these signs: 49 bits. No look-alikes. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * A code as it was typed, without spaces and dashes, in small letters and Latin digits: keyboards in Arabic write
 * others. Empty for a text of more than 40 characters, which is no code.
 */
export function foldCode(typed: string): string {
  if (typed.length > 40) return '';
  return typed
    .replace(/[\s-]/g, '')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Whether browsers offer passkeys on pages of a scheme (`https:`) and host name: on encrypted connections and on
 * localhost, and under names only (Web Authentication, section 5.1.2: the id of a relying party is a domain).
 */
export function allowsPasskeys(protocol: string, hostname: string): boolean {
  if (hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return false;
  return protocol === 'https:' || isLocalhost(hostname);
}

/** Whether a host name is this machine's own, which browsers trust without encryption. */
export function isLocalhost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}
