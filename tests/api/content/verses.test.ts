/** Verses are stored, sent and shown byte for byte as Tanzil has them, and refused in any other words. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseQuran, quranFile } from '../../../server/quran/quran-text.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { completeNews, createItem, freshPicture, idOf, uploadPicture } from '../../setup/api/media.ts';
import { fileOf } from '../../setup/samples.ts';

const verses = parseQuran(readFileSync(quranFile, 'utf8'));
const verse = verses.get('2:183')!;
const other = verses.get('112:2')!;
const quotation = `﴿${verse}﴾ [2:183]`;
const wrong = (reference: string) =>
  `The words of ${reference} are not exactly those of the Qur’an. Remove them, and insert the verse again with the button “Verse”.`;

describe.each(dialects)('verses over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  let path: string;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
    const { json } = await staff.send('POST', '/api/articles');
    path = `/api/articles/${String(json['_id'])}`;
  });
  afterAll(() => site.close());

  const save = (change: object) =>
    staff.send('PUT', path, { Title: 'Title', Content: 'Text', publishedDate: '2026-01-01', ...change });
  const fieldsOf = async (change: object) => {
    const { status, json } = await save(change);
    return [status, json['fields']];
  };

  it('are sent to staff as they are inserted', async () => {
    expect(verse.normalize('NFC')).not.toBe(verse);
    expect((await staff.get('/api/verses/2:183')).json).toEqual({ quotation });
    expect((await staff.get('/api/verses/112:1-2')).json).toEqual({
      quotation: `﴿${verses.get('112:1')!.split(' ').slice(4).join(' ')} ۝١ ${verses.get('112:2')}﴾ [112:1-2]`,
    });
    for (const reference of ['2:287', '115:1', '2:1-21', '2:5-4', '02:1', 'x', '2:183-184-185', '%F0%9F'])
      expect([reference, (await staff.get(`/api/verses/${reference}`)).status]).toEqual([reference, 404]);
  });

  it('keep every byte in the stored text', async () => {
    const text = `e\u0301\n\n> ${quotation}\n\nText`;
    expect((await save({ Content: text, 'Content.so': text })).status).toBe(200);
    const { text: sent } = await site.get(`${path}?lang=so`);
    expect((JSON.parse(sent) as { Content: string }).Content).toBe(`é\n\n> ${quotation}\n\nText`);
    expect(Buffer.from(sent).includes(verse)).toBe(true);
  });

  it('are refused in other words, at their field', async () => {
    const changed = [
      `> ﴿${verse.replace('ٱ', 'ا')}﴾ [2:183]`,
      `> ﴿${verse.normalize('NFC')}﴾ [2:183]`,
      `> ﴿${verse} ﴾ [2:183]`,
      `> ﴿${verse.split(' ').slice(1).join(' ')}﴾ [2:183]`,
      `in a line ﴿x﴾ [2:183].`,
    ];
    for (const Content of changed) expect(await fieldsOf({ Content })).toEqual([400, { Content: wrong('2:183') }]);
    expect(await fieldsOf({ 'Content.ar': `> ﴿${verse}﴾ [2:184]` })).toEqual([400, { 'Content.ar': wrong('2:184') }]);
    expect(await fieldsOf({ Content: `> ﴿${verses.get('2:1')}﴾ [2:1]` })).toEqual([400, { Content: wrong('2:1') }]);
    expect(await fieldsOf({ Content: '> ﴿x﴾ [2:287]' })).toEqual([
      400,
      { Content: expect.stringContaining('There are no verses 2:287 to quote.') as string },
    ]);
    const created = await staff.send('POST', '/api/articles', { Content: changed[0] });
    expect([created.status, created.json['fields']]).toEqual([400, { Content: wrong('2:183') }]);
    const { json } = await staff.send('PUT', `${path}?draft=1&lang=ar`, { Content: changed[0] });
    expect((json['fields'] as { Content: string }).Content).toMatch(/^نص 2:183 ليس مطابقًا/);
  });

  it('are refused in other words in titles too', async () => {
    const short = verses.get('94:6')!;
    expect(await fieldsOf({ Title: '﴿x﴾ [94:6]' })).toEqual([400, { Title: wrong('94:6') }]);
    expect((await save({ Title: `﴿${short}﴾ [94:6]` })).status).toBe(200);
  });

  it('are refused in other words wherever a page or a description shows them with a reference', async () => {
    const invented = [
      '﴿x﴾ [](/about)[94:6]',
      '﴿x﴾ ![](/x.png)[94:6]',
      '﴿x﴾\n# h\n[94:6]',
      '﴿x﴾\n| a |\n[94:6]',
      '﴿x﴾\n---\n[94:6]',
      '﴿x﴾ [94&ratio;6]',
      '﴿x﴾ [94ꓽ6]',
      '﴿x﴾ [94:6, 7]',
      '﴿x﴾ [Q 94:6]',
      '﴿x﴾. [94:6]',
      '﴿x﴾ — [94:6]',
      '﴿x﴾ 〔94:6〕',
      '﴾x﴿ [94:6]',
      '﴿x﴾ (94:6)',
      `﴿x﴾\n# See ${'a long heading '.repeat(100)}\n(94:6)`,
    ];
    for (const Content of invented)
      expect([Content, await fieldsOf({ Content })]).toEqual([Content, [400, { Content: wrong('94:6') }]]);
    for (const Title of ['﴿x﴾ [Ash-Sharh 94:6]', '﴿x﴾ 94:6'])
      expect([Title, await fieldsOf({ Title })]).toEqual([Title, [400, { Title: wrong('94:6') }]]);
    for (const Content of [
      `﴿${verses.get('94:6')!}﴾, [Ash-Sharh 94:6]`,
      `Words ${'and words '.repeat(396)} ﴿${verse}﴾ [2:183] ﴿${verses.get('94:6')!}﴾ [94:6]`,
    ])
      expect([Content, (await save({ Content })).status]).toEqual([Content, 200]);
  });

  it('are refused in other words in alternative texts too', async () => {
    const alt = { 'alt.so': '﴿x﴾ [94:6]' };
    const refused = await uploadPicture(staff, alt);
    expect([refused.status, refused.json['fields']]).toEqual([400, { 'alt.so': wrong('94:6') }]);
    const genuine = `﴿${verses.get('94:6')!}﴾ [94:6]`;
    const uploaded = await uploadPicture(staff, { alt: genuine });
    expect(uploaded.status).toBe(201);
    const described = await staff.send('PUT', `/api/files/${idOf(uploaded)}`, alt);
    expect([described.status, described.json['fields']]).toEqual([400, { 'alt.so': wrong('94:6') }]);

    const image = fileOf(await freshPicture(), 'x.png');
    const save = (news: string, change: Record<string, string | File>) =>
      staff.send('PUT', news, formOf({ ...completeNews, ...change }));
    const news = await createItem(staff, 'news', { ...completeNews, Image: image, 'Image.alt': genuine });
    const changes: Record<string, string | File>[] = [
      { 'Image.alt': '﴿x﴾ [94:6]' },
      { Image: fileOf(await freshPicture(), 'y.png'), 'Image.alt': '﴿x﴾ [94:6]' },
    ];
    for (const change of changes) {
      const { status, json } = await save(news, change);
      expect([status, json['fields']]).toEqual([400, { Image: wrong('94:6') }]);
    }
    expect((await save(news, { 'Image.alt': genuine })).status).toBe(200);
  });

  it('are refused in other words in site texts too', async () => {
    const path = '/api/site-texts/home.latestNews';
    const refused = await staff.send('PUT', path, { en: 'a', ar: '﴿x﴾ [94:6]' });
    expect([refused.status, refused.json['fields']]).toEqual([400, { ar: wrong('94:6') }]);
    expect((await staff.send('PUT', path, { ar: `﴿${verses.get('94:6')!}﴾ [94:6]` })).status).toBe(200);
  });

  it('are refused in other words in the Arabic words above the About page too', async () => {
    const { about } = (await staff.get('/api/about?all=1')).json as { about: { _id: string }[] };
    const { status, json } = await staff.send('PUT', `/api/about/${about[0]!._id}`, { epigraphArabic: '﴿x﴾ [94:6]' });
    expect([status, json['fields']]).toEqual([400, { epigraphArabic: wrong('94:6') }]);
    for (const epigraphSource of ['2:43', '— ٢:٤٣', 'Al-Baqarah 2:43', '[2:43]']) {
      const divided = await staff.send('PUT', `/api/about/${about[0]!._id}`, {
        epigraphArabic: `﴿${other}﴾`,
        epigraphSource,
      });
      expect([epigraphSource, divided.json['fields']]).toEqual([epigraphSource, { epigraphArabic: wrong('2:43') }]);
    }
  });

  it('are refused in other words where their reference is in another field', async () => {
    const short = verses.get('94:6')!;
    for (const [change, field] of [
      [{ Title: `﴿${other}﴾`, Content: '[94:6] tells us that' }, 'Title'],
      [{ Title: `﴿${other}﴾`, Content: '# Ease\n\n[94:6] tells us that' }, 'Title'],
      [{ Title: `﴿${other}﴾`, Content: 'Text', 'Content.so': '[94:6] waxay' }, 'Title'],
      [{ Title: 'Title', 'Title.ar': `﴿${other}﴾`, Content: 'Text', 'Content.ar': '[٩٤:٦]' }, 'Title.ar'],
      [{ Title: '[94:6]', Content: `> ﴿${other}﴾` }, 'Content'],
    ] as const)
      expect([change, await fieldsOf(change)]).toEqual([change, [400, { [field]: wrong('94:6') }]]);
    // What would be a time elsewhere is the reference of a verse that the text before it ends with.
    for (const Content of ['2:43', '— 2:43', '2:43 tells us', '# 2:43'])
      expect([Content, await fieldsOf({ Title: `﴿${other}﴾`, Content })]).toEqual([
        Content,
        [400, { Title: wrong('2:43') }],
      ]);
    expect(await fieldsOf({ Title: `﴿${verses.get('18:3')!}﴾`, Content: '3:18' })).toEqual([
      400,
      { Title: wrong('3:18') },
    ]);
    const news = await createItem(staff, 'news', completeNews);
    for (const change of [{ Description: '2:43' }, { Description: 'Words', Content: '2:43' }]) {
      const { json } = await staff.send('PUT', news, { ...completeNews, Title: `﴿${other}﴾`, ...change });
      expect([change, json['fields']]).toEqual([change, { Title: wrong('2:43') }]);
    }
    expect((await save({ Title: `﴿${other}﴾`, Content: 'Text' })).status).toBe(200);
    expect(await fieldsOf({ Title: `﴿${other}﴾`, Content: '[94:6] tells us' })).toEqual([
      400,
      { Title: wrong('94:6') },
    ]);
    for (const change of [
      { Title: `﴿${short}﴾`, Content: '[94:6] tells us that' },
      { Title: '[94:6]', Content: `> ﴿${short}﴾` },
      { Title: `﴿${other}﴾`, Content: `> ﴿${short}﴾ [94:6]` },
      { Title: `﴿${other}﴾`, Content: 'Words about [94:6]' },
      { Title: 'Lesson on Friday (8:30)', Content: `> ﴿${other}﴾` },
      { Title: `﴿${other}﴾`, Content: 'At 8:30' },
      { Title: `﴿${other}﴾ [الشرح: 6]`, Content: '8:30 in the mosque' },
      { Title: `﴿${verses.get('18:3')!}﴾`, Content: '18:3' },
    ])
      expect([change, (await save({ 'Content.so': '', 'Title.ar': '', 'Content.ar': '', ...change })).status]).toEqual([
        change,
        200,
      ]);
  });

  it('are refused in other words when a version is restored', async () => {
    const { json } = await save({ Title: 'Title', Content: `﴿${verses.get('94:6')!}﴾ [94:6]` });
    await save({ Content: 'Text' });
    await sql`update history set snapshot = replace(snapshot, ${verses.get('94:6')!}, 'x')`.execute(site.db);
    const restored = await staff.send('POST', `${path}/versions/${Number(json['revision'])}/restore`);
    expect([restored.status, restored.json['fields']]).toEqual([400, { Content: wrong('94:6') }]);
    expect((await staff.get(`${path}?all=1`)).json['Content']).toBe('Text');
  });

  it('are refused where their words are nowhere in the Quran', async () => {
    const problem = (words: string) => expect.stringContaining(`not in the Qur’an: “${words}”`) as string;
    expect(await fieldsOf({ Content: 'He says: ﴿كلام كذب﴾' })).toEqual([400, { Content: problem('كلام كذب') }]);
    expect(await fieldsOf({ Title: '﴿false﴾ [З:18]' })).toEqual([400, { Title: problem('false') }]);
    expect(await fieldsOf({ 'Content.so': 'Eeg ﴿رب العالمين' })).toEqual([
      400,
      { 'Content.so': expect.stringContaining('without its partner: “﴿رب العالمين”') as string },
    ]);
    // One of several forms is shown.
    const site = await staff.send('PUT', '/api/site-texts/gallery.count', {
      en: '{count, plural, one {﴿فويل للمصلين} other {الذين هم عن صلاتهم ساهون﴾ {count}}}',
    });
    expect([site.status, Object.keys(site.json['fields'] as object)]).toEqual([400, ['en']]);
  });

  it('may be typed without such a reference', async () => {
    const Content = 'He says: ﴿وَقُل رَّبِّ زِدْنِي عِلْمًا﴾ [طه: 114], ﴿رب العالمين﴾, on which see also (2:183), [2:184]';
    expect((await save({ Content })).status).toBe(200);
  });

  it('are checked in linear time', async () => {
    const many = '﴿x﴾ [2:1-20] '.repeat(7_000).trim();
    const started = performance.now();
    expect((await save({ Content: many })).status).toBe(400);
    expect((await save({ Content: '﴿'.repeat(99_000) })).status).toBe(400);
    expect((await save({ Content: '﴿ن﴾'.repeat(33_000) })).status).toBe(200);
    expect((await save({ Content: `${quotation} `.repeat(400) })).status).toBe(200);
    // A second or two; quadratic time would be minutes.
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
