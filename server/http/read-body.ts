import { badRequest, requestTimeout, payloadTooLarge } from '../../domain/errors.ts';
import { createTurnLimit } from '../queues/turns.ts';

/** Time limit for a small body, in milliseconds. A form of 64 KB takes 13 s on a line of 5 KB/s. */
const bodyTimeout = 30_000;

/** Bodies that cannot be read go on a few in a turn of the event loop: hundreds of clients may leave at once. */
const waitToFail = createTurnLimit(4);

/**
 * Returns the body of a request, of at most `maxBytes`. Throws 413 before reading where the client declares more, and
 * as soon as more has arrived; 408 where it does not arrive within `timeout` milliseconds.
 */
export async function readBody(request: Request, maxBytes: number, timeout = bodyTimeout): Promise<Uint8Array> {
  requireDeclaredLength(request, maxBytes);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(requestTimeout()), timeout);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(connectionLost), timedOut]);
      if (done) return Buffer.concat(pieces, length);
      length += value.byteLength;
      if (length > maxBytes) throw payloadTooLarge();
      pieces.push(value);
    }
  } catch (error) {
    await waitToFail();
    throw error;
  } finally {
    clearTimeout(timer);
    // The rest is not read; the listener closes the connection if the client goes on sending.
    reader.releaseLock();
  }
}

/** The client has disconnected: an expected error, which is not logged. */
function connectionLost(): never {
  throw requestTimeout();
}

/** Throws 413 where a request declares a larger body than `maxBytes`. */
export function requireDeclaredLength(request: Request, maxBytes: number): void {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw payloadTooLarge();
}

/** Throws 400 for a urlencoded body of more than `max` fields, counted without parsing it. */
export function requireFewFields(body: string, max: number): void {
  let fields = 1;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) fields += 1;
  if (fields > max) throw badRequest();
}
