/** The walls of the house (docs/ARCHITECTURE.md): imports point one way. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = ['domain', 'server', 'app', 'db', 'demo', 'locales', 'scripts', 'bench']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((name) => /\.tsx?$/.test(name));

type Import = { from: string; to: string; typeOnly: boolean };

/** What a file imports, as paths from the root for our own files, as written for packages. */
function importsOf(from: string): Import[] {
  const source = readFileSync(join(root, from), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  const statements = source.matchAll(
    /(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
  );
  return [...statements].map(([, type, named, dynamic]) => {
    const target = (named ?? dynamic)!;
    const to = target.startsWith('.')
      ? relative(root, resolve(join(root, dirname(from)), target)).replaceAll('\\', '/')
      : target;
    return { from, to, typeOnly: type !== undefined };
  });
}

const imports = files.flatMap(importsOf);
const within = (folder: string) => (name: string) => name.startsWith(`${folder}/`);
const isPackage = (target: string) =>
  !/^(domain|server|app|bench|db|demo|locales|tests|scripts|\.react-router)\//.test(target);
const show = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);

describe('imports point one way', () => {
  it('finds the files it judges', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(imports.length).toBeGreaterThan(200);
  });

  it('domain imports nothing but domain', () => {
    expect(show(imports.filter(({ from, to }) => within('domain')(from) && !within('domain')(to)))).toEqual([]);
  });

  it('server imports no page, and no React', () => {
    const found = imports.filter(
      ({ from, to }) => within('server')(from) && (within('app')(to) || /^react(?:-|\/|$)/.test(to)),
    );
    expect(show(found)).toEqual([]);
  });

  /** Inside `server/`: what a folder may import besides `domain`, `locales` and the files at the top of `server`. */
  const layers: Record<string, readonly string[]> = {
    // Entry points call services, and know the types of what is stored.
    api: ['services', 'http', 'files', 'types of store', 'types of mail'],
    feeds: ['services', 'http'],
    pages: ['services', 'http'],
    http: ['services', 'cache', 'files', 'store'],
    services: ['store', 'files', 'mail', 'cache'],
    cache: ['store', 'processes', 'http/cached-response.ts'],
    backup: ['store', 'files'],
    files: ['store'],
    mail: ['store'],
    store: [],
    processes: [],
  };

  it('inside the server: routes call services, services call store, files, mail and cache', () => {
    const found = imports.filter(({ from, to, typeOnly }) => {
      const [, folder = ''] = /^server\/([^/]+)\//.exec(from) ?? [];
      const [, target = '', rest = ''] = /^server\/([^/]+)\/(.+)$/.exec(to) ?? [];
      if (folder === '' || target === '' || folder === target) return false;
      const allowed = layers[folder] ?? [];
      return !allowed.some(
        (one) => one === target || one === `${target}/${rest}` || (typeOnly && one === `types of ${target}`),
      );
    });
    expect(show(found)).toEqual([]);
    const folders = new Set(files.flatMap((name) => /^server\/([^/]+)\//.exec(name)?.[1] ?? []));
    expect(Object.keys(layers).toSorted()).toEqual([...folders].toSorted());
  });

  it('app takes only types from server, except for the addresses of files and the policy of pages', () => {
    const found = imports.filter(({ from, to, typeOnly }) => within('app')(from) && within('server')(to) && !typeOnly);
    // Both modules run on the server only.
    expect(show(found).toSorted()).toEqual([
      'app/entry.server.tsx -> server/http/content-security-policy.ts',
      'app/site/present.ts -> server/files/file-address.ts',
    ]);
  });

  it('app/ui imports nothing of ours outside itself', () => {
    const found = imports.filter(({ from, to }) => within('app/ui')(from) && !within('app/ui')(to) && !isPackage(to));
    expect(show(found)).toEqual([]);
  });

  it('nothing but the seeding of a new database reaches the demonstration', () => {
    const found = imports.filter(({ from, to }) => within('demo')(to) && !within('demo')(from));
    expect(show(found)).toEqual(['db/seed/seed.ts -> demo/demonstration.ts']);
  });

  it('a migration imports nothing but Kysely, its own folder and the pieces of tables: what it makes stays the same', () => {
    const found = imports.filter(({ from, to }) => {
      const own = /^db\/migrations\/[^/.]+/.exec(from)?.[0] ?? '';
      const isAllowed = to === 'kysely' || within(own)(to) || (!within(own)(from) && within('db/tables')(to));
      return within('db/migrations')(from) && !isAllowed;
    });
    expect(show(found)).toEqual([]);
  });

  it('the pieces of tables import nothing but Kysely', () => {
    const found = imports.filter(
      ({ from, to }) => within('db/tables')(from) && to !== 'kysely' && !within('db/tables')(to),
    );
    expect(show(found)).toEqual([]);
  });

  it('only server/store and db know Kysely, only the API edge knows the wire names', () => {
    const kysely = imports.filter(
      ({ from, to, typeOnly }) => to === 'kysely' && !typeOnly && !/^(server\/store|db)\//.test(from),
    );
    expect(show(kysely).filter((line) => !line.startsWith('server/create-services.ts'))).toEqual([]);
    const wire = imports.filter(
      ({ from, to }) =>
        to === 'domain/model/wire.ts' && !within('server/api')(from) && !within('app/dashboard/data')(from),
    );
    expect(show(wire)).toEqual([]);
  });
});

describe('house style', () => {
  it('files are named in kebab-case', () => {
    expect(files.filter((name) => !/^[a-z0-9./-]+$/.test(name.replace(/\.server\.|\.client\./, '.')))).toEqual([]);
  });

  it('nothing gives up on types', () => {
    const given = files.filter((name) =>
      /:\s*any\b|\bas any\b|@ts-(?:ignore|nocheck|expect-error)/.test(readFileSync(join(root, name), 'utf8')),
    );
    expect(given).toEqual([]);
  });

  it('layout follows the direction of the language: no left and right in class names', () => {
    const physical =
      /className=[^\n]*\b(?:ml|mr|pl|pr|left|right|text-left|text-right|border-l|border-r|rounded-l|rounded-r)-(?!to\b)[\w[]/;
    const found = files.filter(
      (name) => name.endsWith('.tsx') && physical.test(readFileSync(join(root, name), 'utf8')),
    );
    // The telegram button stands at the bottom left in every language, as specified.
    expect(found.filter((name) => !name.includes('telegram'))).toEqual([]);
  });
});
