/** Comments name functions, types and files that exist: whoever renames one, changes the comments too. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = ['app', 'bench', 'db', 'demo', 'deploy', 'docs', 'domain', 'locales', 'scripts', 'server', 'tests'];
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ),
];

const comment = /\/\*[^]*?\*\/|(?<![:'"`\\/])\/\/.*$/gm;
const sources = files
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const names = new Set(sources.flatMap(({ text }) => text.replace(comment, '').match(/\w+/g) ?? []));
const isFile = (path: string) => files.some((file) => `/${file}`.endsWith(`/${path}`));

/** Returns what the comments of all files name by a pattern, and which is not there. */
const findMissing = (pattern: RegExp, isThere: (name: string) => boolean) =>
  sources.flatMap(({ file, text }) =>
    (text.match(comment) ?? [])
      .flatMap((found) => [...found.matchAll(pattern)].map((match) => match[1]!))
      .filter((name) => !isThere(name))
      .map((name) => `${file}: ${name}`),
  );

it('names in backticks, such as `findItem` and `ItemReader`, are in the code', () => {
  expect(findMissing(/`([a-z]+[A-Z]\w*|[A-Z][a-z]\w*)(?:\(\))?`/g, (name) => names.has(name))).toEqual([]);
});

it('files are in the repository', () => {
  expect(findMissing(/(?<![\w./-])(?:\.+\/)*(\w[\w./-]*\.(?:tsx?|mjs|md))\b/g, isFile)).toEqual([]);
});
