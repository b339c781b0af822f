/** Storage limits for files, of one admin and of the site: shown before they are reached, refused beyond. */
import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { fileOf, twoColours, wordFile, zip } from '../../setup/samples.ts';
import { fileRow } from '../../setup/file-row.ts';

describe.each(dialects)('storage over %s', (dialect) => {
  let site: TestApp;
  afterEach(() => site.close());

  let width = 100;
  const picture = async () =>
    fileOf(
      await twoColours((width += 1), 60)
        .png()
        .toBuffer(),
      'a.png',
    );
  const upload = async (client: StaffClient, query = '') =>
    client.send('POST', `/api/files${query}`, formOf({ file: await picture() }));
  /** Inserts a file row, as if the person had stored that many bytes. */
  const insertFile = (uploaded_by: string | null, bytes: number) =>
    site.db
      .insertInto('files')
      .values(fileRow({ id: String((width += 1)).padStart(24, '0'), kind: 'document', bytes, uploaded_by }))
      .execute();
  const storedFiles = async () =>
    (await readdir(`${site.dataDir}/files`, { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));

  it('shows an admin the use of 2,000 MB, refuses more, and does not affect others', async () => {
    site = await openTestApp(dialect);
    const [admin, other, superadmin] = [
      await site.signIn('admin'),
      await site.signIn('admin'),
      await site.signIn('superadmin'),
    ];
    const first = await upload(admin);
    expect([first.status, first.json['storage']]).toMatchObject([
      201,
      { of: 'person', most: 2_000_000_000, used: first.json['bytes'] },
    ]);
    await insertFile(admin.id, 1_600_000_000);
    expect((await admin.get('/api/files')).json['storage']).toMatchObject({
      of: 'person',
      used: 1_600_000_000 + Number(first.json['bytes']),
    });

    await insertFile(admin.id, 400_000_000);
    const before = await storedFiles();
    const refused = await upload(admin, '?lang=so');
    expect([refused.status, refused.json['code'], refused.json['fields']]).toEqual([
      413,
      'storage_full',
      { file: expect.stringContaining('2000\u00a0MB') },
    ]);
    const article = `/api/articles/${String((await admin.send('POST', '/api/articles')).json['_id'])}`;
    const form = formOf({ Title: 'T', Content: 'C', publishedDate: '2026-11-01', image: await picture() });
    expect([
      (await admin.send('PUT', article, form)).status,
      (await admin.send('PUT', article, { Title: 'T', Content: 'C', publishedDate: '2026-11-01' })).status,
    ]).toEqual([413, 200]);
    const profile = await admin.send('PUT', '/api/users/profile', formOf({ name: 'Changed', image: await picture() }));
    expect([profile.status, profile.json['fields']]).toEqual([
      413,
      {
        image:
          'Your storage of 2000\u00a0MB is used up. Please delete images and files that are not needed, or ask a superadmin.',
      },
    ]);
    expect(await storedFiles()).toEqual(before);
    expect([(await upload(other)).status, (await upload(superadmin)).status]).toEqual([201, 201]);
  });

  it('has a limit for the whole site, also for superadmins, and names the refused field', async () => {
    site = await openTestApp(dialect, { environment: { STORAGE_MB: '50' } });
    const [admin, superadmin] = [await site.signIn('admin'), await site.signIn('superadmin')];
    await insertFile(null, 40_000_000);
    expect((await superadmin.get('/api/files')).json['storage']).toEqual({
      of: 'site',
      used: 40_000_000,
      most: 50_000_000,
    });
    expect((await admin.get('/api/files')).json['storage']).toMatchObject({ of: 'site', used: 40_000_000 });
    await insertFile(null, 9_999_999);
    const report = `/api/reports/${String((await superadmin.send('POST', '/api/reports')).json['_id'])}`;
    const refused = await superadmin.send('PUT', report, formOf({ title: 'T', file: fileOf(wordFile(), 'a.docx') }));
    expect([refused.status, refused.json['code'], Object.keys(refused.json['fields'] as object)]).toEqual([
      507,
      'storage_full',
      ['file'],
    ]);
    expect((await upload(superadmin)).status).toBe(507);
    // A file that is already stored takes no further space.
    await site.db.deleteFrom('files').where('bytes', '=', 9_999_999).execute();
    const bytes = await twoColours(77, 77).png().toBuffer();
    const again = () => superadmin.send('POST', '/api/files', formOf({ file: fileOf(bytes, 'a.png') }));
    expect((await again()).status).toBe(201);
    await insertFile(null, 10_000_000);
    expect((await again()).status).toBe(200);
  });

  it('is not exceeded by files that arrive at one moment, nor is the number of copies of a picture', async () => {
    site = await openTestApp(dialect, { environment: { STORAGE_MB: '50' } });
    const first = await site.signIn('superadmin');
    const sessions = [first, ...(await Promise.all([1, 2, 3].map(() => site.signIn({ email: first.email }))))];
    const bytes = await twoColours(78, 77).png().toBuffer();
    const upload = (client: StaffClient, alt: string) =>
      client.send('POST', '/api/files', formOf({ file: fileOf(bytes, 'a.png'), alt }));
    const { json } = await upload(first, 'The first');
    const row = await site.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', String(json['_id']))
      .executeTakeFirstOrThrow();
    for (let n = 1; n < 49; n += 1)
      await site.db
        .insertInto('files')
        .values({ ...row, id: String(n).padStart(24, '0'), alt_en: `Copy ${n}`, bytes: 1 })
        .execute();
    const copied = await Promise.all(sessions.map((session, n) => upload(session, `At once ${n}`)));
    expect(copied.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);

    const used = ((await first.get('/api/files')).json['storage'] as { used: number }).used;
    await insertFile(null, 50_000_000 - used - 150_000);
    const before = await storedFiles();
    const reports: string[] = [];
    for (const session of sessions)
      reports.push(`/api/reports/${String((await session.send('POST', '/api/reports')).json['_id'])}?draft=1`);
    const saved = await Promise.all(
      sessions.map((session, n) => {
        const parts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': String(n).repeat(100_000) };
        return session.send('PUT', reports[n]!, formOf({ title: 'T', file: fileOf(zip(parts), 'a.docx') }));
      }),
    );
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 507, 507, 507]);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });
});
