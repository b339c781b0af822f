import type { Language } from '../../../domain/model/localized.ts';
import type { Refusal } from '../../session.ts';

/**
 * Sets a password by a one-time link. Sent without cookies: the link identifies the person, not the session on this
 * device.
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
  const body: unknown = await response.json().catch(() => undefined);
  return {
    ok: response.ok,
    status: response.status,
    problem: typeof body === 'object' && body !== null ? body : {},
  };
}
