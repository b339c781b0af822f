/** The texts of a form with files as they arrive. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { expectNoUploads } from '../../setup/upload-folder.ts';

let site: TestApp;
let admin: StaffClient;
beforeAll(async () => {
  site = await openTestApp('sqlite');
  admin = await site.signIn('admin');
});
afterAll(() => site.close());

describe('the texts of a form with files', () => {
  const field = (name: string, text: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const file = (name: string, extra = '') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="x.png"${extra}\r\n\r\nx\r\n`;
  const put = (body: string, boundary = '; boundary=b') => {
    const headers = {
      cookie: admin.cookie(),
      'x-csrf-token': admin.token!,
      'content-type': `multipart/form-data${boundary}`,
    };
    return site.app.request('/api/users/profile', { method: 'PUT', headers, body });
  };

  it.each([
    ['201 fields', field('a', 'x').repeat(201) + '--b--\r\n', 413],
    ['1.1 MB of text', `${field('a', 'x'.repeat(600_000))}${field('b', 'x'.repeat(500_000))}--b--\r\n`, 413],
    ['one text of 1.1 MB', `${field('a', 'x'.repeat(1_100_000))}--b--\r\n`, 413],
    ['a name of 101 characters', `${field('n'.repeat(101), 'x')}--b--\r\n`, 400],
    ['eleven files', `${file('image').repeat(11)}--b--\r\n`, 413],
    ['no end', field('name', 'x'), 400],
    ['a file without an end', file('image'), 400],
    ['an empty body', '', 400],
    ['a body that is no form', 'hello', 400],
  ])('are refused with %s', async (_, body, status) => {
    const response = await put(body);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      status,
      status === 413 ? 'payload_too_large' : 'bad_request',
    ]);
    await expectNoUploads(join(site.dataDir, 'uploads'));
  });

  it('are refused without a boundary or with an invalid one', async () => {
    for (const boundary of ['', '; boundary=', `; boundary=${'x'.repeat(2_000)}`])
      expect((await put(`${field('name', 'x')}--b--\r\n`, boundary)).status).toBe(400);
  });

  it('may have odd names and headers without harm', async () => {
    const body =
      ['__proto__', 'constructor', 'toString', 'image'].map((name) => field(name, 'x')).join('') +
      file('__proto__') +
      file('constructor') +
      `--b\r\n${'X: y\r\n'.repeat(3_000)}\r\nx\r\n--b\r\n\r\nx\r\n${field('name', 'Kept')}--b--\r\nmore`;
    const response = await put(body);
    expect([response.status, ((await response.json()) as { name: string }).name]).toEqual([200, 'Kept']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    await expectNoUploads(join(site.dataDir, 'uploads'));
  });

  it('of 20,000 parts or boundaries are parsed in linear time', async () => {
    for (const body of [
      file('other').repeat(20_000),
      '--b\r\n'.repeat(100_000),
      '\r\n-'.repeat(300_000),
      `${'--b'.repeat(200_000)}`,
      `--b\r\n${'a'.repeat(900_000)}`,
    ]) {
      const started = performance.now();
      expect((await put(body)).status).toBeLessThan(500);
      expect(performance.now() - started).toBeLessThan(1_000);
    }
  });
});
