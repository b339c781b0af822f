/** The focal point of pictures: who may set it, what is refused, and the picture of a shared link around it. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { completeNews, createItem, freshPicture, idOf, openWithStaff, uploadPicture } from '../../setup/api/media.ts';
import { fileOf, pdf } from '../../setup/samples.ts';

const wholeNumber = {
  en: 'Please enter a whole number.',
  so: 'Fadlan geli tiro idil.',
  ar: 'يُرجى إدخال عدد صحيح.',
};
const required = 'Please fill in this field.';
const outOfRange = 'Please enter a number from 0 to 100.';

/** A tall picture: red, with a green part at its bottom. */
const tallPicture = () =>
  sharp({ create: { width: 600, height: 1200, channels: 3, background: '#d01010' } })
    .composite([
      { input: { create: { width: 600, height: 200, channels: 3, background: '#10b010' } }, left: 0, top: 1000 },
    ])
    .png()
    .toBuffer();

describe.each(dialects)('the focal point over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    ({ site, superadmin, admin } = await openWithStaff(dialect));
  });
  afterAll(() => site.close());

  const setPoint = (path: string, fields: Record<string, string>, by = superadmin, lang = 'en') =>
    by.send('PUT', `${path}?lang=${lang}`, formOf(fields));
  const shareOf = async (id: string) =>
    Buffer.from(await (await site.app.request(`/files/share/${id}.jpg`)).arrayBuffer());

  it('is the middle until a superadmin sets it, and stays when something else is changed', async () => {
    const uploaded = await uploadPicture(admin);
    const path = `/api/files/${idOf(uploaded)}`;
    expect(uploaded.json['focus']).toEqual({ x: 50, y: 50 });
    expect((await setPoint(path, { 'focus.x': '20', 'focus.y': '70' }, admin)).status).toBe(403);
    const saved = await setPoint(path, { 'focus.x': '0', 'focus.y': '١٠٠' });
    expect([saved.status, saved.json['focus']]).toEqual([200, { x: 0, y: 100 }]);
    await setPoint(path, { 'focus.x': '20', 'focus.y': '70' });
    const renamed = await superadmin.send('PUT', path, formOf({ fileName: 'renamed.png', alt: 'A well' }));
    expect(renamed.json).toMatchObject({ fileName: 'renamed.png', focus: { x: 20, y: 70 } });
    expect((await admin.get(path)).json['focus']).toEqual({ x: 20, y: 70 });
    const { activity } = (await superadmin.get('/api/activity?limit=10')).json as { activity: { action: string }[] };
    expect(activity.map(({ action }) => action).toSorted()).toEqual(['created', 'updated', 'updated', 'updated']);

    const item = await createItem(superadmin, 'news', { ...completeNews, 'Image.use': idOf(uploaded) });
    expect((await superadmin.get(`${item}?all=1`)).json['files']).toMatchObject({ Image: { focus: { x: 20, y: 70 } } });
  });

  it('is refused where it is no point, in the language of the person', async () => {
    const path = `/api/files/${idOf(await uploadPicture(superadmin))}`;
    const refused: [Record<string, string>, Record<string, string>][] = [
      [{ 'focus.x': '101', 'focus.y': '50' }, { 'focus.x': outOfRange }],
      [{ 'focus.x': '50', 'focus.y': '-1' }, { 'focus.y': wholeNumber.en }],
      [{ 'focus.x': '1.5', 'focus.y': '50' }, { 'focus.x': wholeNumber.en }],
      [
        { 'focus.x': 'left', 'focus.y': '1e1' },
        { 'focus.x': wholeNumber.en, 'focus.y': wholeNumber.en },
      ],
      [{ 'focus.x': '20' }, { 'focus.y': required }],
      [{ 'focus.y': '20', 'focus.x': '' }, { 'focus.x': required }],
      [{ 'focus.x': '9'.repeat(5_000), 'focus.y': '50' }, { 'focus.x': wholeNumber.en }],
    ];
    for (const [fields, problems] of refused) {
      const answer = await setPoint(path, fields);
      expect([answer.status, answer.json['fields']]).toEqual([400, problems]);
    }
    for (const lang of ['so', 'ar'] as const)
      expect((await setPoint(path, { 'focus.x': 'x', 'focus.y': '5' }, superadmin, lang)).json['fields']).toEqual({
        'focus.x': wholeNumber[lang],
      });
    expect((await superadmin.get(path)).json['focus']).toEqual({ x: 50, y: 50 });

    const report = await createItem(superadmin, 'reports', { title: 'Year', file: fileOf(pdf(1), 'year.pdf') });
    const { files } = (await superadmin.get(`${report}?all=1`)).json as { files: { file: { _id: string } } };
    const ofDocument = await setPoint(`/api/files/${files.file._id}`, { 'focus.x': '5', 'focus.y': '5' });
    expect([ofDocument.status, ofDocument.json['fields']]).toEqual([400, { 'focus.x': 'This value is not valid.' }]);
  });

  it('is kept by the picture of a shared link, whose former crop is removed', async () => {
    const id = idOf(await uploadPicture(superadmin, {}, 'tall.png', await tallPicture()));
    const greenAt = async (top: number) => {
      const { data } = await sharp(await shareOf(id))
        .extract({ left: 600, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[1]! > 120 && data[0]! < 90;
    };
    expect(await greenAt(625)).toBe(false);
    await site.unrecorded.clear(0);
    await setPoint(`/api/files/${id}`, { 'focus.x': '10', 'focus.y': '100' });
    expect([await greenAt(625), await greenAt(20)]).toEqual([true, false]);
    expect(await sharp(await shareOf(id)).metadata()).toMatchObject({ width: 1200, height: 630 });
    // The one of the middle is left, and the new one stays.
    expect(await site.unrecorded.clear(0)).toBe(1);
    expect(await greenAt(625)).toBe(true);
    await setPoint(`/api/files/${id}`, { 'focus.x': '50', 'focus.y': '50' });
    expect(await greenAt(625)).toBe(false);
  });

  it('is that of the picture of a person', async () => {
    const path = `/api/users/${idOf(await superadmin.send('POST', '/api/users'))}`;
    const bytes = await freshPicture();
    const fields = { name: 'Amina', email: 'amina@nuur.example', image: fileOf(bytes, 'amina.png') };
    const saved = await superadmin.send('PUT', path, formOf(fields));
    expect([saved.status, saved.json['imageFocus']]).toEqual([200, undefined]);
    const { _id } = (await uploadPicture(superadmin, {}, 'amina.png', bytes)).json;
    await setPoint(`/api/files/${String(_id)}`, { 'focus.x': '5', 'focus.y': '95' });
    expect((await superadmin.get(path)).json['imageFocus']).toEqual({ x: 5, y: 95 });
  });
});
