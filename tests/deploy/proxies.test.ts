/**
 * Caddy and nginx with the configurations of deploy/, in front of the site and of a server that returns what arrives.
 */
import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders as Http2Headers } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../domain/content/index.ts';
import { maxDocumentBytes } from '../../domain/fields/document.ts';
import { maxPictureBytes } from '../../domain/fields/picture.ts';
import { bodyLimits } from '../../server/api/input/read-form.ts';
import { getMaxBodyBytes } from '../../server/api/input/read-multipart.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { staffEnvironment, superadmin } from '../setup/browser/staff.ts';
import { startProxy, type ProxyName, type RunningProxy } from './run-proxy.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Sent = { method?: string; headers?: Record<string, string>; body?: Buffer | Buffer[] };

/** A visitor of https://example.org, which is the proxy on loopback. */
function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host: 'example.org', ...headers } };
    const request = httpsRequest({ ...options, servername: 'example.org', rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.on('error', reject);
    for (const piece of [body ?? []].flat()) request.write(piece);
    request.end();
  });
}

/** The largest form that any screen sends: all files of an item, and its texts. */
function largestForm(): number {
  const totals = contentTypes.map((type) =>
    Object.values(type.fields)
      .map(({ kind }) => (kind === 'picture' ? maxPictureBytes : kind === 'document' ? maxDocumentBytes : 0))
      .reduce<number>((sum, bytes) => sum + bytes, 0),
  );
  // The server's own limit for the files of one form.
  const total = Math.min(Math.max(...totals), maxPictureBytes + maxDocumentBytes);
  return getMaxBodyBytes({ perField: {}, total }, bodyLimits.staffForm);
}

describe.each(['caddy', 'nginx'] as const)('%s in front of the site', (name: ProxyName) => {
  let site: RunningSite;
  let proxy: RunningProxy;
  beforeAll(async () => {
    site = await startSite({ ...staffEnvironment, SEED: 'none', PUBLIC_URL: 'https://example.org' });
    proxy = await startProxy(name, Number(new URL(site.url).port));
  }, 300_000);
  afterAll(async () => {
    await proxy?.stop();
    await site?.stop();
  });

  it('hands on the home page over HTTP/2 as the site sends it, compressed once and kept to https', async () => {
    const session = connectHttp2(`https://127.0.0.1:${proxy.https}`, {
      servername: 'example.org',
      rejectUnauthorized: false,
    });
    const stream = session.request({ ':path': '/', ':authority': 'example.org', 'accept-encoding': 'gzip, br' });
    const chunks: Buffer[] = [];
    const headers = await new Promise<Http2Headers>((resolve, reject) => {
      stream.on('response', resolve);
      stream.on('error', reject);
      session.on('error', reject);
    });
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    session.close();
    expect(headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString('utf8')).toContain('https://example.org');
    // A client that takes no compression gets none.
    expect((await ask(proxy.https, '/')).headers['content-encoding']).toBeUndefined();
  });

  it('takes the forms of pages, with and without scripts', async () => {
    const message = { name: 'Ayan', email: 'ayan@example.org', city: 'Burao', message: 'Salaam' };
    const statuses = [];
    for (const path of ['/contact', '/embed/membership', '/embed/membership.data', '/signin']) {
      const { status, headers } = await ask(proxy.https, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://example.org' },
        body: Buffer.from(new URLSearchParams(path === '/signin' ? superadmin : message).toString()),
      });
      statuses.push([path, status]);
      if (status === 303) expect(headers['location']).toBe(`${path}?sent=1#form`);
    }
    // A wrong message would be 400 too: these are complete, and the sign-in succeeds.
    expect(statuses).toEqual([
      ['/contact', 303],
      ['/embed/membership', 303],
      ['/embed/membership.data', 202],
      ['/signin', expect.any(Number)],
    ]);
    expect(statuses.at(-1)![1]).toBeLessThan(400);
    const refused = await ask(proxy.https, '/contact', { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect(refused.status).toBe(403);
  });

  it('sends http to https', async () => {
    const location = await new Promise((resolve, reject) => {
      const sent = { host: '127.0.0.1', port: proxy.http, path: '/news?lang=so', headers: { host: 'example.org' } };
      httpRequest(sent, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      })
        .on('error', reject)
        .end();
    });
    expect(location).toEqual([
      name === 'caddy' ? 308 : 301,
      expect.stringMatching(/^https:\/\/example\.org.*\/news\?lang=so$/),
    ]);
  });

  it('takes a picture of several megabytes from a superadmin, whose cookie is for encrypted connections alone', async () => {
    const credentials = Buffer.from(JSON.stringify(superadmin));
    const signedIn = await ask(proxy.https, '/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://example.org' },
      body: credentials,
    });
    expect(signedIn.status).toBe(200);
    const cookies = signedIn.headers['set-cookie'] ?? [];
    const session = cookies.find((line) => line.startsWith('__Host-minbar_session='));
    expect(session).toMatch(/; Secure/);
    const plain = { width: 1_400, height: 1_400, channels: 3 as const, background: '#6b5' };
    const png = await sharp({ create: plain }).png({ compressionLevel: 0 }).toBuffer();
    expect(png.length).toBeGreaterThan(4_000_000);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(png)], 'plain.png'));
    const encoded = new Response(form);
    const uploaded = await ask(proxy.https, '/api/files', {
      method: 'POST',
      headers: {
        'content-type': encoded.headers.get('content-type')!,
        origin: 'https://example.org',
        cookie: cookies.map((line) => line.split(';')[0]).join('; '),
        'x-csrf-token': String(JSON.parse(signedIn.text)['token']),
      },
      body: Buffer.from(await encoded.arrayBuffer()),
    });
    expect([uploaded.status, uploaded.text]).toEqual([201, expect.stringContaining('plain.png')]);
  });
});

