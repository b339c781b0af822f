/** Signing in, with its second step. Separate from the dashboard's own calls, because the sign-in page uses it too. */
import type { Language } from '../domain/model/localized.ts';
import type { FactorMethod } from '../domain/people/second-factor.ts';
import type { Refusal, UserInfo } from './session.ts';
import { storeUserInfo } from './store-session.ts';
import { readStoredJson } from './stored-json.ts';

/** The server's challenge after a correct password. */
export type SecondStep = { methods: readonly FactorMethod[]; challengeId: string };

const stepKey = 'secondStep';

/**
 * Stores the second step for a reload of this tab, or removes it if undefined: cheap phones discard the page while its
 * owner reads a code in another app. The challenge is valid for some minutes, and on this device only.
 */
export function storeSecondStep(step: SecondStep | undefined): void {
  try {
    if (step) sessionStorage.setItem(stepKey, JSON.stringify(step));
    else sessionStorage.removeItem(stepKey);
  } catch {
    // A browser may refuse storage; then a reload begins with the password.
  }
}

/** Returns the stored second step of this tab, if there is one. */
export const readSecondStep = (): SecondStep | undefined =>
  readStoredJson<SecondStep>('sessionStorage', stepKey, 'challengeId');

/** A refused call, with the server's message; `secondStep` where the sign-in needs a second step. */
export class ApiError extends Error {
  readonly code: string | undefined;
  readonly fields: Record<string, string>;
  readonly secondStep: SecondStep | undefined;

  constructor(body: Refusal & { methods?: readonly FactorMethod[]; challengeId?: string }) {
    super(typeof body.message === 'string' ? body.message : undefined);
    this.code = body.code;
    this.fields = body.fields ?? {};
    if (body.code === 'second_factor_required')
      this.secondStep = { methods: body.methods ?? [], challengeId: body.challengeId ?? '' };
  }
}

/**
 * Sends JSON and returns the response's JSON; throws `ApiError` where the server refused. `token` is the
 * anti-forgery token of a session.
 */
export async function postJson(url: string, body: object, lang: Language, token?: string): Promise<unknown> {
  const response = await fetch(`${url}?lang=${lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { 'X-CSRF-Token': token } : {}) },
    body: JSON.stringify(body),
  });
  const data: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(typeof data === 'object' && data !== null ? data : {});
  return data;
}

/**
 * Signs a person in and stores the user record. Throws `ApiError` where the server refuses or requires a second step
 * (specification 8, sign-in).
 */
export async function signIn(credentials: { email: string; password: string }, lang: Language): Promise<UserInfo> {
  const user = (await postJson('/api/users/login', credentials, lang)) as UserInfo;
  storeUserInfo(user);
  return user;
}
