/** Uploads that are no documents, carry macros, load parts from elsewhere, or are damaged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadsExternalParts } from '../../server/files/media/external-parts.ts';
import { openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { createReport, saveReport } from '../setup/api/reports.ts';
import { fileOf, lockedPdf, pdf, twoColours, wordFile, zip } from '../setup/samples.ts';

const types = (content: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${content}</Types>`;
const office = { '[Content_Types].xml': types(''), 'word/document.xml': '<w:document/>' };
/** Returns the files of a Word document with a relationship of its settings. */
const related = (relationship: string, head = '<?xml version="1.0" encoding="UTF-8"?>') => ({
  ...office,
  'word/_rels/settings.xml.rels': `${head}<Relationships>${relationship}</Relationships>`,
});
const schema = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const external = (type: string, target: string) =>
  `<Relationship Id="rId1" Type="${schema}/${type}" Target="${target}" TargetMode="External"/>`;
/** Returns the files of a Word document with many lists of relationships. */
const lists = (count: number, list: string) => ({
  ...office,
  ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`word/_rels/${n}.xml.rels`, list])),
});
/** Returns a copy of a ZIP with its end record changed, so that it describes more or other entries than there are. */
const changed = (bytes: Buffer, change: (end: Buffer) => void) => {
  const copy = Buffer.from(bytes);
  change(copy.subarray(copy.length - 22));
  return copy;
};
/** Returns a Word document with a second directory between its own and the end record. */
const withTwoDirectories = () => {
  const bytes = wordFile();
  const end = bytes.subarray(-22);
  const directory = bytes.subarray(end.readUInt32LE(16), -22);
  return Buffer.concat([bytes.subarray(0, -22), directory, end]);
};
/** Returns a Word document whose last comment looks like the record that leads to a ZIP64 directory. */
const withHiddenZip64 = () => {
  const bytes = wordFile();
  const hidden = Buffer.concat([Buffer.from('PK\x06\x07', 'latin1'), Buffer.alloc(16)]);
  const last = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  const copy = Buffer.concat([bytes.subarray(0, -22), hidden, bytes.subarray(-22)]);
  copy.writeUInt16LE(hidden.length, last + 32);
  copy.writeUInt32LE(copy.readUInt32LE(copy.length - 10) + hidden.length, copy.length - 10);
  return copy;
};
const damagedPdf =
  'This PDF is damaged or incomplete. Open it on your computer, save it again as a PDF, and choose the new file.';
const notADocument = 'This file is not a PDF, Word, Excel, PowerPoint or OpenDocument file.';

