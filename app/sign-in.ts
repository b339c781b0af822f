/** Signing in, with its second step. Separate from the dashboard's own calls, because the sign-in page uses it too. */
import type { Language } from '../domain/model/localized.ts';
import type { FactorMethod } from '../domain/people/second-factor.ts';
import { storeUserInfo, type Refusal, type UserInfo } from './session.ts';

/** The server's challenge after a correct password. */
export type SecondStep = { methods: readonly FactorMethod[]; challengeId: string };

/** A refused call, with the server's message; `secondStep` where the sign-in needs a second step. */
export class CallRefused extends Error {
  readonly code: string | undefined;
  readonly fields: Record<string, string>;
  readonly secondStep: SecondStep | undefined;

  constructor(answer: Refusal & { methods?: readonly FactorMethod[]; challengeId?: string }) {
    super(typeof answer.message === 'string' ? answer.message : undefined);
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    if (answer.code === 'second_factor_required')
      this.secondStep = { methods: answer.methods ?? [], challengeId: answer.challengeId ?? '' };
  }
}

/**
 * Sends JSON and returns the response's JSON; throws `CallRefused` where the server refused. `token` is the
 * anti-forgery token of a session.
 */
export async function postJson(url: string, body: object, lang: Language, token?: string): Promise<unknown> {
  const response = await fetch(`${url}?lang=${lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { 'X-CSRF-Token': token } : {}) },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new CallRefused(typeof answer === 'object' && answer !== null ? answer : {});
  return answer;
}

/**
 * Signs a person in and stores the user record. Throws `CallRefused` where the server refuses or requires a second step
 * (specification 8, sign-in).
 */
export async function signIn(credentials: { email: string; password: string }, lang: Language): Promise<UserInfo> {
  const user = (await postJson('/api/users/login', credentials, lang)) as UserInfo;
  storeUserInfo(user);
  return user;
}
