/** Bytes first, then the rows: all of a form is stored, or nothing. */
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { fileOf, twoColours, wordFile } from '../setup/samples.ts';

/** A storage in memory that fails with a code for the keys that match. */
function failingStorage(): FileStorage & {
  failure: { code: string; at: RegExp } | undefined;
  kept: Map<string, Uint8Array>;
} {
  const stored = new Map<string, Uint8Array>();
  return {
    kept: stored,
    failure: undefined,
    async write(key, source) {
      await this.put(key, source);
    },
    async put(key, source) {
      if (this.failure?.at.test(key))
        throw Object.assign(new Error('write failed at /srv/secret/place'), { code: this.failure.code });
      stored.set(key, source instanceof Uint8Array ? source : await readFile(source.path));
    },
    read: async (key) => stored.get(key),
    open: async () => undefined,
    remove: async (key: string) => void stored.delete(key),
    removeLeftovers: async () => undefined,
    async *list() {
      yield* stored.keys();
    },
    findFailure: async () => undefined,
    close: () => undefined,
  };
}

describe.each(dialects)('storing files over %s', (dialect) => {
  let site: TestApp;
  afterEach(() => site.close());

  it.each([
    ['ENOSPC', /^pictures/, 507, 'disk_full'],
    ['EDQUOT', /^documents/, 507, 'disk_full'],
    ['EIO', /\.jpg$/, 503, 'disk_not_writable'],
  ])('on %s at %s responds with %i and stores nothing of the form', async (code, at, status, expected) => {
    const storage = failingStorage();
    site = await openTestApp(dialect, { storage });
    const staff = await site.signIn('superadmin');
    const path = `/api/reports/${String((await staff.send('POST', '/api/reports')).json['_id'])}`;
    const form = async () =>
      formOf({
        title: 'Changed',
        file: fileOf(wordFile(), 'a.docx'),
        image: fileOf(await twoColours(40, 40).png().toBuffer(), 'a.png'),
        'image.alt': 'Words',
      });
    const before = (await staff.get(`${path}?all=1`)).text;

    storage.failure = { code, at };
    const response = await staff.send('PUT', path, await form());
    expect([response.status, response.json['code']]).toEqual([status, expected]);
    expect(response.text).not.toContain('/srv/secret');
    expect(await site.db.selectFrom('files').select('id').execute()).toEqual([]);
    expect([...storage.kept.keys()]).toEqual([]);
    expect((await staff.get(`${path}?all=1`)).text).toBe(before);

    // With space again, the same form is stored.
    storage.failure = undefined;
    expect((await staff.send('PUT', path, await form())).status).toBe(200);
    expect(await site.db.selectFrom('files').select('id').execute()).toHaveLength(2);
  });

  it('stores nothing of a profile when its picture fails', async () => {
    const storage = failingStorage();
    site = await openTestApp(dialect, { storage });
    const staff = await site.signIn('admin');
    storage.failure = { code: 'ENOSPC', at: /./ };
    const response = await staff.send(
      'PUT',
      '/api/users/profile',
      formOf({ name: 'Changed', image: fileOf(await twoColours(40, 40).png().toBuffer(), 'a.png') }),
    );
    expect([response.status, response.json['message']]).toEqual([
      507,
      'The server has no space left, so nothing was saved. Please tell the person who runs the server.',
    ]);
    expect((await staff.get('/api/users/me')).json).toMatchObject({ name: 'Staff', image: '' });
  });

  it('keeps what another person saves while a picture is encoded', async () => {
    site = await openTestApp(dialect);
    const staff = await site.signIn('superadmin');
    const path = `/api/news/${String((await staff.send('POST', '/api/news')).json['_id'])}`;
    await staff.send('PUT', path, { Title: 'Before', Content: 'Text', PublishedAt: '2026-11-01' });
    // Its encoding takes longer than the other request.
    const picture = fileOf(await twoColours(1600, 1200).png().toBuffer(), 'large.png');
    const saving = staff.send('PUT', path, formOf({ Image: picture }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await staff.send('PUT', path, { Title: 'Meanwhile' })).status).toBe(200);
    expect((await saving).json).toMatchObject({ Title: 'Meanwhile', Image: expect.stringContaining('/files/') });
  });
});
