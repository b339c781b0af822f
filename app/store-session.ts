/** Storing and removing the signed-in user. Separate from reading, which every public page does. */
import { clearAutosaves } from './autosave-keys.ts';
import { clearPasswordLink } from './password-link.ts';
import { userInfoKey, type UserInfo } from './session.ts';

/** Stores who is signed in, and removes what may be somebody else's: a link to set a password, autosaves. */
export function storeUserInfo(user: UserInfo): void {
  clearPasswordLink();
  clearAutosaves(user._id);
  localStorage.setItem(userInfoKey, JSON.stringify(user));
}

export function clearUserInfo(): void {
  clearAutosaves();
  localStorage.removeItem(userInfoKey);
}
