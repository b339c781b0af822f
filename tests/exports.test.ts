/** The names of what domain/ and server/ export. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = ['domain', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts')),
);

type Export = { file: string; name: string };

/** Returns the functions, classes and constants that a file exports. */
function findExports(file: string): Export[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(
    /^export (?:async )?(?:function\*?|class|const) (?<name>\w+)/gm,
  );
  return [...found].map(({ groups }) => ({ file, name: groups!['name']! }));
}

const found = files.flatMap(findExports);

it('finds the exports to check', () => {
  expect(found.length).toBeGreaterThan(800);
  expect(found).toContainEqual({ file: 'domain/people/permissions.ts', name: 'getScope' });
});

it('has functions that are named by a verb, such as getScope instead of scopeOf', () => {
  expect(found.filter(({ name }) => name.endsWith('Of')).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
