/**
 * Follows docs/add-a-content-type.md in a copy of the repository: types, catalogues, the API and the budgets of the
 * pages must be as described.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'minbar-content-type-'));
  for (const name of ['app', 'db', 'demo', 'domain', 'locales', 'scripts', 'server', 'tests', 'public'])
    await cp(join(root, name), join(copy, name), { recursive: true });
  for (const name of await readdir(root)) if (/\.(?:json|ts)$/.test(name)) await cp(join(root, name), join(copy, name));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

type Block = { path: string; language: string; text: string };

/** Returns the number of the next migration. */
async function nextNumber(): Promise<string> {
  const numbers = (await readdir(join(root, 'db/migrations'))).map((name) => Number.parseInt(name, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(3, '0');
}

/** Returns the code blocks of the document, each with the last file named before it. */
function blocksOf(document: string): Block[] {
  let path = '';
  return [...document.matchAll(/`([\w/-]+\.(?:tsx?|json))`|^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(
    ([, named, language, text]) => {
      if (named !== undefined) path = named;
      return language === undefined || text === undefined ? [] : [{ path, language, text }];
    },
  );
}

type Tree = { [key: string]: string | Tree };

function merge(into: Tree, more: Tree): Tree {
  const merged = { ...into };
  for (const [key, value] of Object.entries(more)) {
    const known = merged[key];
    merged[key] = typeof value === 'object' && typeof known === 'object' ? merge(known, value) : value;
  }
  return merged;
}

/** Applies a block; returns the files that it wrote. */
async function follow({ path, language, text }: Block): Promise<string[]> {
  if (language === 'json') {
    const paths = ['en', 'so', 'ar'].map((name) => path.replace('/en/', `/${name}/`));
    for (const each of paths) {
      const catalogue = JSON.parse(await readFile(join(copy, each), 'utf8')) as Tree;
      await writeFile(join(copy, each), JSON.stringify(merge(catalogue, JSON.parse(text) as Tree), null, 2));
    }
    return paths;
  }
  let whole = text;
  if (language === 'diff') {
    const lines = text.trimEnd().split('\n');
    const side = (sign: string) => lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n');
    const before = await readFile(join(copy, path), 'utf8');
    expect(before).toContain(side('+'));
    whole = before.replace(side('+'), () => side('-'));
  }
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), whole);
  return [path];
}

/** A request for a stored item, as a test in the copy. */
const requestTest = `
import { expect, it } from 'vitest';
import { events } from '../domain/content/events.ts';
import { readItemCounts } from '../server/store/content/item-counts.ts';
import { localized, openTestApp } from './setup/api/app.ts';

it('answers', async () => {
  const site = await openTestApp('sqlite');
  const id = await site.add(events, {
    title: localized({ en: 'Open day', ar: 'يوم مفتوح' }),
    place: localized({ en: 'Hargeisa' }),
    content: localized({ en: 'Come and see.' }),
    image: null,
    publishedAt: '2026-11-01T00:00:00.000Z',
  });
  const { json } = await site.get('/api/events?lang=ar');
  expect(json).toMatchObject({ total: 1, events: [{ _id: id, title: 'يوم مفتوح', place: 'Hargeisa' }] });
  const staff = await site.signIn('superadmin');
  expect((await staff.send('POST', '/api/events')).status).toBe(201);
  expect(await readItemCounts(site.db, events)).toMatchObject({ items: 2, published: 1 });
  expect((await site.get('/feeds/events.xml')).text).toContain('/publications/events/' + id);
  for (const feed of ['/sitemap.xml', '/rss.xml'])
    expect((await site.get(feed)).text).toContain('/publications/events/' + id);
  const { hits } = await site.services.publicSearch.find('open', { language: 'en', page: 1 });
  expect(hits.map(({ typeName }) => typeName)).toContain('events');
  await site.close();
});
`;

it('makes a type with API, dashboard and pages by following the document', { timeout: 360_000 }, async () => {
  const text = await readFile(join(root, 'docs/add-a-content-type.md'), 'utf8');
  const blocks = blocksOf(text.replaceAll('NNN', await nextNumber()));
  const written = new Set<string>();
  for (const block of blocks) for (const path of await follow(block)) written.add(path);
  expect(written.size).toBeLessThanOrEqual(12);
  await writeFile(join(copy, 'tests/events.test.ts'), requestTest);

  const inCopy = (file: string, ...args: string[]) =>
    run(process.execPath, [join(copy, file), ...args], {
      cwd: copy,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${file} failed:\n${error.stdout}\n${error.stderr}`);
    });
  await inCopy('node_modules/@react-router/dev/bin.cjs', 'typegen');
  await inCopy('node_modules/typescript/bin/tsc', '--project', 'tsconfig.json');
  await inCopy('node_modules/vitest/vitest.mjs', 'run', 'tests/events.test.ts', 'tests/catalogues.test.ts');
  await inCopy('node_modules/@react-router/dev/bin.cjs', 'build');
  await inCopy('scripts/build/budgets.ts');
});
