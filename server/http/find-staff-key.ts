import type { Context } from 'hono';
import type { FactorService } from '../services/factors/factors.ts';
import type { SessionService } from '../services/accounts/sessions.ts';
import { readSessionToken } from './identify.ts';

/**
 * Returns a key of the person who sent a request, for limits and queues: of signed-in staff, or of somebody with a
 * valid link to set a password; undefined for everybody else. These people have limits of their own, since an ISP may
 * give thousands of phones one address.
 */
export async function findStaffKey(
  c: Context,
  { sessions, factors }: { sessions: SessionService; factors?: FactorService },
  publicUrl: string | undefined,
): Promise<string | undefined> {
  const url = new URL(c.req.url);
  const link = url.pathname === '/set-password' ? url.searchParams.get('token') : null;
  if (link !== null && (await sessions.emailOfPasswordLink(link)) !== undefined) return `link ${link}`;
  const token = readSessionToken(c, publicUrl);
  if (token === '') return undefined;
  const { viewer } = await sessions.getViewer(token);
  if (viewer.kind !== 'staff' || (await factors?.mustSetUp(viewer))) return undefined;
  return `person ${viewer.id}`;
}
