import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { dialects, openTestApp, testPassword } from '../setup/api/app.ts';
import { runTestCleanup as runCleanup } from '../setup/servers/run-test-cleanup.ts';

const day = 24 * 60 * 60_000;
const picture = (colour: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer();

it.each(dialects)(
  'deletes files after their item and never before, and keeps those that another item uses (%s)',
  async (dialect) => {
    const site = await openTestApp(dialect);
    const staff = await site.signIn('superadmin');
    const start = site.clock.now.getTime();
    const cleanUp = () => runCleanup(site);
    const advance = (days: number) => (site.clock.now = new Date(start + days * day));

    const createReport = async (title: string, bytes: Buffer) => {
      const { json } = await staff.send('POST', '/api/articles', {});
      const form = new FormData();
      for (const [name, value] of Object.entries({ Title: title, Content: 'x', publishedDate: '2026-01-01' }))
        form.set(name, value);
      form.set('image', new File([new Uint8Array(bytes)], 'p.png'));
      form.set('image.alt', title); // a different description makes it a different picture
      const saved = await staff.send('PUT', `/api/articles/${String(json['_id'])}`, form);
      expect(saved.status).toBe(200);
      return { id: String(json['_id']), image: String(saved.json['image']) };
    };
    const replaced = await createReport('Replaced', await picture('#123456'));
    const shared = await picture('#654321');
    const [first, second] = [await createReport('First', shared), await createReport('Second', shared)];
    expect(first.image).toBe(second.image); // the same bytes are stored under the same key

    const form = new FormData();
    form.set('image', new File([new Uint8Array(await picture('#ffffff'))], 'q.png'));
    const after = await staff.send('PUT', `/api/articles/${replaced.id}`, form);
    const newImage = String(after.json['image']);
    expect((await staff.send('DELETE', `/api/articles/${first.id}`)).status).toBe(200);

    const there = async (address: string) => (await site.get(address)).status === 200;
    await cleanUp();
    advance(29);
    await cleanUp();
    expect([await there(replaced.image), await there(newImage), await there(first.image)]).toEqual([true, true, true]);

    // The item leaves the trash after 30 days; its file, unused only from then on, is deleted 30 days later.
    advance(31);
    const cleared = await cleanUp();
    expect(cleared.items).toBe(1);
    // A replaced picture can be restored while its item exists.
    expect([await there(replaced.image), await there(newImage), await there(second.image)]).toEqual([true, true, true]);
    advance(62);
    await cleanUp();
    expect((await site.db.selectFrom('files').select('id').execute()).length).toBe(3);
    expect([await there(newImage), await there(second.image)]).toEqual([true, true]);

    await staff.login(staff.email, testPassword); // the session has ended meanwhile
    expect((await staff.send('DELETE', `/api/articles/${replaced.id}`)).status).toBe(200);
    for (const days of [93, 124]) {
      advance(days);
      await cleanUp();
    }
    expect([await there(replaced.image), await there(newImage), await there(second.image)]).toEqual([
      false,
      false,
      true,
    ]);
    await site.close();
  },
);

it('deletes what killed processes have left of files, a day after, and nothing else', async () => {
  const site = await openTestApp('sqlite');
  const folder = join(site.dataDir, 'files');
  const write = async (name: string, age: number) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), 'half');
    const at = new Date(Date.now() - age);
    await utimes(join(folder, name), at, at);
    return name;
  };
  await write('parts/0f8fad5b-d9cb-469f-a165-70867728950e', 2 * day);
  const kept = [
    // Somebody may be writing it.
    await write('parts/7c9e6679-7425-40de-944b-e07fc1f90ae7', day / 2),
    await write('pictures/0123456789abcdef01234567/720.avif', 2 * day),
  ];
  await runCleanup(site);
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(names.toSorted()).toEqual(kept.map((name) => join(folder, name)).toSorted());
  await site.close();
});
