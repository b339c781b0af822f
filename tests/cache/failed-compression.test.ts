import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCachedResponse } from '../../server/cache/cached-response.ts';
import { sendCachedResponse } from '../../server/http/send-cached-response.ts';

vi.mock(import('../../server/compress-bytes.ts'), async (load) => ({
  ...(await load()),
  compressBytes: () => Promise.reject(new Error('out of memory')),
}));

it('sends a response uncompressed where compression fails, and warns of it', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const text = 'text '.repeat(1_000);
  const cached = await createCachedResponse(new Response(text, { headers: { 'content-type': 'text/html' } }), log);
  expect(cached.br).toBeUndefined();

  const sent = await new Promise<Buffer>((done) => {
    const request = { headers: { 'accept-encoding': 'gzip' }, method: 'GET', url: '/' } as unknown as IncomingMessage;
    const response = { writeHead: () => undefined, end: done } as unknown as ServerResponse;
    sendCachedResponse(cached, request, response, (send) => send());
  });
  expect(sent.toString()).toBe(text);
  expect(lines.map((line) => (JSON.parse(line) as { encoding: string }).encoding)).toEqual(['br', 'gzip']);
});
