import type { Context } from 'hono';
import type { Viewer } from '../../domain/people/viewer.ts';
import type { RequestSource } from '../../domain/people/request-source.ts';
import { getClientIp } from './client-ip.ts';
import { requestLanguage } from './error-response.ts';

/** Returns where a request came from, for limits, the list of sessions and the security log. */
export function getRequestSource(c: Context): RequestSource {
  const viewer = c.get('viewer') as Viewer | undefined;
  const sessionId = viewer?.kind === 'staff' ? viewer.session?.id : undefined;
  return {
    address: getClientIp(c),
    device: c.req.header('user-agent') ?? '',
    language: requestLanguage(c.req.url),
    ...(sessionId ? { sessionId } : {}),
  };
}
