import type { Language } from '../model/localized.ts';

/**
 * Where a request came from: the address of the client (see `server/http/client-ip.ts`), its user agent, the
 * language of the response, and the session of a signed-in person.
 */
export type RequestSource = { address: string; device: string; language?: Language; sessionId?: string };

/** For commands on the server, and jobs of the program itself. */
export const serverSource: RequestSource = { address: '', device: '' };
