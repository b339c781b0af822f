import { allowsPasskeys, isLocalhost } from '../../domain/people/second-factor.ts';
import type { RelyingParty } from '../services/factors/passkeys.ts';

/**
 * Returns the relying party (Web Authentication, section 4) of a request: PUBLIC_URL where it is set, else the
 * requested host. Undefined where browsers support no passkeys. Behind a proxy the scheme of a request is unknown here,
 * but pages with passkeys were loaded over https, or from localhost.
 */
export function findRelyingParty(requestUrl: string, publicUrl: string | undefined): RelyingParty | undefined {
  const { protocol, host, hostname } = new URL(publicUrl ?? requestUrl);
  if (!allowsPasskeys(publicUrl ? protocol : 'https:', hostname)) return undefined;
  return {
    id: hostname,
    origins: publicUrl ? [publicUrl] : [`https://${host}`, ...(isLocalhost(hostname) ? [`http://${host}`] : [])],
  };
}
