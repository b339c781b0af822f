import type { Language } from '../model/localized.ts';

/**
 * Where a request came from: the address of the client (see `server/http/client-address.ts`), what its browser says of itself,
 * and the language in which it is answered.
 */
export type RequestSource = { address: string; device: string; language?: Language };

/** A command on the server, or a job of the program itself. */
export const serverSource: RequestSource = { address: '', device: '' };
