/** `npm run quran` beside a running site with several processes: each shows the change when the command has ended. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseQuran, quranFile } from '../../server/quran/quran-text.ts';
import { dialects } from '../setup/api/app.ts';
import { createClient } from '../setup/api/client.ts';
import { runOperatorCommand } from '../setup/servers/operator-command.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { staffEnvironment, superadmin } from '../setup/browser/staff.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';
import { translationFile } from '../setup/translation.ts';

const verses = parseQuran(readFileSync(quranFile, 'utf8'));
const quoted = `> ﴿${verses.get('2:183')!} ۝١٨٣ ${verses.get('2:184')!}﴾ [2:183-184]`;
const evil = '<script>alert(1)</script> & *x*';
const escaped = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; *x*';

describe.each(dialects)('translations of verses over %s', (dialect) => {
  let folder: string;
  let environment: Record<string, string>;
  let site: RunningSite;
  const pages = { full: '', english: '' };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'minbar-quran-'));
    environment = {
      DATA_DIR: join(folder, 'data'),
      ...(dialect === 'postgres' ? { DATABASE_URL: await createPostgresDatabase() } : {}),
    };
    expect((await quran('list')).output).toMatch(/Start this version of the site once/);
    site = await startSite({ SEED: 'none', PROCESSES: '2', ...staffEnvironment, ...environment });
    const client = createClient({ request: (path: string, init?: RequestInit) => fetch(site.url + path, init) });
    await client.login(superadmin.email, superadmin.password);
    const add = async (texts: object) => {
      const { json } = await client.send('POST', '/api/articles');
      const id = String(json['_id']);
      const saved = await client.send('PUT', `/api/articles/${id}`, { publishedDate: '2026-01-01', ...texts });
      expect(saved.status).toBe(200);
      return `/publications/articles/${id}`;
    };
    pages.english = await add({ Title: 'T', Content: quoted });
    pages.full = await add({ Title: 'T', Content: quoted, 'Content.so': quoted, 'Content.ar': quoted });
  });
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const quran = (...args: string[]) => runOperatorCommand('quran', args, environment);
  const fileOf = async (word: string, texts?: Record<string, string>) => {
    const file = join(folder, `${word}.txt`);
    await writeFile(file, translationFile(word, texts));
    return file;
  };
  /** The block of verses on a page, the same from every process. */
  const blockOf = async (page: keyof typeof pages, lang: string) => {
    const read = async () => {
      const response = await fetch(`${site.url}${pages[page]}?lang=${lang}`, { headers: { connection: 'close' } });
      return /<blockquote>.*?<\/blockquote>/s.exec(await response.text())?.[0];
    };
    const found = new Set(await Promise.all(Array.from({ length: 8 }, read)));
    expect(found.size).toBe(1);
    const [block = ''] = found;
    return block.slice(block.indexOf('</span></p>\n') + '</span></p>\n'.length);
  };
  const footer = (reference: string, name?: string) =>
    `<footer class="text-sm text-muted">${reference}${name === undefined ? '' : ` <bdi>(${name})</bdi>`}</footer>\n</blockquote>`;

  it('are shown in the language of the text, replaced and removed, while its pages are cached', async () => {
    const none = {
      en: footer('Al-Baqarah 2:183–184'),
      so: footer('Suuradda Al-Baqara, 2:183–184'),
      ar: footer('البقرة: 183-184'),
    };
    for (const lang of ['en', 'so', 'ar'] as const) expect(await blockOf('full', lang)).toBe(none[lang]);
    expect(await quran('list')).toEqual({ code: 0, output: 'No translation is installed.\n' });

    const words = await fileOf('Words', { '2:184': evil });
    expect(await quran('add', words, '--language', 'en', '--name', ' A <b>name</b> ')).toEqual({
      code: 0,
      output:
        'The English translation “A <b>name</b>” was installed. ' +
        'Texts in this language show it below the verses that they quote.\n',
    });
    const english =
      `<p class="mt-2" lang="en" dir="ltr">(183) Words 2:183 (184) ${escaped}</p>\n` +
      footer('Al-Baqarah 2:183–184', 'A &lt;b&gt;name&lt;/b&gt;');
    expect(await blockOf('full', 'en')).toBe(english);
    for (const lang of ['so', 'ar'] as const) expect(await blockOf('full', lang)).toBe(none[lang]);
    // The text is shown in English for want of another, and so are its verses.
    for (const lang of ['en', 'so', 'ar']) expect(await blockOf('english', lang)).toBe(english);

    await quran('add', await fileOf('ترجمة'), '--language', 'ar', '--name', 'التفسير');
    expect(await blockOf('full', 'ar')).toBe(
      `<p class="mt-2" lang="ar" dir="rtl">(183) ترجمة 2:183 (184) ترجمة 2:184</p>\n${footer('البقرة: 183-184', 'التفسير')}`,
    );

    // Of two at once one is stored, whole.
    const added = await Promise.all(
      ['Kow', 'Laba'].map(async (word) => quran('add', await fileOf(word), '--language', 'so', '--name', word)),
    );
    expect(added.map(({ code }) => code)).toEqual([0, 0]);
    const [, name] = /so {2}(\w+)\n/.exec((await quran('list')).output) ?? [];
    expect(await blockOf('full', 'so')).toBe(
      `<p class="mt-2" lang="so" dir="ltr">(183) ${name} 2:183 (184) ${name} 2:184</p>\n` +
        footer('Suuradda Al-Baqara, 2:183–184', name),
    );
    const replaced = await quran('add', words, '--language', 'so', '--name', 'Saddex');
    expect(replaced.output).toContain(`“Saddex” was installed, in place of “${name}”.`);
    expect(await blockOf('full', 'so')).toContain('(183) Words 2:183');
    expect((await quran('remove', 'so')).output).toBe(
      'The Somali translation was removed. Pages do not show it any more.\n',
    );
    expect(await blockOf('full', 'so')).toBe(none.so);
  }, 120_000);

  it.runIf(dialect === 'sqlite')(
    'are not changed by a command that is refused',
    async () => {
      const before = await quran('list');
      const short = join(folder, 'short.txt');
      await writeFile(short, '1|1|a\n1|2|b\n1|2|c\n');
      const latin = join(folder, 'latin.txt');
      await writeFile(latin, Buffer.from(translationFile('Wor\u00e9ds'), 'latin1'));
      const add = (file: string, language = 'en', name = 'M') => ['add', file, '--language', language, '--name', name];
      const cases: [string[], RegExp][] = [
        [
          add(short),
          /short\.txt cannot be used\. Line 3 has the verse 1:2 a second time\. Nothing was changed\. .* all 6236 verses\.\n$/,
        ],
        [add(latin), /It is not in UTF-8/],
        [add(short, 'fr'), /The language must be en, so, ar/],
        [['remove', 'so'], /No translation is installed for Somali/],
        [['add', short], /^Usage: npm run quran -- add FILE --language en\|so\|ar --name "Translator or edition"\n/],
      ];
      for (const [args, sentence] of cases)
        expect(await quran(...args)).toEqual({ code: 1, output: expect.stringMatching(sentence) as string });
      expect(await quran('list')).toEqual(before);
    },
    120_000,
  );
});
