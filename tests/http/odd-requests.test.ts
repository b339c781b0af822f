/** What no browser sends: bodies of GET, endless pieces, very many headers, control characters. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket, sendRaw, statusOf } from '../setup/servers/raw-http.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ SEED: 'none' });
});
afterAll(() => site.stop());

const pieces = '1\r\nx\r\n'.repeat(100);

/** Sends a body in chunks of one byte once the response has begun; returns its status, and how many were sent. */
async function sendEndlessly(method: string, path: string): Promise<{ status: number; sent: number }> {
  const socket = await openSocket(site.url);
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
  socket.on('error', () => undefined);
  const type = 'Content-Type: application/json\r\n';
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: site.example\r\n${type}Transfer-Encoding: chunked\r\n\r\n`);
  await expect.poll(() => answer).not.toBe('');
  let sent = 0;
  while (!socket.destroyed && sent < 20_000) {
    socket.write(pieces);
    sent += 100;
    await new Promise((done) => setTimeout(done, 10));
  }
  socket.destroy();
  return { status: statusOf(answer), sent };
}

describe('a body in endless pieces', () => {
  it.each([
    ['GET', '/healthz', 400],
    ['GET', '/about', 400],
    ['HEAD', '/about', 400],
    ['GET', '/api/news', 400],
    ['GET', '/favicon.ico', 400],
    ['POST', '/healthz', 405],
    ['POST', '/about', 405],
    ['POST', '/files/x', 405],
    ['PUT', '/api/news/0123456789abcdef01234567', 401],
    ['POST', '/api/no-such-route', 401],
    ['OPTIONS', '/about', 405],
  ])('ends the connection soon: %s %s', async (method, path, status) => {
    const result = await sendEndlessly(method, path);
    expect(result.status).toBe(status);
    expect(result.sent).toBeLessThan(10_000);
  });
});

it.each(['GET', 'HEAD'])('a body of known length is refused too where it has no meaning: %s', async (method) => {
  const head = `${method} / HTTP/1.1\r\nHost: site.example\r\n`;
  expect(statusOf(await sendRaw(site.url, `${head}Content-Length: 5\r\n\r\nabcde`))).toBe(400);
  expect(statusOf(await sendRaw(site.url, `${head}Content-Length: 0\r\nConnection: close\r\n\r\n`))).toBe(200);
});

it('a request with very many headers is refused, of which some versions of Node drop the last', async () => {
  const headers = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: b\r\n`).join('');
  const request = (count: number) =>
    sendRaw(site.url, `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers(count)}\r\n`);
  expect(statusOf(await request(97))).toBe(200);
  expect(statusOf(await request(98))).toBe(400);
  expect([400, 431]).toContain(statusOf(await request(150)));
});

it.each(['%00', '%0a', '%7f', 'a%01b', '%e2%80%a8'])(
  'an address with the control character %s is refused',
  async (path) => {
    expect((await fetch(`${site.url}/api/users/${path}`)).status).toBe(400);
  },
);

describe('an address that is written like the pattern of a route', () => {
  it.each(['/api/*', '/api/%2A', '/sitemaps/%2a', '/api/news/:id', '/api/%3Atype/*', '/*', '/:type/*'])(
    'runs no middleware twice, which would hold all places of a queue: %s',
    async (path) => {
      const head = `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`;
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async () => statusOf(await sendRaw(site.url, head))),
      );
      // An id of another form is a 400.
      expect(new Set(statuses)).toEqual(new Set([path === '/api/news/:id' ? 400 : 404]));
      const signal = AbortSignal.timeout(5_000);
      expect((await fetch(`${site.url}/api/news?limit=${path.length}`, { signal })).status).toBe(200);
    },
  );
});
