import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';

const required = 'Please fill in this field.';
const invalid = 'This value is not valid.';
const wrongYear = 'Please enter a year from 1900 to 2199.';
const invalidVideo = 'Please paste the link of a YouTube video, such as https://youtu.be/aqz-KE-bpKQ.';
const tooLong = (max: number) => `This text is too long: at most ${max} characters.`;
/** Members of a JSON object. */
const members = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join();
type Case = [why: string, change: Record<string, unknown>, fields: Record<string, string>];

const complete: Record<string, Record<string, string>> = {
  news: { Title: 'Title', Content: 'Text', PublishedAt: '2026-11-01' },
  articles: { Title: 'Title', Content: 'Text', publishedDate: '2026-11-01' },
  projects: { ProjectName: 'Well', Status: 'completed', StartDate: '2026-01-01', EndDate: '2026-02-01' },
  videos: { title: 'Film', videoId: 'aqz-KE-bpKQ' },
  reports: { title: 'Report' },
};

const refused: Record<string, Case[]> = {
  news: [
    ['no title', { Title: '' }, { Title: required }],
    ['a title of spaces', { Title: ' \n\u00a0' }, { Title: required }],
    ['a title of a NUL', { Title: '\u0000' }, { Title: required }],
    ['null for a title', { Title: null }, { Title: required }],
    [
      'nothing at all',
      { Title: '', Content: '', PublishedAt: '' },
      { Title: required, Content: required, PublishedAt: required },
    ],
    ['a long title', { Title: 'x'.repeat(201) }, { Title: tooLong(200) }],
    ['a long translation', { 'Title.ar': 'ع'.repeat(201) }, { 'Title.ar': tooLong(200) }],
    [
      'a long translation in JSON',
      { translations: { so: { Description: 'x'.repeat(501) } } },
      { 'Description.so': tooLong(500) },
    ],
    ['100,001 characters', { Content: 'x'.repeat(100_001) }, { Content: tooLong(100_000) }],
    ['30 February', { PublishedAt: '2026-02-30' }, { PublishedAt: invalid }],
    ['29 February of a common year', { PublishedAt: '2026-02-29T10:00:00Z' }, { PublishedAt: invalid }],
    ['a month 13', { PublishedAt: '2026-13-01' }, { PublishedAt: invalid }],
    ['an hour 25', { PublishedAt: '2026-11-20T25:00:00Z' }, { PublishedAt: invalid }],
    ['words for a date', { PublishedAt: 'tomorrow' }, { PublishedAt: invalid }],
    ['a number for a date', { PublishedAt: 1_763_625_600_000 }, { PublishedAt: invalid }],
    ['a year of five digits', { PublishedAt: '9999-12-31T23:59:00-14:00' }, { PublishedAt: invalid }],
    ['a year before year 0', { PublishedAt: '0000-01-01T00:00:00+14:00' }, { PublishedAt: invalid }],
    ['the year 2200', { PublishedAt: '2200-01-01T00:00:00Z' }, { PublishedAt: wrongYear }],
    ['the year 2200 by its zone', { PublishedAt: '2199-12-31T23:00:00-03:00' }, { PublishedAt: wrongYear }],
    ['the year 1', { PublishedAt: '0001-01-01' }, { PublishedAt: wrongYear }],
  ],
  articles: [
    [
      'nothing at all',
      { Title: '', Content: ' ', publishedDate: null },
      { Title: required, Content: required, publishedDate: required },
    ],
    ['an impossible day', { publishedDate: '2026-04-31' }, { publishedDate: invalid }],
    ['the year 2300', { publishedDate: '2300-01-01T00:00:00Z' }, { publishedDate: wrongYear }],
  ],
  projects: [
    ['no name', { ProjectName: '' }, { ProjectName: required }],
    ['an unknown status', { Status: 'paused' }, { Status: invalid }],
    ['a status named like an object property', { Status: 'constructor' }, { Status: invalid }],
    ['completed without dates', { StartDate: '', EndDate: '' }, { StartDate: required, EndDate: required }],
    ['ongoing without a start', { Status: 'ongoing', StartDate: '' }, { StartDate: required }],
    ['an end before the start', { EndDate: '2025-12-31' }, { EndDate: 'The end date is before the start date.' }],
    ['an impossible day', { StartDate: '2026-06-31' }, { StartDate: invalid }],
    [
      'years of typing errors',
      { StartDate: '0202-01-01', EndDate: '9999-01-01' },
      { StartDate: wrongYear, EndDate: wrongYear },
    ],
    ['a day in words', { EndDate: '1 May 2026' }, { EndDate: invalid }],
  ],
  videos: [
    ['nothing at all', { title: '', videoId: '' }, { title: required, videoId: required }],
    [
      'an address of another host',
      { videoId: 'https://videos.example/watch?v=aqz-KE-bpKQ' },
      { videoId: invalidVideo },
    ],
    ...[
      'videoseries',
      'VideoSeries',
      'https://www.youtube.com/embed/videoseries?list=PL123456',
      'https://www.youtube.com/watch?v=videoseries&list=PL123456',
      'https://www.youtube.com/embed/live_stream?channel=UC123456',
      'https://youtu.be/playlist?list=PL123456',
    ].map((videoId): Case => [`a list or channel: ${videoId}`, { videoId }, { videoId: invalidVideo }]),
    ...[
      'https://youtu.be/aqz-KE-bpK',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQx',
      `https://www.youtube.com/playlist?list=${'x'.repeat(100)}`,
    ].map((videoId): Case => [
      `a link that is cut off, too long or of no video: ${videoId}`,
      { videoId },
      { videoId: invalidVideo },
    ]),
    ['a short id', { videoId: 'abc' }, { videoId: invalidVideo }],
    ['markup for an id', { videoId: '"><script>alert(1)</script>' }, { videoId: invalidVideo }],
    ['a path for an id', { videoId: '../../../etc/passwd' }, { videoId: invalidVideo }],
    ['a long description', { 'description.ar': 'x'.repeat(2001) }, { 'description.ar': tooLong(2000) }],
  ],
  reports: [['no title', { title: '' }, { title: required }]],
};

