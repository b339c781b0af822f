/** Where a request came from: the address of the client (see `server/http/client-address.ts`) and what its browser says of itself. */
export type RequestSource = { address: string; device: string };

/**
 * A command on the server, or a job of the program itself.
 * @public
 */
export const serverSource: RequestSource = { address: '', device: '' };
