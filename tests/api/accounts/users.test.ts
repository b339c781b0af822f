import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createUserStore } from '../../../server/store/accounts/user-store.ts';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf, type Json } from '../../setup/api/client.ts';

const taken = { email: 'This email address already belongs to another user.' };

describe.each(dialects)('users over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
  });
  afterAll(() => site.close());
  const rowOf = (id: string) => site.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

  it('are changed by PUT with the specified form, including a picture', async () => {
    const { id } = await site.addUser();
    const picture = new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 40, height: 40, channels: 3, background: '#12284c' } })
            .png()
            .toBuffer(),
        ),
      ],
      'me.png',
    );
    const form = formOf({
      userId: id,
      name: ' ﴿Ho\u00addan\u200b﴾\nAli\u2060\u2800\ufffc\u{1d159} ',
      email: 'Hodan@Example.org',
      role: 'superadmin',
      image: picture,
    });
    const { status, json } = await superadmin.send('PUT', `/api/users/${id}`, form);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      _id: id,
      name: 'Hodan Ali',
      email: 'hodan@example.org',
      role: 'superadmin',
      image: expect.stringMatching(/^\/files\/pictures\/.+\.(jpg|webp)$/),
    });
    expect((await site.get(String(json['image']))).status).toBe(200);
    // Fields that are not sent are kept.
    expect((await superadmin.send('PUT', `/api/users/${id}`, { name: 'Hodan' })).json).toEqual({
      ...json,
      name: 'Hodan',
    });
    expect((await superadmin.get(`/api/users/${id}`)).json).toEqual({ ...json, name: 'Hodan' });
  });

  it.each([
    [{ name: '' }, { name: 'Please fill in this field.' }],
    [{ name: '\u2800' }, { name: 'Please fill in this field.' }],
    [{ name: '\u{1d159}\ufffc' }, { name: 'Please fill in this field.' }],
    [{ name: '—' }, { name: 'Please fill in this field.' }],
    [{ name: 'x'.repeat(201) }, { name: 'This text is too long: at most 200 characters.' }],
    [{ email: '' }, { email: 'Please fill in this field.' }],
    [{ email: 'hodan' }, { email: 'Please enter a valid email address.' }],
    [{ email: `${'x'.repeat(250)}@example.org` }, { email: 'Please enter a valid email address.' }],
    [{ email: 'a@b.org\u0000,c@d.org' }, { email: 'Please enter a valid email address.' }],
    [{ role: 'owner' }, { role: 'This value is not valid.' }],
    [{ role: '' }, { role: 'This value is not valid.' }],
    [
      { role: 'constructor', name: '\u0000' },
      { role: 'This value is not valid.', name: 'Please fill in this field.' },
    ],
  ])('are not changed by the invalid form %.60j', async (change, fields) => {
    const { id } = await site.addUser();
    const before = await rowOf(id);
    const { status, json } = await superadmin.send('PUT', `/api/users/${id}`, { name: 'Changed', ...change });
    expect([status, json['fields']]).toEqual([400, fields]);
    expect(await rowOf(id)).toEqual(before);
  });

  it('have different email addresses, in any spelling', async () => {
    const [first, second] = [await site.addUser({ email: 'shared@example.org' }), await site.addUser()];
    const before = await rowOf(second.id);
    for (const email of ['shared@example.org', ' SHARED@Example.ORG ', 'sh\u0000ared@example.org']) {
      const { status, json } = await superadmin.send('PUT', `/api/users/${second.id}`, { email });
      expect([status, json['fields']]).toEqual([400, taken]);
    }
    expect(await rowOf(second.id)).toEqual(before);
    // A person may keep their own address; that of a deleted person is free.
    expect((await superadmin.send('PUT', `/api/users/${first.id}`, { email: 'Shared@example.org' })).status).toBe(200);
    await superadmin.send('DELETE', `/api/users/${first.id}`);
    expect((await superadmin.send('PUT', `/api/users/${second.id}`, { email: 'shared@example.org' })).status).toBe(200);
  });

  it('cannot take one email address at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = await Promise.all([1, 2, 3].map(() => site.addUser()));
      const responses = await Promise.all(
        people.map(({ id }) => superadmin.send('PUT', `/api/users/${id}`, { email: `rush-${round}@example.org` })),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
      for (const { status, json } of responses) if (status === 400) expect(json['fields']).toEqual(taken);
    }
  });

  it('have different email addresses by a constraint of the database, reported like a field error', async () => {
    const store = createUserStore(site.db);
    const [first, second] = [await site.addUser(), await site.addUser()];
    const change = { name: 'X', email: first.email, role: 'admin', image: null } as const;
    await expect(store.update(second.id, change)).rejects.toMatchObject({
      code: 'invalid_fields',
      fields: { email: { key: 'emailTaken' } },
    });
    const person = { id: 'f'.repeat(24), passwordHash: null, createdAt: '2026-11-20T08:00:00.000Z', ...change };
    await expect(store.insert(person)).rejects.toMatchObject({ code: 'invalid_fields' });
    // People without an address do not conflict.
    for (let n = 0; n < 2; n += 1) expect((await superadmin.send('POST', '/api/users')).status).toBe(201);
  });

  it('are not added by the hundred: at most 20 wait to be filled in', async () => {
    const people = await openTestApp(dialect);
    const first = await people.signIn('superadmin');
    people.advance(11 * 60_000);
    const add = () => first.send('POST', '/api/users');
    const added = (await Promise.all(Array.from({ length: 24 }, add))).filter(({ status }) => status === 201);
    expect(added).toHaveLength(20);
    const refused = await add();
    expect([refused.status, refused.json]).toEqual([
      409,
      {
        code: 'too_many_new_accounts',
        message:
          '20 new users have no name and no email yet. Fill them in or delete them before you create another one.',
      },
    ]);
    expect((await first.get('/api/users')).headers.get('x-total-count')).toBe('21');
    await first.confirm(testPassword);
    const [one, other] = added.map(({ json }) => String(json['_id']));
    expect((await first.send('DELETE', `/api/users/${one}`)).status).toBe(200);
    expect((await add()).status).toBe(201);
    const filled = await first.send('PUT', `/api/users/${other}`, { name: 'Ayan', email: 'ayan@example.org' });
    expect([filled.status, (await add()).status]).toEqual([200, 201]);
    await people.close();
  });

  it('keep the address that a superadmin sets while they save their own profile', async () => {
    const person = await site.addUser({ name: 'Hodan' });
    const client = await site.signIn(person);
    for (let round = 0; round < 3; round += 1) {
      const email = `changed-${round}-${person.id}@example.org`;
      const responses = await Promise.all([
        client.send('PUT', '/api/users/profile', { name: `Hodan ${round}`, password: `a wholly new lamp ${round}` }),
        superadmin.send('PUT', `/api/users/${person.id}`, { email }),
        superadmin.send('PUT', `/api/users/${person.id}`, { role: 'admin' }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await rowOf(person.id)).toMatchObject({ email, name: `Hodan ${round}` });
      // The search finds both.
      const found = await superadmin.get(`/api/users?q=${encodeURIComponent(`hodan ${round} ${email}`)}`);
      expect((found.json as unknown as Json[]).map(({ _id }) => _id)).toEqual([person.id]);
    }
  });

  it('cannot be changed once they are deleted, nor deleted twice', async () => {
    const store = createUserStore(site.db);
    const person = await site.addUser({ name: 'Hodan' });
    await superadmin.send('DELETE', `/api/users/${person.id}`);
    const deleted = await rowOf(person.id);
    expect(await store.update(person.id, { name: 'Renamed', passwordHash: 'x' })).toBe(false);
    expect(await store.update(person.id, {})).toBe(false);
    await store.remove(person.id, '2099-01-01T00:00:00.000Z', person.id);
    expect(await rowOf(person.id)).toEqual(deleted);
  });

  it('leave both names in the security log when they are renamed', async () => {
    const person = await site.addUser({ name: 'Hodan' });
    const client = await site.signIn(person);
    const renames = async () =>
      (
        await site.db.selectFrom('security_log').selectAll().where('event', '=', 'name_changed').orderBy('at').execute()
      ).map(({ person_id, subject, details }) => [person_id, subject, JSON.parse(details)]);
    const before = (await renames()).length;
    for (const name of ['Khadra', 'Khadra', 'Hodan Ali']) {
      site.advance(1000);
      expect((await client.send('PUT', '/api/users/profile', { name })).status).toBe(200);
    }
    site.advance(1000);
    await superadmin.send('PUT', `/api/users/${person.id}`, { name: 'Hodan' });
    await superadmin.send('PUT', `/api/users/${person.id}`, { name: 'Hodan', role: 'admin' });
    expect((await renames()).slice(before)).toEqual([
      [person.id, '', { from: 'Hodan', to: 'Khadra' }],
      [person.id, '', { from: 'Khadra', to: 'Hodan Ali' }],
      [superadmin.id, 'Hodan', { from: 'Hodan Ali', to: 'Hodan' }],
    ]);
  });

  it('are listed as a plain array, with the total in a header', async () => {
    const people = await openTestApp(dialect);
    const first = await people.signIn('superadmin');
    for (let n = 1; n <= 12; n += 1) {
      people.advance(1000);
      await people.addUser({ name: `Person ${n}` });
    }
    const { json, headers } = await first.get('/api/users');
    const list = json as unknown as Json[];
    expect(headers.get('x-total-count')).toBe('13');
    expect(list.map((user) => user['name'])).toEqual(Array.from({ length: 10 }, (_, n) => `Person ${12 - n}`));
    expect(Object.keys(list[0]!).toSorted()).toEqual([
      '_id',
      'active',
      'createdAt',
      'email',
      'image',
      'language',
      'name',
      'rights',
      'role',
    ]);
    expect((await first.get('/api/users?page=2')).json).toHaveLength(3);
    expect((await first.get('/api/users?page=9&limit=500')).json).toEqual([]);
    for (const nonsense of ['page=0', 'limit=-1', 'page=1&page=2'])
      expect((await first.get(`/api/users?${nonsense}`)).status).toBe(400);
    await people.close();
  });

  it.each([
    ['أحمد', ['احمد علي']],
    ['احمد', ['احمد علي']],
    ['AXMED', ['Axmed Cali']],
    ['%', []],
    ['_', []],
    ['\u0000', 'all'],
    ['@find.example', ['Axmed Cali', 'احمد علي']],
  ])('are found by %j', async (q, names) => {
    for (const [name, email] of [
      ['احمد علي', 'ahmed@find.example'],
      ['Axmed Cali', 'axmed@find.example'],
    ] as const) {
      if (!(await createUserStore(site.db).findByEmail(email))) await site.addUser({ name, email });
    }
    const { status, json, headers } = await superadmin.get(`/api/users?limit=100&q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    const found = (json as unknown as Json[]).map((user) => String(user['name']));
    if (names === 'all') expect(found.length).toBeGreaterThan(2);
    else expect(found.toSorted()).toEqual(names);
    expect(headers.get('x-total-count')).toBe(String(found.length));
  });

  it.each(['nope', '0123456789abcdef01234567'])('are not found by the id %s', async (id) => {
    const status = id === 'nope' ? 400 : 404;
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/invite'],
    ] as const)
      expect((await superadmin.send(method, `/api/users/${id}${path}`)).status).toBe(status);
  });
});
