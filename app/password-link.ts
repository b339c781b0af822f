import { readStoredJson } from './stored-json.ts';

/** A one-time link for setting a password, and the email address that it was made for. */
export type PasswordLink = { token: string; email: string };

/** The state of the address of the sign-in page after a password was set by a link. */
export type PasswordSet = { newPasswordOf: string };

const key = 'passwordLink';

/**
 * Returns the link that this tab was opened with, so that a reload works after the token was removed from the address.
 * Tabs that are opened from this one get a copy. It is deleted when the tab is closed, or at a sign-in.
 */
export const readPasswordLink = (): PasswordLink | undefined =>
  readStoredJson<PasswordLink>('sessionStorage', key, 'token');

/** Stores the link for this tab, so that a reload finds it. */
export function storePasswordLinkInTab(link: PasswordLink): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(link));
  } catch {
    // A browser may refuse storage; then only a reload does not work.
  }
}

/** Removes the link once it is used or expired, or somebody has signed in. */
export function clearPasswordLink(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser may refuse storage.
  }
}
