/** Confirms the user's identity, in addition to the calls that wait for it. */
import type { Language } from '../../../domain/model/localized.ts';
import type { UserInfo } from '../../session.ts';
import { isSessionRenewed } from './retry-after-sign-in.ts';
import { confirmationEnded, sessionExpired, signedIn } from './session-slice.ts';
import type { StaffStore } from './store.ts';

type Store = Pick<StaffStore, 'getState' | 'dispatch'>;

/**
 * `refused`: with the server's message. `sessionChanged`: the session ended or belongs to another person now, which
 * other dialogs or screens show.
 */
export type ProofOutcome =
  { kind: 'confirmed' } | { kind: 'refused'; problem: string | undefined } | { kind: 'sessionChanged' };

/**
 * Sends a proof such as `{ password }`. The session gets a new token, which is then put into the store and into this
 * browser.
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
  let body: unknown = await response.json().catch(() => undefined);
  // Another tab may have changed the session's token or user.
  if (response.status === 403 && (await isSessionRenewed({ data: body }, store))) {
    response = await send();
    body = await response.json().catch(() => undefined);
  }
  if (response.ok) {
    store.dispatch(signedIn(body as UserInfo));
    return { kind: 'confirmed' };
  }
  if (response.status === 401) {
    store.dispatch(sessionExpired());
    return { kind: 'sessionChanged' };
  }
  if (store.getState().session.user?._id !== person?._id) {
    store.dispatch(confirmationEnded());
    return { kind: 'sessionChanged' };
  }
  const { message, fields } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: string;
    fields?: Record<string, string>;
  };
  return { kind: 'refused', problem: Object.values(fields ?? {})[0] ?? message };
}
