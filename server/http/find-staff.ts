import type { Context } from 'hono';
import type { FactorService } from '../services/factors.ts';
import type { SessionService } from '../services/sessions.ts';
import { sessionTokenOf } from './identify.ts';

/**
 * Returns a key of the person who sent a request: staff who are signed in, or somebody with a valid link to set a
 * password; undefined for everybody else. Such people are not limited like strangers, also where a provider gives all
 * its customers one address.
 */
export async function findStaff(
  c: Context,
  { sessions, factors }: { sessions: SessionService; factors?: FactorService },
  publicUrl: string | undefined,
): Promise<string | undefined> {
  const url = new URL(c.req.url);
  const link = url.pathname === '/set-password' ? url.searchParams.get('token') : null;
  if (link !== null && (await sessions.emailOfPasswordLink(link)) !== undefined) return `link ${link}`;
  const token = sessionTokenOf(c, publicUrl);
  if (token === '') return undefined;
  const { viewer } = await sessions.viewerOf(token);
  if (viewer.kind !== 'staff' || (await factors?.mustSetUp(viewer))) return undefined;
  return `person ${viewer.id}`;
}
