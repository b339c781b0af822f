/**
 * What happens when the server no longer knows the session, or knows it as another person's: calls wait while
 * somebody signs in again in the dialog that opens, and nothing that was typed is lost (ruling 17).
 */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { UserInfo } from '../../session.ts';
import { sessionExpired, setUpRequired, signedIn, type SessionState } from './session-slice.ts';

type Store = { getState: () => unknown; dispatch: (action: ReturnType<typeof sessionExpired> | ReturnType<typeof setUpRequired> | ReturnType<typeof signedIn>) => unknown };
type Outcome = { data?: unknown; error?: FetchBaseQueryError | undefined };

let waiting: ((isSignedIn: boolean) => void)[] = [];

/** Lets the waiting calls go: on their way again, or, where nobody signed in, back to who made them. */
export function resumeCalls(isSignedIn: boolean): void {
  for (const resume of waiting) resume(isSignedIn);
  waiting = [];
}

/** Makes a call, and makes it again where it failed for the want of a session. */
export async function keepSignedIn<O extends Outcome>(attempt: () => Promise<O>, store: Store): Promise<O> {
  const first = await attempt();
  if (first.error?.status === 403 && codeOf(first.error) === 'second_factor_setup_required') {
    store.dispatch(setUpRequired());
    return first;
  }
  if (first.error?.status === 403) return (await isSessionRenewed(first.error, store)) ? attempt() : first;
  if (first.error?.status !== 401) return first;
  store.dispatch(sessionExpired());
  const isSignedIn = await new Promise<boolean>((resume) => waiting.push(resume));
  return isSignedIn ? attempt() : first;
}

/**
 * After a refusal the browser learns who the session stands for now: the role may have changed, or somebody signed in
 * in another tab. Only for the same person, with a new anti-forgery token, is it right to send the same again.
 */
async function isSessionRenewed(error: FetchBaseQueryError, store: Store): Promise<boolean> {
  const before = (store.getState() as { session: SessionState }).session.user;
  const user = await askWho();
  if (!user) return false;
  if (before && before._id === user._id && before.role === user.role && before.token === user.token) return false;
  store.dispatch(signedIn(user));
  return codeOf(error) === 'anti_forgery' && before?._id === user._id;
}

/** The code of a refusal, where the server gave one. */
function codeOf({ data }: FetchBaseQueryError): unknown {
  return typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;
}

async function askWho(): Promise<UserInfo | undefined> {
  try {
    const response = await fetch('/api/users/me');
    return response.ok ? ((await response.json()) as UserInfo) : undefined;
  } catch {
    return undefined;
  }
}
