/**
 * Signing in, with its second step: calls that stand outside the dashboard's own, because the sign-in page makes them
 * too.
 */
import type { Language } from '../domain/model/localized.ts';
import type { FactorMethod } from '../domain/people/second-factor.ts';
import { rememberUserInfo, type Refusal, type UserInfo } from './session.ts';

/** What the server asks for after the right password. */
export type SecondStep = { methods: readonly FactorMethod[]; challengeId: string };

/** What the server refused of a call, with its message; `secondStep` where the sign-in goes on with a second step. */
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
 * Sends JSON and answers what came back; throws `CallRefused` where the server refused. `token` is the anti-forgery
 * token of a session.
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
 * Asks the server to sign a person in and remembers the user record. Where it refuses, or asks for a second step,
 * `CallRefused` says so (specification 8, sign-in).
 */
export async function signIn(credentials: { email: string; password: string }, lang: Language): Promise<UserInfo> {
  const user = (await postJson('/api/users/login', credentials, lang)) as UserInfo;
  rememberUserInfo(user);
  return user;
}
