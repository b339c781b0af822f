/**
 * The signed-in user, as stored in the browser under `userInfo` (specification 3). The session itself is a cookie that
 * no script can read; `token` is only the anti-forgery token that every write sends back.
 */
import type { WireUser } from '../server/api/accounts/wire-user.ts';
import type { ErrorBody } from '../server/http/error-response.ts';
import { readStoredJson } from './stored-json.ts';

export type UserInfo = Pick<
  WireUser,
  '_id' | 'name' | 'email' | 'role' | 'rights' | 'image' | 'imageFocus' | 'language'
> & {
  token: string;
};

export const userInfoKey = 'userInfo';

export function readUserInfo(): UserInfo | undefined {
  const user = readStoredJson<UserInfo>('localStorage', userInfoKey, 'token');
  // What is stored is not checked, and may lack them.
  return user && { ...user, rights: user.rights ?? {} };
}

/** The error body of a refused API call. */
export type Refusal = Partial<ErrorBody>;
