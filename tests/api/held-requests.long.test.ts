/**
 * Requests whose body arrives slowly or whose files wait, while the session of their sender ends or the role changes.
 */
import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { fileOf, svg, twoColours } from '../setup/samples.ts';

const boundary = 'held';
const multipart = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${boundary}--\r\n`;

describe.each(dialects)('a request that is held back, over %s', (dialect) => {
  let site: TestApp;
  let owner: StaffClient;
  beforeEach(async () => {
    site = await openTestApp(dialect);
    owner = await site.signIn('superadmin');
  });
  afterEach(() => site.close());

  /** Sends the first half of a body; the function that is returned sends the rest and returns the status. */
  const hold = async (
    client: StaffClient,
    method: string,
    path: string,
    type: 'form' | 'json',
    fields: Record<string, string>,
  ) => {
    const body = Buffer.from(type === 'form' ? multipart(fields) : JSON.stringify(fields));
    let finish: () => void = () => undefined;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(body.subarray(0, 20));
        finish = () => {
          controller.enqueue(body.subarray(20));
          controller.close();
        };
      },
    });
    const response = site.app.request(path, {
      method,
      headers: {
        cookie: client.cookie(),
        'x-csrf-token': client.token!,
        'content-type': type === 'form' ? `multipart/form-data; boundary=${boundary}` : 'application/json',
      },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    // The sender is known, and the body is being read.
    await new Promise((done) => setTimeout(done, 200));
    return async () => {
      finish();
      return (await response).status;
    };
  };

  const roleOf = async (id: string) => (await owner.get(`/api/users/${id}`)).json['role'];

  it.each(['form', 'json'] as const)('gives no role back that was taken away (%s)', async (type) => {
    const other = await site.signIn('superadmin');
    const finish = await hold(other, 'PUT', `/api/users/${other.id}`, type, { role: 'superadmin' });
    expect((await owner.send('PUT', `/api/users/${other.id}`, { role: 'admin' })).status).toBe(200);
    expect(await finish()).toBe(401);
    expect(await roleOf(other.id)).toBe('admin');
  });

  it('makes nobody a superadmin after its sender was deleted', async () => {
    const other = await site.signIn('superadmin');
    const { id } = await site.addUser();
    const finish = await hold(other, 'PUT', `/api/users/${id}`, 'form', { role: 'superadmin' });
    expect((await owner.send('DELETE', `/api/users/${other.id}`)).status).toBe(200);
    expect(await finish()).toBe(401);
    expect(await roleOf(id)).toBe('admin');
  });

  it('sets no password after the owner of the account has set another one', async () => {
    const mine = await site.addUser();
    const [own, stolen] = [await site.signIn(mine), await site.signIn(mine)];
    const finish = await hold(stolen, 'PUT', '/api/users/profile', 'form', { password: 'stolen lamps on the hill' });
    expect((await own.send('PUT', '/api/users/profile', { password: 'a new lamp in the window' })).status).toBe(200);
    expect(await finish()).toBe(401);
    expect((await site.visit().login(mine.email, 'a new lamp in the window')).status).toBe(200);
    expect((await own.get('/api/users/me')).status).toBe(200);
  });

  it('sets one of two passwords that a thief and the owner send at the same time, and the other session ends', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mine = await site.addUser();
      const [own, stolen] = [await site.signIn(mine), await site.signIn(mine)];
      const passwords = ['a new lamp in the window', 'stolen lamps on the hill'];
      const statuses = (
        await Promise.all(
          [own, stolen].map((client, at) => client.send('PUT', '/api/users/profile', { password: passwords[at]! })),
        )
      ).map(({ status }) => status);
      const winner = statuses.indexOf(200);
      expect(statuses.toSorted()).toEqual([200, 401]);
      expect((await site.visit().login(mine.email, passwords[winner]!)).status).toBe(200);
      // The session of the other one has ended, and may have ended that of the winner, who signs in again.
      expect((await [own, stolen][1 - winner]!.get('/api/users/me')).status).toBe(401);
      expect((await site.visit().login(mine.email, testPassword)).status).toBe(401);
    }
  });

  it('publishes nothing after its sender was deleted', async () => {
    const admin = await site.signIn('admin');
    const article = `/api/articles/${String((await admin.send('POST', '/api/articles')).json['_id'])}`;
    const fields = { Title: 'Held', Content: 'Text', publishedDate: '2026-11-01' };
    const finish = await hold(admin, 'PUT', article, 'form', fields);
    expect((await owner.send('DELETE', `/api/users/${admin.id}`)).status).toBe(200);
    expect(await finish()).toBe(401);
    expect((await site.get(article)).status).toBe(404);
  });

  it('is accepted from a person who proved the identity again meanwhile', async () => {
    const admin = await site.signIn('admin');
    const article = `/api/articles/${String((await admin.send('POST', '/api/articles')).json['_id'])}`;
    const fields = { Title: 'Held', Content: 'Text', publishedDate: '2026-11-01' };
    const finish = await hold(admin, 'PUT', article, 'form', fields);
    expect((await admin.confirm(testPassword)).status).toBe(200);
    expect(await finish()).toBe(200);
  });

  describe.each(['in the queue of pictures', 'in the file store'] as const)('with a picture that waits %s', (place) => {
    const picture = async () => fileOf(await twoColours(120, 60).png().toBuffer(), 'a.png');
    const storedFiles = async () => ({
      files: (await readdir(`${site.dataDir}/files`, { recursive: true }).catch(() => [])).filter((name) =>
        name.includes('.'),
      ),
      records: (await site.db.selectFrom('files').select('id').execute()).length,
    });

    /** Makes the next picture wait; the function that is returned lets it go on. */
    const holdPictures = async (): Promise<() => Promise<void>> => {
      if (place === 'in the file store') {
        const { promise, resolve } = Promise.withResolvers<void>();
        const { put } = site.storage;
        site.storage.put = async (...written) => {
          await promise;
          return put.apply(site.storage, written);
        };
        return async () => {
          site.storage.put = put;
          resolve();
        };
      }
      const slow = '<filter id="f"><feTurbulence baseFrequency="0.7" numOctaves="4"/></filter>';
      const drawing = svg(`${slow}<rect width="200" height="200" filter="url(#f)"/>`, {
        size: 'width="400" height="400"',
      });
      // Refused for its other field, so that it leaves nothing behind.
      const form = formOf({ role: 'none', image: fileOf(drawing, 'a.svg') });
      const { id } = await site.addUser();
      const decoding = owner.send('PUT', `/api/users/${id}`, form);
      await new Promise((done) => setTimeout(done, 300));
      return async () => void (await decoding);
    };

    /** Sends a form with a picture, ends the session while it waits, and returns the status and what was stored. */
    const refuse = async (
      client: StaffClient,
      [method, path, form]: [string, string, FormData],
      end: () => Promise<{ status: number }>,
    ) => {
      const goOn = await holdPictures();
      const before = await storedFiles();
      const sent = client.send(method, path, form);
      await new Promise((done) => setTimeout(done, 500));
      expect((await end()).status).toBe(200);
      const free = goOn();
      const { status } = await sent;
      await free;
      const after = await storedFiles();
      return { status, isClean: after.files.length === before.files.length && after.records === before.records };
    };
    const refused = { status: 401, isClean: true };

    it('publishes nothing after its sender was deleted', async () => {
      const admin = await site.signIn('admin');
      const article = `/api/articles/${String((await admin.send('POST', '/api/articles')).json['_id'])}`;
      const form = formOf({ Title: 'Held', Content: 'T', publishedDate: '2026-11-01', image: await picture() });
      const end = () => owner.send('DELETE', `/api/users/${admin.id}`);
      expect(await refuse(admin, ['PUT', article, form], end)).toEqual(refused);
      expect((await site.get(article)).status).toBe(404);
    });

    it('makes nobody a superadmin after a new password ended its session', async () => {
      const mine = await site.addUser({ role: 'superadmin' });
      const [own, stolen] = [await site.signIn(mine), await site.signIn(mine)];
      const { id } = await site.addUser();
      const form = formOf({ role: 'superadmin', image: await picture() });
      const end = () => own.send('PUT', '/api/users/profile', { password: 'a new lamp in the window' });
      expect(await refuse(stolen, ['PUT', `/api/users/${id}`, form], end)).toEqual(refused);
      expect(await roleOf(id)).toBe('admin');
    });

    it('changes no profile after its session was ended', async () => {
      const mine = await site.addUser({ name: 'Owner' });
      const [own, stolen] = [await site.signIn(mine), await site.signIn(mine)];
      const form = formOf({ name: 'Stolen', image: await picture() });
      const end = () => own.send('DELETE', '/api/users/sessions');
      expect(await refuse(stolen, ['PUT', '/api/users/profile', form], end)).toEqual(refused);
      expect((await own.get('/api/users/me')).json['name']).toBe('Owner');
    });

    it('adds nothing to the media library after the role of its sender changed', async () => {
      const other = await site.signIn('superadmin');
      const form = formOf({ file: await picture() });
      const end = () => owner.send('PUT', `/api/users/${other.id}`, { role: 'admin' });
      expect(await refuse(other, ['POST', '/api/files', form], end)).toEqual(refused);
    });
  });
});
