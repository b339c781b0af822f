import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import ar from '../../locales/ar/errors.json' with { type: 'json' };
import so from '../../locales/so/errors.json' with { type: 'json' };
import { sendBusy } from '../../server/http/limits/send-busy.ts';

const server = createServer(sendBusy);
let url: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('refuses a browser with a page in the language of the address', async () => {
  const answer = await fetch(`${url}/news?lang=ar`, { headers: { accept: 'text/html,*/*' } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  const page = await answer.text();
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain(`<p>${ar.busy}</p>`);
});

it('refuses others with an error of the API', async () => {
  const answer = await fetch(`${url}/api/news?lang=so`, { method: 'POST', headers: { accept: 'text/html' } });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ message: so.busy, code: 'busy' });
});
