import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as Zlib from 'node:zlib';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { createCachedResponse } from '../../server/cache/cached-response.ts';
import { compressResponse } from '../../server/http/compress.ts';
import { sendCachedResponse } from '../../server/http/send-cached-response.ts';

vi.mock(import('node:zlib'), async (load) => {
  const fail = (_bytes: unknown, _options: unknown, done: (error: Error) => void) => done(new Error('out of memory'));
  return { ...(await load()), brotliCompress: fail as typeof Zlib.brotliCompress, gzip: fail as typeof Zlib.gzip };
});

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const text = 'text '.repeat(1_000);
const page = () => new Response(text, { headers: { 'content-type': 'text/html' } });
const encodings = () => lines.splice(0).map((line) => (JSON.parse(line) as { encoding: string }).encoding);

/** Returns what is sent of a cached response to a client that accepts these encodings. */
const send = (br: Buffer | undefined, accepted: string) =>
  new Promise<Buffer>((done) => {
    const request = { headers: { 'accept-encoding': accepted }, method: 'GET', url: '/' } as unknown as IncomingMessage;
    const response = { writeHead: () => undefined, end: done } as unknown as ServerResponse;
    const cached = createCachedResponse(page(), { plain: Buffer.from(text), br }, log);
    sendCachedResponse(cached, request, response, (sendLater) => sendLater());
  });

it('sends a response uncompressed where compression fails, and warns of it', async () => {
  const sent = await compressResponse(page(), 'GET', 'br, gzip', log);
  expect([sent.headers.get('content-encoding'), await sent.text()]).toEqual([null, text]);
  expect(encodings()).toEqual(['br']);
  expect((await send(Buffer.from('compressed'), 'gzip')).toString()).toBe(text);
  expect(encodings()).toEqual(['gzip']);
});

it('sends a cached response only in encodings that the client accepts', async () => {
  const compressed = Buffer.from('compressed');
  expect(await send(compressed, 'br, gzip')).toBe(compressed);
  // It could not be compressed with brotli.
  expect((await send(undefined, 'br')).toString()).toBe(text);
  expect(encodings()).toEqual([]);
});
