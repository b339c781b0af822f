/**
 * The signed-in user, as stored in the browser under `userInfo` (specification 3). The session itself is a cookie that
 * no script can read; `token` is only the anti-forgery token that every write sends back.
 */
import type { WireUser } from '../server/api/accounts/wire-user.ts';
import type { ErrorBody } from '../server/http/error-response.ts';
import { clearPasswordLink } from './password-link.ts';
import { readStoredJson } from './stored-json.ts';
import { clearAutosaves } from './autosave-keys.ts';

export type UserInfo = Pick<
  WireUser,
  '_id' | 'name' | 'email' | 'role' | 'rights' | 'image' | 'imageFocus' | 'language'
> & {
  token: string;
};

const userInfoKey = 'userInfo';

export function readUserInfo(): UserInfo | undefined {
  const user = readStoredJson<UserInfo>('localStorage', userInfoKey, 'token');
  // What is stored is not checked, and may lack them.
  return user && { ...user, rights: user.rights ?? {} };
}

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

/** The error body of a refused API call. */
export type Refusal = Partial<ErrorBody>;