describe.each(['caddy', 'nginx'] as const)('what the site gets from %s', (name: ProxyName) => {
  let upstream: Server;
  let port: number;
  let proxy: RunningProxy;
  const arrived = { uploads: 0 };
  let sentBytes = 0;
  const largeBytes = 200_000_000;
  const sendLarge = async (response: ServerResponse) => {
    const piece = Buffer.alloc(1_000_000);
    for (sentBytes = 0; sentBytes < largeBytes && !response.destroyed; sentBytes += piece.length)
      if (!response.write(piece)) await Promise.race(['drain', 'close'].map((event) => once(response, event)));
    response.end();
  };
  beforeAll(async () => {
    upstream = createServer((request, response) => {
      if (request.url === '/large') return void sendLarge(response);
      let bytes = 0;
      request.once('data', () => (arrived.uploads += 1));
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => response.end(JSON.stringify({ headers: request.headers, bytes })));
      request.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await new Promise((done) => upstream.once('listening', done));
    ({ port } = upstream.address() as AddressInfo);
    proxy = await startProxy(name, port);
  }, 300_000);
  afterAll(async () => {
    await proxy?.stop();
    upstream?.closeAllConnections();
    upstream?.close();
  });

  it('is the address of the visitor and an id of the request, not those that the visitor makes up', async () => {
    const madeUp = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http', 'x-request-id': 'made-up-id' };
    const answer = await ask(proxy.https, '/', { headers: { ...madeUp, 'accept-encoding': 'br' } });
    expect(JSON.parse(answer.text).headers).toMatchObject({
      host: 'example.org',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{32,36}$/) as string,
      'accept-encoding': 'br',
    });
  });

  it('is the largest form whole, and no larger one', async () => {
    const largest = largestForm();
    const piece = Buffer.alloc(1_000_000);
    const send = (bytes: number) =>
      ask(proxy.https, '/api/reports/1', {
        method: 'PUT',
        headers: { 'content-length': String(bytes) },
        body: [
          ...Array.from({ length: Math.floor(bytes / piece.length) }, () => piece),
          piece.subarray(0, bytes % piece.length),
        ],
      }).catch(() => ({ status: 413, text: '' }));
    const whole = await send(largest);
    expect([whole.status, JSON.parse(whole.text).bytes]).toEqual([200, largest]);
    expect((await send(largest + 5_000_000)).status).toBeGreaterThanOrEqual(400);
  });

  it('is an upload as it comes, not when it is complete', async () => {
    const before = arrived.uploads;
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const request = httpsRequest(
        {
          host: '127.0.0.1',
          port: proxy.https,
          path: '/api/files',
          method: 'POST',
          servername: 'example.org',
          rejectUnauthorized: false,
          headers: { host: 'example.org', 'content-length': '200000' },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      ).on('error', reject);
      request.write(Buffer.alloc(100_000));
      void (async () => {
        for (let tries = 0; tries < 500 && arrived.uploads === before; tries += 1) await sleep(20);
        if (arrived.uploads === before) return reject(new Error('Nothing of the upload arrived before its end.'));
        request.end(Buffer.alloc(100_000));
      })();
    });
    expect(await answer).toBe(200);
  });

  it('is asked for no more of a document than a slow visitor reads', async () => {
    const options = { host: '127.0.0.1', port: proxy.https, path: '/large', servername: 'example.org' };
    const request = httpsRequest({ ...options, rejectUnauthorized: false, headers: { host: 'example.org' } });
    request.on('error', () => undefined).end();
    await new Promise((done) => request.once('response', done));
    // Once nothing moves any more: the buffers of the connections are full, some megabytes each.
    for (let before = -1; before !== sentBytes; await sleep(1_000)) before = sentBytes;
    expect(sentBytes).toBeGreaterThan(0);
    expect(sentBytes).toBeLessThan(largeBytes / 2);
    request.destroy();
  });

  it('is, from Caddy, also what was asked while it was starting anew', async () => {
    upstream.closeAllConnections();
    await new Promise((done) => upstream.close(done));
    const asked = ask(proxy.https, '/');
    await sleep(1_000);
    await new Promise<void>((done) => upstream.listen(port, '127.0.0.1', done));
    expect((await asked).status).toBe(name === 'caddy' ? 200 : 502);
  });
});