describe('uploading a document', () => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    staff = await site.signIn('superadmin');
  });
  afterAll(() => site.close());

  it.each([
    ['a ZIP named .pdf', zip({ 'setup.exe': 'MZ' }), 'report.pdf'],
    ['a ZIP named .docx', zip({ 'evil.txt': 'word/document' }), 'report.docx'],
    ['HTML named .pdf', '<!doctype html><script>alert(1)</script>', 'report.pdf'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'report.pdf'],
    ['a script', '#!/bin/sh\nrm -rf /', 'report.docx'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'report.pdf'],
    ['the head of a PDF', '%PDF-1.7\n', 'report.pdf', damagedPdf],
    ['half a PDF', pdf(3).subarray(0, 40), 'report.pdf', damagedPdf],
    ['a PDF without pages', pdf(0), 'report.pdf', damagedPdf],
    ['an empty file with a name', '', 'report.pdf'],
  ])('refuses %s and changes nothing', async (_, bytes, name, problem = notADocument) => {
    const path = await createReport(staff);
    const before = [(await staff.get(`${path}?all=1`)).text, await site.db.selectFrom('files').select('id').execute()];
    const image = fileOf(await twoColours(30, 30).png().toBuffer(), 'good.png');
    const { status, json } = await saveReport(
      staff,
      { title: 'Changed', image, file: fileOf(bytes, name, 'application/pdf') },
      path,
    );
    expect([status, json['fields']]).toEqual([400, { file: problem }]);
    expect([(await staff.get(`${path}?all=1`)).text, await site.db.selectFrom('files').select('id').execute()]).toEqual(
      before,
    );
  });

  it.each([
    ['a Word file with Visual Basic', { ...office, 'word/vbaProject.bin': 'x' }],
    ['a Word file with Visual Basic in capitals', { ...office, 'word/VBAPROJECT.BIN': 'x' }],
    ['a Word file with backslashes in paths', { ...office, 'word\\vbaProject.bin': 'x' }],
    [
      'a Word file with macros of another name',
      {
        ...office,
        '[Content_Types].xml': types(
          '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
        ),
      },
    ],
    [
      'a .docm named .docx',
      {
        ...office,
        '[Content_Types].xml': types(
          '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
        ),
      },
    ],
    [
      'a Word file with an encoded content type',
      {
        ...office,
        '[Content_Types].xml': types(
          '<Override ContentType="application/vnd.ms-word.document.&#109;acroEnabled.main+xml"/>',
        ),
      },
    ],
    [
      'a Word file with content types in UTF-16',
      { ...office, '[Content_Types].xml': 'macroEnabled'.split('').join('\0') },
    ],
    ['a Word file with two lists of content types', { ...office, '[content_types].xml': types('') }],
    ['a Word file with Visual Basic in an encoded name', { ...office, 'word/%76baProject.bin': 'x' }],
    [
      'an Excel file with macros of Excel 4',
      { '[Content_Types].xml': types(''), 'xl/workbook.xml': '', 'xl/macrosheets/sheet1.xml': '' },
    ],
    [
      'a presentation with ActiveX',
      { '[Content_Types].xml': types(''), 'ppt/presentation.xml': '', 'ppt/activeX/activeX1.bin': '' },
    ],
    [
      'OpenDocument with Basic',
      { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '', 'Basic/Standard/Module1.xml': '' },
    ],
    [
      'OpenDocument with Basic in an object within it',
      {
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': '',
        'Object 1/Basic/Standard/Module1.xml': '',
      },
    ],
    [
      'a Word file that only names its Visual Basic as a relationship',
      related(
        `<Relationship Id="a" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="a.bin"/>`,
      ),
    ],
    [
      'a Word file with a content type made of entities',
      { ...office, '[Content_Types].xml': `<!DOCTYPE a [<!ENTITY a "vba"><!ENTITY b "Project">]>${types('')}` },
    ],
    [
      'OpenDocument with a script',
      { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '', 'Scripts/python/a.py': '' },
    ],
  ])('refuses macros in %s', async (_, files) => {
    const { status, json } = await saveReport(staff, {
      file: fileOf(zip(files as unknown as Record<string, string>), 'a.docx'),
    });
    expect([status, json['fields']]).toEqual([
      400,
      { file: 'This document contains macros, which can carry viruses. Please save it without macros, or as PDF.' },
    ]);
  });

  it.each([
    ['a template of a website', related(external('attachedTemplate', 'https://example.com/a.dotm'))],
    ['a template of a file server', related(external('attachedTemplate', String.raw`file:///\\host\a.dotm`))],
    ['a template of a file server without a scheme', related(external('attachedTemplate', String.raw`\\host\a.dotm`))],
    ['an object', related(external('oleObject', 'mhtml:http://example.com/a.html!x-usc:http://example.com/a.html'))],
    ['a frame', related(external('frame', 'https://example.com/a.htm'))],
    ['a document within the document', related(external('subDocument', 'file:///C:/a.docx'))],
    ['a template behind a picture', related(external('image', 'a.png') + external('attachedTemplate', 'http://a/b'))],
    [
      'a template in other words',
      related(
        `<r:Relationship é="x='" Target = 'a>Type="/hyperlink"' TargetMode\n=\n'&#69;xternal' Type='${schema}/frame'/>`,
      ),
    ],
    ['a template in UTF-16', { ...office, 'word/_rels/a.xml.rels': [...external('frame', 'http://a/b')].join('\0') }],
    ['a template in UTF-7', related('', `<?xml version="1.0"${' '.repeat(200)}encoding="utf-7"?>`)],
    ['a template by an entity', related('', '<!DOCTYPE a [<!ATTLIST Relationship TargetMode CDATA "External">]>')],
    ['relationships that are too long', related(' '.repeat(1_000_001))],
    ['a frame, by an encoded name', { ...office, 'word/_rels/a.xml.%72els': external('frame', 'http://a/b') }],
    ['one of two lists with the same name', { ...related(''), 'word/_rels/SETTINGS.xml.rels': '' }],
    ['relationships that are too long together', lists(5, ' '.repeat(900_000))],
    ['one of 3,000 lists', lists(3_000, '')],
  ])('refuses a Word file that loads %s', async (_, files) => {
    const { status, json } = await saveReport(staff, { file: fileOf(zip(files), 'a.docx') });
    expect([status, json['fields']]).toEqual([
      400,
      { file: expect.stringMatching(/^This document loads parts of it from other addresses, such as a template/) },
    ]);
  });

  it.each([
    [
      'links, pictures and videos',
      ['hyperlink', 'image', 'video'].map((type) => external(type, 'https://a/b')).join(''),
    ],
    ['a template on the author’s computer', external('attachedTemplate', String.raw`file:///C:\Users\a\A%20b.dotx`)],
    ['parts of its own', `<Relationship Id="a" Type="${schema}/frame" Target="a.xml" TargetMode="Internal"/>`],
  ])('accepts a Word file with %s', async (_, relationships) => {
    const file = fileOf(zip(related(relationships)), 'a.docx');
    expect((await saveReport(staff, { file })).status).toBe(200);
  });

  it('checks relationships in linear time', () => {
    const startedAt = performance.now();
    for (const piece of [
      '<',
      'a',
      ' ',
      'a=',
      'a="',
      `a="'`,
      '<TargetMode ',
      'TargetMode="',
      'TargetMode a',
      '<?xml ',
      'encoding=',
    ])
      for (const head of ['<TargetMode ', '<?xml encoding'])
        loadsExternalParts(Buffer.from(head + piece.repeat(1_000_000 / piece.length)));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it.each([
    [
      'an old Word file',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'a.doc',
      /^This is an Office file from before 2007, or one with a password\./,
    ],
    [
      'an Office file with a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'a.docx',
      /^This is an Office file from before 2007, or one with a password\./,
    ],
    ['a PDF with a password', lockedPdf(), 'a.pdf', /^This PDF is protected by a password\./],
    ['a ZIP of many parts', changed(wordFile(), (end) => end.writeUInt16LE(9, 8)), 'a.docx', /^This file is not/],
    [
      'a ZIP whose directory is elsewhere',
      changed(wordFile(), (end) => end.writeUInt32LE(1, 16)),
      'a.docx',
      /^This file is not/,
    ],
    [
      'a ZIP of 65,535 files',
      changed(wordFile(), (end) => (end.writeUInt16LE(65_535, 8), end.writeUInt16LE(65_535, 10))),
      'a.docx',
      /^This file is not/,
    ],
    [
      'a ZIP with a directory of 4 GB',
      changed(wordFile(), (end) => end.writeUInt32LE(4_294_967_295, 12)),
      'a.docx',
      /^This file is not/,
    ],
    [
      'a ZIP with a name of 1,001 bytes',
      zip({ ...office, ['%41'.repeat(334).slice(1)]: '' }),
      'a.docx',
      /^This file is not/,
    ],
    [
      'a ZIP with a directory of more than 1 MB',
      zip({
        ...office,
        ...Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${1_000 + n}${'a'.repeat(960)}`, ''])),
      }),
      'a.docx',
      /^This file is not/,
    ],
    [
      'a ZIP with two directories, of which programs read one or the other',
      withTwoDirectories(),
      'a.docx',
      /^This file is not/,
    ],
    ['a ZIP with a hidden ZIP64 directory', withHiddenZip64(), 'a.docx', /^This file is not/],
    ['a ZIP with something behind it', Buffer.concat([wordFile(), Buffer.from('MZ')]), 'a.docx', /^This file is not/],
    [
      'the end of a ZIP alone',
      Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), wordFile().subarray(-22)]),
      'a.docx',
      /^This file is not/,
    ],
  ])('explains what is wrong with %s', async (_, bytes, name, said) => {
    const { status, json } = await saveReport(staff, { file: fileOf(bytes, name) });
    expect([status, json['fields']]).toEqual([400, { file: expect.stringMatching(said) }]);
  });
});
