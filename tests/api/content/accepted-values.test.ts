/** Values are normalised before they are stored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';

describe.each(dialects)('values of an update over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  const paths = new Map<string, string>();
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
    for (const name of ['news', 'projects', 'videos'])
      paths.set(name, `/api/${name}/${String((await staff.send('POST', `/api/${name}`)).json['_id'])}`);
  });
  afterAll(() => site.close());

  const news = { Title: 'Title', Content: 'Text', PublishedAt: '2026-11-01' };

  it.each([
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    [' 2024-02-29 ', '2024-02-29T00:00:00.000Z'],
    ['2026-11-01T10:30', '2026-11-01T10:30:00.000Z'],
    ['2026-11-01T10:30:15.5Z', '2026-11-01T10:30:15.500Z'],
    ['2026-11-01T01:30:00+03:00', '2026-10-31T22:30:00.000Z'],
    ['2026-11-01T01:30:00+0300', '2026-10-31T22:30:00.000Z'],
  ])('accepts the date and time %s', async (sent, stored) => {
    const { status, json } = await staff.send('PUT', paths.get('news')!, { ...news, PublishedAt: sent });
    expect([status, json['PublishedAt']]).toEqual([200, stored]);
  });

  it.each([
    ['ongoing', 'ongoing'],
    ['Ongoing', 'ongoing'],
    ['inProgress', 'ongoing'],
    ['in progress', 'ongoing'],
    ['unknown', 'ongoing'],
    ['completed', 'completed'],
    ['COMPLETED', 'completed'],
    [' Completed ', 'completed'],
    ['not-started', 'not-started'],
    ['not Started', 'not-started'],
    ['Not Started', 'not-started'],
    ['not_started', 'not-started'],
    ['notStarted', 'not-started'],
    ['', 'not-started'],
  ])('accepts the status %j', async (sent, stored) => {
    const body = { ProjectName: 'Well', Status: sent, StartDate: '2026-01-01', EndDate: '2026-02-01' };
    const { status, json } = await staff.send('PUT', paths.get('projects')!, body);
    expect([status, json['Status']]).toEqual([200, stored]);
    // The status decides which dates a project has (specification 4).
    expect(json['StartDate']).toBe(stored === 'not-started' ? null : '2026-01-01');
    expect(json['EndDate']).toBe(stored === 'completed' ? '2026-02-01' : null);
  });

  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-05-01T21:00:00.000Z', '2026-05-01'],
    ['2026-05-01T00:00+03:00', '2026-05-01'],
  ])('stores the day of %s as it was written, whatever its time zone', async (sent, stored) => {
    const { json } = await staff.send('PUT', paths.get('projects')!, {
      ProjectName: 'Well',
      Status: 'ongoing',
      StartDate: sent,
    });
    expect(json['StartDate']).toBe(stored);
  });

  it('keeps the dates of a project when only another field is sent', async () => {
    await staff.send('PUT', paths.get('projects')!, {
      ProjectName: 'Well',
      Status: 'completed',
      StartDate: '2026-01-01',
      EndDate: '2026-01-01',
    });
    expect((await staff.send('PUT', paths.get('projects')!, { ProjectName: 'Two wells' })).json).toMatchObject({
      StartDate: '2026-01-01',
      EndDate: '2026-01-01',
      Status: 'completed',
    });
  });

  it.each([
    'aqz-KE-bpKQ',
    ' aqz-KE-bpKQ ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?feature=share&v=aqz-KE-bpKQ&t=42s',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/v/aqz-KE-bpKQ',
    'https://www.youtube.com/watch/?v=aqz-KE-bpKQ',
    'youtu.be/aqz-KE-bpKQ',
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="x"></iframe>',
  ])('finds the YouTube video id in %s', async (sent) => {
    const { status, json } = await staff.send('PUT', paths.get('videos')!, { title: 'Film', videoId: sent });
    expect([status, json['videoId']]).toEqual([200, 'aqz-KE-bpKQ']);
  });

  const markup = '<script>alert(1)</script><img src=x onerror=alert(2)>\n\n**bold** & "quotes"';
  it.each([
    ['markup unchanged', 'Content', markup, markup],
    ['line ends as \\n', 'Content', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['without NUL characters', 'Content', 'a\u0000b', 'ab'],
    ['without control characters', 'Content', 'a\u001b[31m\u009b\tb\r\nc', 'a[31m\tb\nc'],
    ['without surrounding space', 'Title', ' \u00a0 Title \n', 'Title'],
    ['one-line fields without line breaks', 'Title', 'First\nsecond\r\n third', 'First second third'],
    ['one-line fields without control characters', 'Title', 'a\u0001b\u001b[1mc\u007fd\u0080e\u009ff', 'ab[1mcdef'],
    ['one-line fields with spaces for tabs and other line ends', 'Title', 'a\tb\u0085c\u2028d\u000be', 'a b c d e'],
    ['one-line fields without what reorders text', 'Title', '\u202egnp.\u2066exe\u2069\u202c', 'gnp.exe'],
    [
      'Markdown without what reorders text',
      'Content',
      'a \u202e(18:3)\u202c \u2067b\u2069\u200f \u200e',
      'a (18:3) b\u200f \u200e',
    ],
    [
      'several lines without what reorders text',
      'Description',
      'a\n\u202d\u202e(18:3)\u202c\u2068\u2069\u200f b',
      'a\n(18:3)\u200f b',
    ],
    [
      'one-line fields with joiners and marks',
      'Title',
      'می\u200cشود\u200f \u200e\u061c-',
      'می\u200cشود\u200f \u200e\u061c-',
    ],
    ['letters in composed form (NFC)', 'Title', 'e\u0301', 'é'],
    ['half a surrogate pair as U+FFFD', 'Title', 'a\ud83dz', 'a\ufffdz'],
    ['characters outside the basic plane unchanged', 'Title', '🕌 𐒈𐒝𐒑', '🕌 𐒈𐒝𐒑'],
    ['exactly 200 characters of a title', 'Title', 'ع'.repeat(200), 'ع'.repeat(200)],
    ['exactly 100,000 characters of a content field', 'Content', 'x'.repeat(100_000), 'x'.repeat(100_000)],
    ['SQL unchanged', 'Title', "'); drop table news; --", "'); drop table news; --"],
  ])('stores text: %s', async (_, name, sent, stored) => {
    const { status, json } = await staff.send('PUT', paths.get('news')!, { ...news, [name]: sent });
    expect([status, json[name]]).toEqual([200, stored]);
    expect((await site.get(paths.get('news')!)).json[name]).toBe(stored);
  });

  it('stores the same texts from a form as from JSON', async () => {
    const fields = { ...news, Content: markup, 'Title.ar': 'عنوان «النور»' };
    const { json } = await staff.send('PUT', paths.get('news')!, formOf(fields));
    expect(json).toMatchObject({ Content: markup, translations: { ar: { Title: 'عنوان «النور»' } } });
  });
});
