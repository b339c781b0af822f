/** Visitors find reports by the text of their documents (decision 042). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanDocumentText } from '../../domain/search/document-text.ts';
import { createMediaProcess } from '../../server/files/media/media-process.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { fileOf, pdf, textPdf } from '../setup/samples.ts';
import { threadTime } from '../setup/thread-time.ts';
import { allowOnThisMachine } from '../setup/slow-machine.ts';

describe('the text of a document', () => {
  it.each([
    ['ﺍﻟﻘﺮﺁﻥ ﺍﻟﻜﺮﻳﻢ', 'القرآن الكريم'],
    ['edu\u0002\r\ncation', 'education'],
    ['a\ue000b\uf8ffc', 'a b c'],
    ['\u0000a\ud800', 'a\ufffd'],
    ['﴿x﴾ [2:43]', '"x" [2:43]'],
    ['x'.repeat(300_000), 'x'.repeat(200_000)],
  ])('of %j is cleaned', (extracted, stored) => expect(cleanDocumentText(extracted)).toBe(stored));
});

it('reads no text of a file that is no PDF, and of no more than 500 pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-test-'));
  const mediaProcess = createMediaProcess();
  const path = join(folder, 'document.pdf');
  const read = async (bytes: Buffer) => {
    await writeFile(path, bytes);
    const done = await mediaProcess.run({ do: 'pdf-text', path });
    return 'answer' in done ? done.answer.text : done.stopped;
  };
  try {
    expect(await read(Buffer.from('%PDF-1.7\nnothing'))).toBe('');
    expect(await read(pdf(2))).toBe('');
    const text = await read(textPdf(Array.from({ length: 600 }, (_, n) => `page${n}`)));
    expect([text.includes('page499'), text.includes('page500')]).toEqual([true, false]);
    expect((await read(textPdf(Array.from({ length: 30 }, () => 'a'.repeat(10_000))))).length).toBeLessThan(200_030);
  } finally {
    mediaProcess.close();
    await rm(folder, { recursive: true });
  }
});

// They wait for the media process, which draws pages of documents in between.
describe.each(dialects)('documents in the public search over %s', { timeout: 60_000 }, (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
  });
  afterAll(() => site.close());

  const create = async (title: string, fields: Record<string, string | File>) => {
    const path = `/api/reports/${String((await superadmin.send('POST', '/api/reports')).json['_id'])}`;
    expect((await superadmin.send('PUT', path, formOf({ title, ...fields }))).status).toBe(200);
    return path;
  };
  const find = (query: string) => site.services.publicSearch.find(query, { language: 'en', page: 1 });
  const titles = async (query: string) =>
    (await find(query)).hits.map(({ title }) => title.map(({ text }) => text).join(''));
  const expectFound = async (query: string, found: string[]) => {
    await expect.poll(() => titles(query), { timeout: 50_000, interval: 200 }).toEqual(found);
  };

  it('finds a report by its document, after those with the word in their title, and marks the word', async () => {
    const path = await create('Report one', { file: fileOf(textPdf(['Many numbats were counted']), 'a.pdf') });
    await create('The numbat', {});
    await expectFound('numbats', ['The numbat', 'Report one']);
    const { snippet } = (await find('counted numbats')).hits[0]!;
    expect(snippet.filter(({ found }) => found).map(({ text }) => text)).toEqual(['numbats', 'counted']);

    // Another save keeps the words of the document; a document that is replaced takes its words along.
    await superadmin.send('PUT', path, formOf({ title: 'Report two' }));
    expect(await titles('numbats')).toEqual(['The numbat', 'Report two']);
    await superadmin.send('PUT', path, formOf({ file: fileOf(textPdf(['Only quokkas']), 'b.pdf') }));
    expect(await titles('numbats')).toEqual(['The numbat']);
    await expectFound('quokkas', ['Report two']);
    await superadmin.send('PUT', path, formOf({ title: 'Report three' }));
    expect((await superadmin.send('DELETE', path)).status).toBe(200);
    expect(await titles('quokkas')).toEqual([]);
  });

  it('shows no vowelled Arabic of a document', async () => {
    await create('Cover', { file: fileOf(textPdf(['Some bilbies']), 'a.pdf') });
    await expectFound('bilbies', ['Cover']);
    const text = 'First page\fَّلِذى َخ َلَق َرْأَرْأ ِبٱ ْس\nٱ ْق\n“Read, in the name of your Lord who creates bilbies.” ق';
    await site.db.updateTable('document_texts').set({ text }).where('text', 'like', '%bilbies%').execute();
    const { snippet, snippetLanguage } = (await find('bilbies')).hits[0]!;
    expect(snippetLanguage).toBeUndefined();
    expect(snippet.map((part) => part.text).join('')).toBe(
      'First page … “Read, in the name of your Lord who creates bilbies.” ق',
    );
    expect(snippet.filter(({ found }) => found).map((part) => part.text)).toEqual(['bilbies']);
  });

  it('reads documents whose text is missing, as after a restore', async () => {
    await create('Old report', { file: fileOf(textPdf(['Some dugongs']), 'a.pdf') });
    await expectFound('dugongs', ['Old report']);
    await site.db.deleteFrom('document_texts').execute();
    await site.db
      .updateTable('reports' as 'content')
      .set({ search_words: '' } as object)
      .execute();
    expect(await titles('dugongs')).toEqual([]);
    await create('Another report', {});
    await expectFound('dugongs', ['Old report']);
  });

  it('goes on after documents without text', async () => {
    await create('Scan', { file: fileOf(pdf(3), 'a.pdf') });
    await create('Private', { file: fileOf(textPdf(Array.from({ length: 900 }, (_, n) => `page${n}`)), 'b.pdf') });
    await create('Last', { file: fileOf(textPdf(['Tapirs at last']), 'c.pdf') });
    await expectFound('tapirs', ['Last']);
    await expectFound('page7', ['Private']);
    const empty = site.db.selectFrom('document_texts').select('text').where('text', '=', '');
    await expect.poll(() => empty.execute(), { timeout: 50_000 }).toHaveLength(1);
  });

  it('does not read the documents of drafts', async () => {
    const path = `/api/reports/${String((await superadmin.send('POST', '/api/reports')).json['_id'])}`;
    const file = fileOf(textPdf(['Secret pangolins']), 'a.pdf');
    expect((await superadmin.send('PUT', `${path}?draft=1`, formOf({ title: 'Draft', file }))).status).toBe(200);
    await create('Published later', { file: fileOf(textPdf(['Public aardvarks']), 'b.pdf') });
    await expectFound('aardvarks', ['Published later']);
    expect(
      await site.db.selectFrom('document_texts').select('text').where('text', 'like', '%pangolins%').execute(),
    ).toEqual([]);
    expect((await superadmin.send('PUT', path, formOf({ title: 'No draft' }))).status).toBe(200);
    await expectFound('pangolins', ['No draft']);
  });

  it('does not fold the texts of documents again at each save', async () => {
    // As many different words as a text can have.
    const words = Array.from({ length: 60_000 }, (_, n) =>
      String.fromCodePoint(0x4e00 + (n % 20_000), 0x3042 + (n % 80)),
    );
    const path = await create('Long report', { file: fileOf(textPdf(['Numbat and wombat']), 'a.pdf') });
    await expectFound('wombat', ['Long report']);
    await site.db
      .updateTable('document_texts')
      .set({ text: words.join(' '), words: [...new Set(words)].join(' ') })
      .where('text', 'like', '%wombat%')
      .execute();
    await superadmin.send('PUT', path, formOf({ title: 'Long report 2' }));
    const before = threadTime();
    expect((await superadmin.send('PUT', path, formOf({ title: 'Long report 3' }))).status).toBe(200);
    expect(threadTime() - before).toBeLessThan(allowOnThisMachine(150));
    expect(await titles(words[0]!)).toEqual(['Long report 3']);
  });
});
