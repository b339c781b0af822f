import type { Language } from '../model/localized.ts';

/**
 * Where a request came from: the address of the client (see `server/http/client-address.ts`), what its browser says of
 * itself, the language in which it is answered, and the session of who is signed in.
 */
export type RequestSource = { address: string; device: string; language?: Language; sessionId?: string };

/** A command on the server, or a job of the program itself. */
export const serverSource: RequestSource = { address: '', device: '' };
