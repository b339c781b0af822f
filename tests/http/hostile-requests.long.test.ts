/** Requests that try to stop or manipulate the site, sent signed out to the program as an operator runs it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf, sendRaw } from '../setup/servers/raw-http.ts';
import { longestWait } from '../setup/servers/longest-wait.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ SEED: 'none' });
});
afterAll(() => site.stop());

/** Well above what a busy machine needs for anything else. */
const maxAcceptableDelay = 3_000; // milliseconds

describe('hostile addresses', () => {
  it.each([
    ['a path of slashes', `/a${'/'.repeat(15_000)}x`],
    ['a long path', `/${'x'.repeat(2_048)}`],
    ['a long query', `/?${'x'.repeat(8_192)}`],
  ])('with %s are refused with 414', async (_, path) => {
    expect(
      statusOf(await sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`)),
    ).toBe(414);
  });

  it.each([
    ['//about///', '/about'],
    ['//other.example?preview=0&preview=1', '/other.example?preview=0&preview=1'],
  ])('with more slashes are redirected to the page without them, on this host: %s', async (path, location) => {
    const moved = await fetch(site.url + path, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, location]);
  });

  it.each([
    ['/about?lang=so&preview=1', '/about?lang=so'],
    ['/other.example?preview=0&preview=1', '/other.example'],
  ])('of a preview are redirected to the page for visitors: %s', async (path, location) => {
    const moved = await fetch(`${site.url}${path}`, {
      redirect: 'manual',
      headers: { cookie: 'minbar_session=invented' },
    });
    expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
      302,
      location,
      'no-store',
    ]);
  });

  it.each([
    '',
    ' ',
    'a b',
    'site.example/path',
    'site.example:port',
    'user@site.example',
    '[::1',
    'a'.repeat(300),
    '1.1.1.1.1',
    '9007199254740993',
    'site.example:99999',
    '"><script>',
  ])('with the host %j are refused with 400', async (host) => {
    expect(statusOf(await sendRaw(site.url, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))).toBe(400);
  });

  it('with two hosts are refused with 400', async () => {
    const hosts = 'Host: a.example\r\nhost: b.example\r\n';
    expect(statusOf(await sendRaw(site.url, `GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`))).toBe(400);
  });

  it.each(['/', '/api/news', '/healthz'])('without a host are refused with 400 in HTTP/1.0 (%s)', async (path) => {
    const answer = await sendRaw(site.url, `GET ${path} HTTP/1.0\r\n\r\n`);
    expect(answer).toContain('The request is malformed.');
    expect(statusOf(answer)).toBe(400);
  });

  it.each(['site.example', 'SITE.example:8080', '192.0.2.7:3000', '[2001:db8::1]:3000', 'localhost', 'my_server'])(
    'with the host %s are served',
    async (host) => {
      expect(
        statusOf(await sendRaw(site.url, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)),
      ).toBe(200);
    },
  );

  it.each(['OPTIONS *', 'POST *', 'POST /a\\b'])(
    'for no address are refused, and their body is not read: %s',
    async (start) => {
      const answer = await sendRaw(
        site.url,
        `${start} HTTP/1.1\r\nHost: site.example\r\nContent-Length: 9000000000\r\n\r\n${'x'.repeat(1_000)}`,
      );
      expect(statusOf(answer)).toBe(400);
      expect(answer.toLowerCase()).toContain('connection: close');
    },
  );

  it('for a proxy are refused', async () => {
    expect(
      statusOf(
        await sendRaw(
          site.url,
          'GET http://elsewhere.example/ HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n',
        ),
      ),
    ).toBe(400);
  });
});

describe('cached pages', () => {
  const requestWith = (host: string, path: string, proto: string) =>
    sendRaw(
      site.url,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Proto: ${proto}\r\nConnection: close\r\n\r\n`,
    );
  const canonicalOf = (answer: string) => /rel="canonical" href="([^"]*)"/.exec(answer)?.[1];

  it('do not confuse one host and scheme with another', async () => {
    for (let n = 0; n < 2; n += 1) await requestWith('site.example:314', '/donate?z', '0');
    expect(canonicalOf(await requestWith('site.example:3140', '/donate?z', ''))).toBe(
      'http://site.example:3140/donate',
    );
    for (let n = 0; n < 2; n += 1) await requestWith('', '/member?p1', 'site.example');
    expect(canonicalOf(await requestWith('site.example', '/member?p1', ''))).toBe('http://site.example/member');
    expect(canonicalOf(await requestWith('site.example', '/member?p1', 'https'))).toBe('https://site.example/member');
  });

  it('accept only known schemes', async () => {
    for (let n = 0; n < 2; n += 1)
      expect(canonicalOf(await requestWith('site.example', '/about', 'javascript'))).toBe('http://site.example/about');
  });
});

describe('under https', () => {
  it('makes browsers keep to https, and lets other sites embed nothing', async () => {
    const secure = await startSite({ SEED: 'none', PUBLIC_URL: 'https://site.example' });
    try {
      const html = await (await fetch(secure.url)).text();
      const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
      for (const path of ['/', '/api/news', '/favicon.svg', script!, '/no-such-page']) {
        const { headers } = await fetch(secure.url + path);
        expect([
          path,
          headers.get('strict-transport-security'),
          headers.get('cross-origin-resource-policy'),
          headers.get('x-content-type-options'),
        ]).toEqual([path, 'max-age=63072000', 'same-origin', 'nosniff']);
      }
    } finally {
      await secure.stop();
    }
  });
});

describe('connections', () => {
  it('are ended when a client sends requests without reading the responses, and do not block the server', async () => {
    const request = 'GET /publications/news?page=many HTTP/1.1\r\nHost: site.example\r\n\r\n';
    const wait = await longestWait(site.url, sendRaw(site.url, request.repeat(600), 3_000));
    expect(wait).toBeLessThan(maxAcceptableDelay);
    const answer = await sendRaw(site.url, request.repeat(600), 3_000);
    expect(answer.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(4);
  });

  it('with forms that never arrive do not block pages', async () => {
    const heads = ['/contact', '/contact.data', '/embed/membership'].flatMap((path) =>
      Array.from(
        { length: 3 },
        () =>
          `POST ${path} HTTP/1.1\r\nHost: site.example\r\nContent-Type: ` +
          'application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=a',
      ),
    );
    const open = heads.map((head) => sendRaw(site.url, head, 20_000));
    await new Promise((done) => setTimeout(done, 500));
    const page = await fetch(`${site.url}/publications/news?page=many`, { signal: AbortSignal.timeout(15_000) });
    expect(page.status).toBe(200);
    await Promise.all(open);
  }, 60_000);

  it.each(['PUT', 'DELETE', 'TRACE', 'PATCH', 'OPTIONS'])(
    'with %s for a page are refused without waiting for a body',
    async (method) => {
      const head =
        `${method} /contact HTTP/1.1\r\nHost: site.example\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=a';
      expect(statusOf(await sendRaw(site.url, head))).toBe(405);
    },
  );

  it('with addresses that cannot be decoded are refused, and not logged', async () => {
    for (const path of ['/%ff', '/maryan@example.org/%e0%a4', '/%.data', '/%'])
      expect([
        path,
        statusOf(await sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`, 2_000)),
      ]).toEqual([path, 400]);
    expect(site.output()).not.toContain('could not be decoded');
  });

  it('end after the first of several requests that do not wait for a response', async () => {
    const answer = await sendRaw(site.url, 'GET /healthz HTTP/1.1\r\nHost: site.example\r\n\r\n'.repeat(3));
    expect(answer.split('HTTP/1.1 200').length - 1).toBe(1);
  });
});

describe('requests that arrive together on one connection', () => {
  it('are answered up to the first one, also where it has a body', async () => {
    const first = 'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x.example\r\nContent-Length: 2\r\n\r\n{}';
    const answer = await sendRaw(site.url, `${first}GET /healthz HTTP/1.1\r\nHost: x.example\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 (?:\d{3})/g)).toEqual(['HTTP/1.1 400']);
  });

  it('end the connection where they expect something unknown', async () => {
    const request = 'GET /healthz HTTP/1.1\r\nHost: x.example\r\nExpect: foo\r\n\r\n';
    expect(await sendRaw(site.url, request.repeat(100))).toBe('');
  });
});

it('answers a write without a body', async () => {
  const { status } = await fetch(`${site.url}/api/news/000000000000000000000000`, { method: 'DELETE' });
  expect(status).toBe(401);
});
