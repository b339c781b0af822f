import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { sendList } from '../../server/api/send-list.ts';

it.each([
  { articles: [], page: 1, total: 0 },
  { articles: [{ title: 'درس "one"', missing: undefined, files: null }, { title: '📖' }], page: 2, totalPages: 3 },
  { versions: Array.from({ length: 30 }, (_, n) => ({ n, text: 'x'.repeat(100_000) })) },
])('sends the same as the serialized whole, with its length: $page', async (list) => {
  const response = await new Hono().get('/', (c) => sendList(c, list)).request('/');
  const text = await response.text();
  expect(text).toBe(JSON.stringify(list));
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect(response.headers.get('content-type')).toBe('application/json');
});
