/** Bodies that try to stop the site, sent signed out to the program as an operator runs it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket, statusOf, sendRaw } from '../setup/servers/raw-http.ts';
import { longestWait } from '../setup/servers/longest-wait.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ SEED: 'none' });
});
afterAll(() => site.stop());

const send = (path: string, body: string, type: string) =>
  fetch(site.url + path, { method: 'POST', body, headers: { 'content-type': type } });

/** Well above what a busy machine needs for anything else, well below the seconds that these requests once took. */
const maxAcceptableDelay = 3_000; // milliseconds

describe('hostile bodies', () => {
  it.each([
    ['an email of spaces', JSON.stringify({ email: `a${' '.repeat(3_900)}b`, password: 'x' }), 401],
    ['an email of 120,000 spaces', JSON.stringify({ email: `a${' '.repeat(120_000)}b`, password: 'x' }), 413],
    ['deep arrays', `{"a":${'['.repeat(2_000)}`, 400],
  ])('do not block the server in a sign-in with %s', async (_, body, status) => {
    let answered = 0;
    const wait = await longestWait(
      site.url,
      send('/api/users/login', body, 'application/json').then((answer) => (answered = answer.status)),
    );
    expect(answered).toBe(status);
    expect(wait).toBeLessThan(maxAcceptableDelay);
  });

  it('with more fields than any form are refused without blocking the server', async () => {
    let answered = 0;
    const body = 'a&'.repeat(32_000);
    const wait = await longestWait(
      site.url,
      send('/api/v1.0/email/send-form', body, 'application/x-www-form-urlencoded').then(
        (answer) => (answered = answer.status),
      ),
    );
    expect(answered).toBe(400);
    expect(wait).toBeLessThan(maxAcceptableDelay);
  });

  it.each(['/contact', '/contact.data', '/embed/membership', '/signin', '/signin.data', '/contact?lang=so'])(
    'with more fields than any form are refused by %s',
    async (path) => {
      const words = Array.from({ length: 60 }, (_, index) => `f${index}`);
      const parts = words.map((word) => `--x\r\nContent-Disposition: form-data; name="${word}"\r\n\r\n\r\n`);
      for (const [body, type] of [
        [words.join('&'), 'application/x-www-form-urlencoded'],
        [`${parts.join('')}--x--\r\n`, 'multipart/form-data; boundary=x'],
      ] as const) {
        const answer = await send(path, body, type);
        expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_request' }]);
      }
    },
  );

  it('show none of the fields again that a form does not have', async () => {
    const answer = await send('/contact', 'name=Ayaan&invented=1234567', 'application/x-www-form-urlencoded');
    const html = await answer.text();
    expect([answer.status, html.includes('value="Ayaan"'), html.includes('1234567')]).toEqual([400, true, false]);
  });

  it.each([
    ['PUT', '/api/users/profile'],
    ['PUT', '/api/users/0123456789abcdef01234567'],
    ['POST', '/api/users'],
    ['POST', '/api/files'],
    ['PUT', '/api/files/0123456789abcdef01234567'],
    ['POST', '/api/news'],
    ['PUT', '/api/news/0123456789abcdef01234567'],
    ['PUT', '/api/partners/order'],
    ['PUT', '/api/site-texts/nav.home'],
    ['PUT', '/api/messages/0123456789abcdef01234567'],
    ['POST', '/api/news/0123456789abcdef01234567/versions/1/restore'],
    ['POST', '/api/there/is/no/such/route'],
  ])('of signed-out clients to %s %s are refused unread', async (method, path) => {
    const head =
      `${method} ${path} HTTP/1.1\r\nHost: site.example\r\n` +
      'Content-Type: application/json\r\nContent-Length: 60000000\r\n\r\n{"a":';
    const answer = await sendRaw(site.url, head);
    expect(statusOf(answer)).toBe(401);
    expect(answer).toContain('sign_in_required');
  });

  it.each([
    ['POST', '/api/users/login', 4_097],
    ['POST', '/api/users/set-password', 4_097],
    ['POST', '/api/v1.0/email/send-form', 65_537],
    ['POST', '/contact', 65_537],
    ['POST', '/embed/membership', 65_537],
  ])('to %s %s that are too large are refused without waiting for them', async (method, path, length) => {
    const head =
      `${method} ${path} HTTP/1.1\r\nHost: site.example\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\na=`;
    expect(statusOf(await sendRaw(site.url, head))).toBe(413);
  });

  it('in pieces are refused as soon as they are too large', async () => {
    const piece = `1000\r\n${'x'.repeat(4_096)}\r\n`;
    const head =
      'POST /api/users/login HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(statusOf(await sendRaw(site.url, head + piece + piece))).toBe(413);
  });
});

describe('forms of pages', () => {
  const head =
    'POST /contact HTTP/1.1\r\nHost: site.example\r\nOrigin: http://site.example\r\nContent-Type: application/x-www-form-urlencoded\r\n';

  it('may arrive in pieces, without a length', async () => {
    const answer = await sendRaw(site.url, `${head}Transfer-Encoding: chunked\r\n\r\n6\r\nname=a\r\n0\r\n\r\n`);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('value="a"');
  });

  it.each(['/contact', '/embed/membership', '/api/users/login', '/api/v1.0/email/send-form'])(
    'are not logged as errors when the client gives up on the way to %s',
    async (path) => {
      const socket = await openSocket(site.url);
      socket.write(`${head.replace('/contact', path)}Content-Length: 60\r\n\r\nname=a`);
      await new Promise((done) => setTimeout(done, 200));
      socket.destroy();
      await (await fetch(`${site.url}/healthz`)).text();
      await new Promise((done) => setTimeout(done, 200));
      expect(site.output()).not.toContain('failed');
    },
  );
});

describe('bodies in pieces of one byte', () => {
  const multipart = 'Content-Type: multipart/form-data; boundary=x\r\n';
  it.each([
    ['/contact', ''],
    ['/api/users/login', ''],
    ['/api/v1.0/email/send-form', multipart],
    ['/rss.xml', ''],
  ])('end their connection to %s, and do not block the server', async (path, type) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: site.example\r\n${type}Transfer-Encoding: chunked\r\n\r\n`;
    const sent = Array.from({ length: 5 }, async () => {
      const startedAt = performance.now();
      await sendRaw(site.url, head + '1\r\na\r\n'.repeat(60_000), 10_000);
      return performance.now() - startedAt;
    });
    expect(await longestWait(site.url, Promise.all(sent))).toBeLessThan(maxAcceptableDelay);
    // Not because of the wait for further data at the end, which takes longer.
    expect(Math.max(...(await Promise.all(sent)))).toBeLessThan(8_000);
  });
});
