import type { IncomingMessage, RequestListener } from 'node:http';
import { busy } from '../../domain/errors.ts';
import { createAddressShare } from './address-share.ts';
import { requestLanguage, toErrorResponse } from './error-response.ts';

/** Bodies that may arrive at a time, in all and from one address. Each takes memory until its handler has read it. */
const maxBodies = 2_000;
const maxBodiesPerAddress = 500;

/**
 * A client may split a body into chunks of any size, and each costs as much as a large one. The connection ends after
 * this many chunks that are small on average: a slow line sends some 500 bytes at a time, a browser far more.
 */
const minPieces = 500;
const minAverageBytes = 128; // bytes

type Options = { addressOf: (request: IncomingMessage) => string; max?: number; maxPerAddress?: number };

/** Limits the bodies that are arriving: their number, and the chunks in which they arrive. */
export function guardBodies(
  handler: RequestListener,
  { addressOf, max = maxBodies, maxPerAddress = maxBodiesPerAddress }: Options,
): RequestListener {
  const share = createAddressShare(maxPerAddress);
  let arriving = 0;
  return (request, response) => {
    if (!hasBody(request)) return void handler(request, response);
    const release = arriving < max ? share.take(addressOf(request)) : undefined;
    if (!release) {
      const { status, body } = toErrorResponse(busy(), requestLanguage(request.url ?? ''));
      const headers = { 'content-type': 'application/json', 'retry-after': '30', connection: 'close' };
      response.writeHead(status, headers).end(JSON.stringify(body));
      return;
    }
    arriving += 1;
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      arriving -= 1;
      release();
    };
    request.once('end', done);
    request.once('close', done);
    response.once('close', done);
    endTinyPieces(request);
    void handler(request, response);
  };
}

/** RFC 9112, section 6.3: one of these headers announces a body. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Ends the connection of a body in tiny chunks. They are counted when Node pushes them, before they are stored. */
function endTinyPieces(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (piece: Buffer | null, encoding?: BufferEncoding): boolean => {
    if (piece === null) return push(piece);
    if (request.destroyed) return false;
    pieces += 1;
    bytes += piece.length;
    if (pieces > minPieces && bytes < pieces * minAverageBytes) {
      request.destroy();
      return false;
    }
    return push(piece, encoding);
  };
}
