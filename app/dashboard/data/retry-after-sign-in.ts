/**
 * Handles sessions that ended, that belong to another person now, or that need a recent proof of identity: calls wait
 * while the user signs in again or confirms in the dialog that opens, so that no input is lost (ruling 17).
 */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { areSameRights } from '../../../domain/people/rights.ts';
import { readUserInfo, type UserInfo } from '../../session.ts';
import { confirmationRequired, sessionExpired, setUpRequired, signedIn, type SessionState } from './session-slice.ts';

type Store = {
  getState: () => unknown;
  dispatch: (
    action:
      | ReturnType<typeof sessionExpired>
      | ReturnType<typeof confirmationRequired>
      | ReturnType<typeof setUpRequired>
      | ReturnType<typeof signedIn>,
  ) => unknown;
};
type Outcome = { data?: unknown; error?: FetchBaseQueryError | undefined };
type Resume = (isAllowed: boolean) => void;

let waitingForSession: Resume[] = [];
let waitingForProof: Resume[] = [];

/** Limits repeats of a call that keeps failing for the same reason. */
const maxAttempts = 4;

/** Resumes all waiting calls: sends them again, or, where nobody signed in, returns their errors to their callers. */
export function resumeCalls(isSignedIn: boolean): void {
  const waiting = [...waitingForSession, ...waitingForProof];
  waitingForSession = [];
  waitingForProof = [];
  for (const resume of waiting) resume(isSignedIn);
}

/** Resumes the calls that wait for a proof of identity. */
export function resumeConfirmed(isConfirmed: boolean): void {
  const waiting = waitingForProof;
  waitingForProof = [];
  for (const resume of waiting) resume(isConfirmed);
}

/** Makes a call, and repeats it where it failed for lack of a session or of a proof. */
export async function retryAfterSignIn<O extends Outcome>(attempt: () => Promise<O>, store: Store): Promise<O> {
  for (let attempts = 1; ; attempts += 1) {
    const tokenSent = userOf(store)?.token;
    const outcome = await attempt();
    if (attempts === maxAttempts || !outcome.error || !(await shouldRetry(outcome.error, tokenSent, store)))
      return outcome;
  }
}

async function shouldRetry(error: FetchBaseQueryError, tokenSent: string | undefined, store: Store): Promise<boolean> {
  if (error.status === 403) {
    if (codeOf(error) === 'second_factor_setup_required') {
      store.dispatch(setUpRequired());
      return false;
    }
    if (codeOf(error) !== 'recent_sign_in_required') return isSessionRenewed(error, store);
    store.dispatch(confirmationRequired());
    return new Promise((resume) => waitingForProof.push(resume));
  }
  if (error.status !== 401) return false;
  if (isTokenNewer(tokenSent, store)) return true;
  store.dispatch(sessionExpired());
  return new Promise((resume) => waitingForSession.push(resume));
}

/** Returns whether the session got a new token, here or in another tab, while a call was pending with the old one. */
function isTokenNewer(tokenSent: string | undefined, store: Store): boolean {
  const user = userOf(store);
  const stored = readUserInfo();
  if (user && stored && stored._id === user._id && stored.token !== user.token) store.dispatch(signedIn(stored));
  return tokenSent !== undefined && userOf(store)?._id === user?._id && userOf(store)?.token !== tokenSent;
}

/**
 * After a refusal, reads who the session belongs to now: the role or the rights may have changed, or another tab signed
 * in. The call may only be repeated for the same person, with a new anti-forgery token.
 */
export async function isSessionRenewed(error: { data?: unknown }, store: Store): Promise<boolean> {
  const before = userOf(store);
  const user = await fetchCurrentUser();
  if (!user) return false;
  const isSame = before?._id === user._id && before.role === user.role && before.token === user.token;
  if (isSame && areSameRights(before.rights, user.rights)) return false;
  store.dispatch(signedIn(user));
  return codeOf(error) === 'anti_forgery' && before?._id === user._id;
}

/** Reads the signed-in person again, who may have been changed on another device or by a superadmin since. */
export async function updateUser(store: Store): Promise<void> {
  if (!userOf(store)) return;
  const user = await fetchCurrentUser();
  const before = userOf(store);
  const isSame = user !== undefined && user._id === before?._id && user.token === before.token;
  if (isSame && !areSamePerson(before, user)) store.dispatch(signedIn(user));
}

function areSamePerson(before: UserInfo, user: UserInfo): boolean {
  const shown = ['name', 'email', 'role', 'image', 'language'] as const;
  return (
    shown.every((name) => before[name] === user[name]) &&
    JSON.stringify(before.imageFocus) === JSON.stringify(user.imageFocus) &&
    areSameRights(before.rights, user.rights)
  );
}

function codeOf({ data }: { data?: unknown }): unknown {
  return typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;
}

function userOf(store: Store): UserInfo | undefined {
  return (store.getState() as { session: SessionState }).session.user;
}

async function fetchCurrentUser(): Promise<UserInfo | undefined> {
  try {
    const response = await fetch('/api/users/me');
    return response.ok ? ((await response.json()) as UserInfo) : undefined;
  } catch {
    return undefined;
  }
}
