/** Requests that try to stop or manipulate the site, sent signed out to the program as an operator runs it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket, statusOf, sendRaw } from '../setup/raw-http.ts';
import { startSite, type RunningSite } from '../setup/site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ SEED: 'none' });
});
afterAll(() => site.stop());

const send = (path: string, body: string, type: string) =>
  fetch(site.url + path, { method: 'POST', body, headers: { 'content-type': type } });

/** Returns the longest response time of `/healthz` in milliseconds while the work is under way. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  let maxDelay = 0;
  const state = { working: true };
  const stop = () => void (state.working = false);
  work.then(stop, stop);
  while (state.working) {
    const asked = performance.now();
    await (await fetch(`${site.url}/healthz`)).text();
    maxDelay = Math.max(maxDelay, performance.now() - asked);
    await new Promise((done) => setTimeout(done, 5));
  }
  return maxDelay;
}

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
      send('/api/users/login', body, 'application/json').then((answer) => (answered = answer.status)),
    );
    expect(answered).toBe(status);
    expect(wait).toBeLessThan(maxAcceptableDelay);
  });

  it('with more fields than any form are refused without blocking the server', async () => {
    let answered = 0;
    const body = 'a&'.repeat(32_000);
    const wait = await longestWait(
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
    expect(await longestWait(Promise.all(sent))).toBeLessThan(maxAcceptableDelay);
    // Not because of the wait for further data at the end, which takes longer.
    expect(Math.max(...(await Promise.all(sent)))).toBeLessThan(8_000);
  });
});

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
    const wait = await longestWait(sendRaw(site.url, request.repeat(600), 3_000));
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

  it('may carry several requests in a row, which all get a response', async () => {
    const answer = await sendRaw(site.url, 'GET /healthz HTTP/1.1\r\nHost: site.example\r\n\r\n'.repeat(3), 500);
    expect(answer.split('HTTP/1.1 200').length - 1).toBe(3);
  });
});

describe('requests that arrive together on one connection', () => {
  it('are all answered where one with a body comes before one without', async () => {
    const first = 'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x.example\r\nContent-Length: 2\r\n\r\n{}';
    const answer = await sendRaw(site.url, `${first}GET /healthz HTTP/1.1\r\nHost: x.example\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 (?:\d{3})/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
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
