import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dialects, openTestApp } from '../../setup/api/app.ts';
import { freshPicture, idOf, uploadPicture } from '../../setup/api/media.ts';
import { runTestCleanup as runCleanup } from '../../setup/servers/run-test-cleanup.ts';

const complete = { Title: 'Title', Content: 'Text', PublishedAt: '2026-11-01' };

it.each(dialects)(
  'deletes files with their bytes 30 days after deletion, and keeps those in the library or in use (%s)',
  async (dialect) => {
    const site = await openTestApp(dialect);
    const staff = await site.signIn('superadmin');
    const folder = join(site.dataDir, 'files');
    const start = site.clock.now.getTime();
    const cleanUpOn = async (day: number) => {
      site.clock.now = new Date(start + day * 86_400_000);
      return runCleanup(site);
    };
    const bytes = await freshPicture();
    const [deleted, twin, kept] = [
      idOf(await uploadPicture(staff, { alt: 'A' })),
      idOf(await uploadPicture(staff, { alt: 'B' }, 'b.png', bytes)),
      idOf(await uploadPicture(staff)),
    ];
    const sameBytes = idOf(await uploadPicture(staff, { alt: 'C' }, 'c.png', bytes));
    const named = idOf(await uploadPicture(staff));
    const path = `/api/news/${idOf(await staff.send('POST', '/api/news'))}`;
    await staff.send('PUT', path, { ...complete, 'Image.use': named });
    const { revision } = (await staff.send('PUT', path, { 'Image.remove': '1' })).json;
    for (const id of [deleted, twin, named]) expect((await staff.send('DELETE', `/api/files/${id}`)).status).toBe(200);
    const bytesOf = async (id: string) => {
      const row = await site.db.selectFrom('files').select('renditions').where('id', '=', id).executeTakeFirst();
      return row
        ? (JSON.parse(row.renditions) as { key: string }[]).map(({ key }) => key.split('/')[1]!)[0]!
        : undefined;
    };
    const [deletedFolder, sharedFolder] = [(await bytesOf(deleted))!, (await bytesOf(twin))!];
    await cleanUpOn(29);
    expect(await readdir(join(folder, 'pictures', deletedFolder))).not.toEqual([]);
    await cleanUpOn(31);
    expect(await readdir(join(folder, 'pictures', deletedFolder)).catch(() => [])).toEqual([]);
    expect(await readdir(join(folder, 'pictures', sharedFolder))).not.toEqual([]);
    const left = async () => (await site.db.selectFrom('files').select('id').execute()).map((row) => row.id).toSorted();
    expect(await left()).toEqual([kept, named, sameBytes].toSorted());
    await cleanUpOn(100);
    expect(await left()).toEqual([kept, named, sameBytes].toSorted());
    // An earlier version of an item keeps its picture; restoring the version takes the picture out of the trash.
    const again = await site.signIn('superadmin');
    expect((await again.get(`/api/files/${named}`)).json['deletedAt']).not.toBeNull();
    expect(
      (await again.send('POST', `${path}/versions/${Number(revision) - 1}/restore`, {})).json['files'],
    ).toMatchObject({ Image: { _id: named } });
    expect((await again.get(`/api/files/${named}`)).json).toMatchObject({ deletedAt: null, usesTotal: 1 });
    await site.close();
  },
);
