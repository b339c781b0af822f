/**
 * Who is signed in, as the browser remembers it under `userInfo` (specification 3). The session itself is a cookie
 * that no script can read; `token` is only the anti-forgery token that every write sends back.
 */
import type { Language } from '../domain/model/localized.ts';
import type { WireUser } from '../server/api/wire-user.ts';
import type { ErrorBody } from '../server/http/error-response.ts';

export type UserInfo = Pick<WireUser, '_id' | 'name' | 'email' | 'role' | 'image'> & { token: string };

const userInfoKey = 'userInfo';

export function readUserInfo(): UserInfo | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(userInfoKey) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'token' in kept ? (kept as UserInfo) : undefined;
  } catch {
    return undefined; // a browser may refuse to remember anything
  }
}

export function rememberUserInfo(user: UserInfo): void {
  localStorage.setItem(userInfoKey, JSON.stringify(user));
}

export function forgetUserInfo(): void {
  localStorage.removeItem(userInfoKey);
}

/** What the server refused, as every answer of the API says it. */
export type Refusal = Partial<ErrorBody>;

/**
 * Sets a password by a one-time link. Sent without a cookie: it is the link that acts, not whoever happens to be
 * signed in on this device.
 */
export async function setPassword(
  link: { token: string; password: string },
  lang: Language,
): Promise<{ ok: boolean; status: number; problem: Refusal }> {
  const response = await fetch(`/api/users/set-password?lang=${lang}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(link),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  return {
    ok: response.ok,
    status: response.status,
    problem: typeof answer === 'object' && answer !== null ? answer : {},
  };
}
