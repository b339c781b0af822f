/** Sends what a person shows to prove who they are, beside the calls that wait for it. */
import type { Language } from '../../../domain/model/localized.ts';
import type { UserInfo } from '../../session.ts';
import { isSessionRenewed } from './keep-signed-in.ts';
import { confirmationEnded, sessionExpired, signedIn } from './session-slice.ts';
import type { StaffStore } from './store.ts';

type Store = Pick<StaffStore, 'getState' | 'dispatch'>;

/**
 * `refused` carries what the server said of it. `gone`: the session ended or became another person's, which its own
 * dialog or the screens tell.
 */
export type ProofOutcome = { kind: 'confirmed' } | { kind: 'refused'; problem: string | undefined } | { kind: 'gone' };

/**
 * Sends a proof such as `{ password }`. The session goes on with a new token, which the store and this browser then
 * have.
 */
export async function confirmIdentity(
  proof: Readonly<Record<string, string>>,
  lang: Language,
  store: Store,
): Promise<ProofOutcome> {
  const person = store.getState().session.user;
  const send = () =>
    fetch(`/api/users/confirm?lang=${lang}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': store.getState().session.user?.token ?? '' },
      body: JSON.stringify(proof),
    });
  let response = await send();
  let answer: unknown = await response.json().catch(() => undefined);
  // In another tab the session got a new token, or another person.
  if (response.status === 403 && (await isSessionRenewed({ data: answer }, store))) {
    response = await send();
    answer = await response.json().catch(() => undefined);
  }
  if (response.ok) {
    store.dispatch(signedIn(answer as UserInfo));
    return { kind: 'confirmed' };
  }
  if (response.status === 401) {
    store.dispatch(sessionExpired());
    return { kind: 'gone' };
  }
  if (store.getState().session.user?._id !== person?._id) {
    store.dispatch(confirmationEnded());
    return { kind: 'gone' };
  }
  const { message, fields } = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    message?: string;
    fields?: Record<string, string>;
  };
  return { kind: 'refused', problem: Object.values(fields ?? {})[0] ?? message };
}
