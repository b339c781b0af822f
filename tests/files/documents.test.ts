import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { createReport, saveReport } from '../setup/api/reports.ts';
import { fileOf, pdf, twoColours, wordFile, zip } from '../setup/samples.ts';

describe('uploading documents', () => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    staff = await site.signIn('superadmin');
  });
  afterAll(() => site.close());

  it('stores a PDF with its number of pages and name, and its first page as the cover', async () => {
    const bytes = pdf(3);
    const { status, json } = await saveReport(staff, {
      file: fileOf(bytes, 'Annual report 2025.pdf', 'application/pdf'),
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      fileName: 'Annual report 2025.pdf',
      file: expect.stringMatching(/^\/files\/documents\/[0-9a-f]{24}\.pdf$/),
    });
    expect(json['files']).toMatchObject({
      file: { pages: 3, bytes: bytes.length, fileName: 'Annual report 2025.pdf' },
      image: { width: 960, height: 1280 },
    });
    expect((await site.get(`/api/reports/${String(json['_id'])}`)).json).toMatchObject({
      file: json['file'],
      fileName: 'Annual report 2025.pdf',
      image: json['image'],
    });
    const response = await site.app.request(String(json['file']));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const cover = await site.app.request(String(json['image']));
    expect((await sharp(Buffer.from(await cover.arrayBuffer())).metadata()).width).toBe(960);
  });

  it('keeps an existing or uploaded cover', async () => {
    const picture = fileOf(await twoColours(50, 50).png().toBuffer(), 'cover.png');
    const both = (await saveReport(staff, { file: fileOf(pdf(1), 'a.pdf'), image: picture })).json;
    expect(both['files']).toMatchObject({ image: { width: 50 } });
    const path = `/api/reports/${String(both['_id'])}`;
    const replaced = (await saveReport(staff, { file: fileOf(pdf(2), 'b.pdf') }, path)).json;
    expect(replaced).toMatchObject({ image: both['image'], fileName: 'b.pdf', files: { file: { pages: 2 } } });
    // Without file fields both are kept; after a removal the next PDF provides a cover again.
    expect((await saveReport(staff, { title: 'New title' }, path)).json).toMatchObject({
      file: replaced['file'],
      image: both['image'],
    });
    expect(
      (await saveReport(staff, { file: fileOf(pdf(4), 'c.pdf'), 'image.remove': '1' }, path)).json['files'],
    ).toMatchObject({
      image: { width: 960 },
    });
    expect((await saveReport(staff, { 'file.remove': '1' }, path)).json).toMatchObject({ file: '', fileName: '' });
  });

  it('changes nothing for an empty file input', async () => {
    const path = await createReport(staff);
    const savedFile = (await saveReport(staff, { file: fileOf(pdf(1), 'a.pdf') }, path)).json['file'];
    expect((await saveReport(staff, { file: fileOf('', ''), image: fileOf('', '') }, path)).json['file']).toBe(
      savedFile,
    );
  });

  it.each([
    ['a PDF that carries a script', pdf(1, { script: 'app.alert\\(1\\)' }), 'a.pdf', 'application/pdf'],
    ['a Word file', wordFile(), 'a.docx', 'application/octet-stream'],
    [
      'an Excel file',
      zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '' }),
      'a.xlsx',
      'application/octet-stream',
    ],
    [
      'OpenDocument text',
      zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '' }),
      'a.odt',
      'application/octet-stream',
    ],
  ])('accepts %s, of which a browser runs nothing', async (_, bytes, name, type) => {
    const { status, json } = await saveReport(staff, { file: fileOf(bytes, name) });
    expect([status, json['fileName']]).toEqual([200, name]);
    const { headers } = await site.app.request(String(json['file']));
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('script');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it.each([
    ['tall as a tower', [60, 14_000], { image: { width: 8, height: 1920 } }],
    ['wide as a banner', [14_000, 60], { image: { width: 960, height: 4 } }],
    ['thin as a hair', [1, 14_000], {}],
    ['without a size', [0, 0], {}],
  ] as const)('accepts a PDF whose first page is %s', async (_, box, files) => {
    const { status, json } = await saveReport(staff, { file: fileOf(pdf(1, { box }), 'odd.pdf') });
    expect(status).toBe(200);
    expect(json['files']).toMatchObject({ file: { pages: 1 }, ...files });
  });

  it.each([
    ['Warbixin sannadeed 2025.pdf', 'Warbixin sannadeed 2025.pdf'],
    ['التقرير السنوي ٢٠٢٥.pdf', 'التقرير السنوي ٢٠٢٥.pdf'],
    ['he said "yes".pdf', 'he said yes.pdf'],
    ["o'clock & co; 50%.pdf", "o'clock & co; 50%.pdf"],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\x\\report.pdf', 'report.pdf'],
    ['\u202efdp.exe', 'fdp.pdf'],
    ['re\u200bport\u0007\u007f.pdf', 'report.pdf'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['<script>.pdf', 'script.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['...', 'report.pdf'],
    ['report.exe', 'report.pdf'],
    ['report', 'report.pdf'],
    ['v1.2 final.pdf', 'v1.2 final.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    [`${'ع'.repeat(300)}.pdf`, `${'ع'.repeat(115)}.pdf`],
    [`${'🕌'.repeat(150)}.pdf`, `${'🕌'.repeat(115)}.pdf`],
    ['CON.pdf', '_CON.pdf'],
    ['nul', '_nul.pdf'],
    ['lpt1.final.pdf', '_lpt1.final.pdf'],
    ['\u200b\u202e\u2066.pdf', 'pdf.pdf'],
    ['\u115f \u3164.docx', 'docx.pdf'],
    ['\u2800 \u2800.docx', 'docx.pdf'],
    ['a\u3164\u2800b.docx', 'ab.pdf'],
  ])('stores the file name %j as %j', async (name, savedFile) => {
    const { status, json } = await saveReport(staff, { file: fileOf(wordFile(), name) });
    expect([status, json['fileName']]).toEqual([200, savedFile.replace(/\.pdf$/, '.docx')]);
  });

  it('names the file that is too large, and refuses a body that is larger than any form', async () => {
    const path = await createReport(staff);
    const large = await saveReport(
      staff,
      { file: fileOf(Buffer.concat([pdf(1), Buffer.alloc(60_000_000)]), 'a.pdf') },
      path,
    );
    expect([large.status, large.json['code'], large.json['fields']]).toEqual([
      413,
      'payload_too_large',
      { file: 'This file is too large: at most 40\u00a0MB.' },
    ]);
    for (const [method, address, bytes] of [
      ['PUT', path, 71_000_000],
      ['POST', '/api/reports', 2_000_000],
    ] as const) {
      const tooLarge = await staff.send(
        method,
        address,
        formOf({ title: 'Changed', file: fileOf(Buffer.alloc(bytes), 'a.pdf') }),
      );
      expect([tooLarge.status, tooLarge.json]).toEqual([
        413,
        { message: 'What was sent is too large.', code: 'payload_too_large' },
      ]);
    }
    expect((await staff.get(`${path}?all=1`)).json).toMatchObject({ title: 'New Report', state: 'draft' });
  });

  it.each([
    '/files/documents/../../minbar.sqlite',
    '/files/documents/..%2f..%2fminbar.sqlite',
    '/files/%2e%2e/minbar.sqlite',
    '/files/documents/x.pdf',
    '/files/',
    '/files/documents',
    '/files/pictures/%00.jpg',
    '/files//etc/passwd',
  ])('finds no file at %s', async (address) => {
    const { status, json } = await site.get(address);
    expect([status, json['code']]).toEqual([404, 'not_found']);
  });
});
