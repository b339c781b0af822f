import type { Language } from '../../domain/model/localized.ts';
import type { UserInfo } from '../session.ts';
import { storeUserInfo } from '../store-session.ts';
import { postJson } from '../sign-in.ts';
import { signWithPasskey } from './passkeys.ts';

/** Signs in with a passkey alone. Rejects, without a message for the user, where the user cancels. */
export async function signInWithPasskey(lang: Language): Promise<UserInfo> {
  const begun = await postJson('/api/users/login/passkey/options', {}, lang);
  const { challengeId, options } = begun as { challengeId: string; options: object };
  const passkey = await signWithPasskey(options).catch(() => undefined);
  if (!passkey) throw new Error();
  const user = (await postJson('/api/users/login/passkey/verify', { challengeId, passkey }, lang)) as UserInfo;
  storeUserInfo(user);
  return user;
}
