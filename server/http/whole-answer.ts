import type { Context } from 'hono';

/**
 * Answers whose bytes are known whole, so that whoever keeps or compresses them need not read them out of a stream
 * again. They are noted on the answer itself: what a WeakMap holds outlives many small collections of garbage.
 */
const whole = Symbol('whole');
type Whole = Response & { [whole]?: Uint8Array<ArrayBuffer> };

export function answerWith(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  return note(new Response(body, init), body);
}

/** As `c.json`, for what is kept. */
export function answerJson(c: Context, value: unknown): Response {
  const body = Buffer.from(JSON.stringify(value));
  return note(c.body(body, 200, { 'content-type': 'application/json' }), body);
}

function note(response: Whole, body: Uint8Array<ArrayBuffer>): Response {
  response[whole] = body;
  return response;
}

/** The bytes of an answer that was made here and has gone through unchanged. */
export const bytesOf = (response: Whole): Uint8Array<ArrayBuffer> | undefined => response[whole];