describe.each(dialects)('updates that are refused over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  const paths = new Map<string, string>();
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
    for (const name of Object.keys(complete)) {
      const { json } = await staff.send('POST', `/api/${name}`);
      paths.set(name, `/api/${name}/${String(json['_id'])}`);
      expect((await staff.send('PUT', paths.get(name)!, complete[name])).status).toBe(200);
    }
  });
  afterAll(() => site.close());

  const rowOf = (name: string) =>
    site.db
      .selectFrom(name as 'content')
      .selectAll()
      .where('id', '=', paths.get(name)!.split('/')[3]!)
      .executeTakeFirst();

  describe.each(Object.keys(refused))('of %s', (name) => {
    it.each(refused[name]!)('with %s', async (_, change, fields) => {
      const before = await rowOf(name);
      const { status, json } = await staff.send('PUT', paths.get(name)!, {
        ...complete[name],
        Title: 'Changed',
        title: 'Changed',
        ProjectName: 'Changed',
        ...change,
      });
      expect([status, json]).toEqual([
        400,
        { message: 'Some fields need your attention.', code: 'invalid_fields', fields },
      ]);
      expect(await rowOf(name)).toEqual(before);
    });
  });

  it.each([
    ['so', /Fadlan/],
    ['ar', /[\u0600-\u06ff]/],
  ])('report their errors in lang=%s', async (lang, expected) => {
    const { json } = await staff.send('PUT', `${paths.get('news')}?lang=${lang}`, {
      Title: '',
      'Content.so': 'x'.repeat(100_001),
      PublishedAt: '1899-12-31',
    });
    const fields = json['fields'] as Record<string, string>;
    expect(Object.keys(fields).toSorted()).toEqual(['Content.so', 'PublishedAt', 'Title']);
    expect(fields['PublishedAt']).toMatch(/1900.*2199/);
    expect(fields['Title']).toMatch(expected);
    expect(fields['Title']).not.toBe(required);
    expect(fields['Content.so']).toContain('100000');
    expect(json['message']).not.toBe('Some fields need your attention.');
  });

  it.each([
    ['broken JSON', '{"Title":', 'application/json'],
    ['a list', '[1]', 'application/json'],
    ['a text', '"x"', 'application/json'],
    ['null', 'null', 'application/json'],
    ['501 members', `{"Title":"x","x":{${members(500)}}}`, 'application/json'],
    ['501 objects', `{"Title":"x","x":[${'{},'.repeat(499)}{}]}`, 'application/json'],
    ['10,001 entries', `{"Title":"x","x":[${'1,'.repeat(10_000)}1]}`, 'application/json'],
    ['a form without its boundary', '--x', 'multipart/form-data'],
    ['a broken form', '--x\r\nContent-Disposition: nonsense', 'multipart/form-data; boundary=x'],
  ])('get 400 for %s as a body', async (_, body, type) => {
    const before = await rowOf('news');
    const headers = { 'content-type': type, cookie: staff.cookie(), 'x-csrf-token': staff.token! };
    const response = await site.app.request(paths.get('news')!, { method: 'PUT', body, headers });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad_request' }]);
    expect(await rowOf('news')).toEqual(before);
  });
});
