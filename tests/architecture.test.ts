/** The import rules of docs/ARCHITECTURE.md: imports point one way. */
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

/** Returns the imports of a file: own files as paths from the root, packages as written. */
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

describe('import rules', () => {
  it('finds the files to check', () => {
    expect(files.length).toBeGreaterThan(800);
    expect(imports.length).toBeGreaterThan(4_000);
  });

  it('domain imports only domain, and the parser of Markdown', () => {
    const found = imports.filter(({ from, to, typeOnly }) => {
      const isParser = to === 'markdown-it' && (typeOnly || from === 'domain/markdown/parse-markdown.ts');
      return within('domain')(from) && !within('domain')(to) && !(isParser && within('domain/markdown')(from));
    });
    expect(show(found)).toEqual([]);
  });

  it('each folder of the repository imports only what the table of folders allows', () => {
    // Of `app` and `scripts`, other tests check more.
    const allowed: Record<string, readonly string[]> = {
      domain: [],
      locales: [],
      server: ['domain', 'locales'],
      app: ['domain', 'locales', 'server'],
      db: ['domain', 'server'],
      demo: ['domain', 'server', 'db', 'app/ui'],
    };
    const found = imports.filter(({ from, to }) => {
      const [folder = ''] = from.split('/');
      return (
        Object.hasOwn(allowed, folder) &&
        !isPackage(to) &&
        ![folder, ...(allowed[folder] ?? []), '.react-router'].some((one) => within(one)(to))
      );
    });
    expect(show(found)).toEqual(['server/main.ts -> db/seed/seed.ts', 'db/seed/seed.ts -> demo/demonstration.ts']);
  });

  it('server does not import React', () => {
    expect(show(imports.filter(({ from, to }) => within('server')(from) && /^react(?:-|\/|$)/.test(to)))).toEqual([]);
  });

  it('folders of server import only files at its top that import no folder of server but queues', () => {
    const isAtTop = (name: string) => /^server\/[^/]+$/.test(name);
    const imported = new Set(
      imports.flatMap(({ from, to }) => (/^server\/.+\//.test(from) && isAtTop(to) ? [to] : [])),
    );
    const found = imports.filter(({ from, to }) => imported.has(from) && /^server\/(?!queues\/).+\//.test(to));
    expect(show(found)).toEqual([]);
  });

  /** What each folder of `server/` may import besides `domain`, `locales`, `queues` and the files at the top of `server`. */
  const layers: Record<string, readonly string[]> = {
    // Entry points call services, and may import types of what is stored.
    api: ['services', 'http', 'files', 'types of store', 'types of mail'],
    feeds: ['services', 'http', 'files', 'types of store'],
    pages: ['services', 'http'],
    http: ['services', 'cache', 'files', 'store'],
    services: ['store', 'files', 'mail', 'cache', 'quran'],
    cache: ['store', 'processes'],
    backup: ['store', 'files'],
    files: ['store'],
    mail: ['store'],
    store: [],
    processes: [],
    quran: [],
    metrics: [],
    queues: [],
  };

  it('server folders import only what the layers allow: entry points services; services store, files, mail and cache', () => {
    const found = imports.filter(({ from, to, typeOnly }) => {
      const [, folder = ''] = /^server\/([^/]+)\//.exec(from) ?? [];
      const [, target = '', rest = ''] = /^server\/([^/]+)\/(.+)$/.exec(to) ?? [];
      if (folder === '' || target === '' || folder === target || target === 'queues') return false;
      const allowed = layers[folder] ?? [];
      return !allowed.some(
        (one) => one === target || one === `${target}/${rest}` || (typeOnly && one === `types of ${target}`),
      );
    });
    expect(show(found)).toEqual([]);
    const folders = new Set(files.flatMap((name) => /^server\/([^/]+)\//.exec(name)?.[1] ?? []));
    expect(Object.keys(layers).toSorted()).toEqual([...folders].toSorted());
  });

  it('no two folders of server import each other', () => {
    const both = Object.entries(layers).flatMap(([folder, allowed]) =>
      allowed.filter((other) => layers[other]?.includes(folder)).map((other) => `${folder} <-> ${other}`),
    );
    expect(both).toEqual([]);
  });

  it('app imports only types from server, except file addresses and the content security policy', () => {
    const found = imports.filter(({ from, to, typeOnly }) => within('app')(from) && within('server')(to) && !typeOnly);
    // Both modules run on the server only.
    expect(show(found).toSorted()).toEqual([
      'app/entry.server.tsx -> server/http/content-security-policy.ts',
      'app/site/present.ts -> server/files/file-address.ts',
    ]);
  });

  it('app/ui imports no own files outside itself', () => {
    const found = imports.filter(({ from, to }) => within('app/ui')(from) && !within('app/ui')(to) && !isPackage(to));
    expect(show(found)).toEqual([]);
  });

  it('the dashboard and the site import only what they share, not each other', () => {
    const found = imports.filter(
      ({ from, to }) =>
        (within('app/dashboard')(from) && within('app/site')(to)) ||
        (within('app/site')(from) && within('app/dashboard')(to)) ||
        (within('app/parts')(from) && (within('app/site')(to) || within('app/dashboard')(to))),
    );
    expect(show(found)).toEqual([]);
  });

  it('folders of the dashboard import only modules of folders in earlier lines', () => {
    // These three open each other's dialogs.
    const withDialogs = ['editor', 'fields', 'media'];
    const order = [
      ['data'],
      ['menu'],
      ['parts'],
      ['saving', 'screen'],
      ['list', 'search', 'text-comparison'],
      withDialogs,
      ['account', 'activity', 'backups', 'gallery', 'messages'],
      ['content', 'second-factor', 'shell', 'site-state'],
      ['overview', 'profile', 'security-log', 'security-settings', 'set-password', 'site', 'site-texts'],
      ['not-found', 'translate', 'trash', 'users'],
    ];
    const folderOf = (name: string) => /^app\/dashboard\/([^/]+)\/.*\.tsx?$/.exec(name)?.[1];
    const lineOf = (folder: string) => order.findIndex((line) => line.includes(folder));
    const found = imports.filter(({ from, to }) => {
      const [folder, target] = [folderOf(from), folderOf(to)];
      if (folder === undefined || target === undefined || folder === target) return false;
      return lineOf(target) >= lineOf(folder) && !(withDialogs.includes(folder) && withDialogs.includes(target));
    });
    expect(show(found)).toEqual([]);
    expect(order.flat().toSorted()).toEqual([...new Set(files.flatMap((name) => folderOf(name) ?? []))].toSorted());
  });

  it('only the seeding of a new database imports demo', () => {
    const found = imports.filter(({ from, to }) => within('demo')(to) && !within('demo')(from));
    expect(show(found)).toEqual(['db/seed/seed.ts -> demo/demonstration.ts']);
  });

  it('migrations import only Kysely, their own folder and db/tables, so that a released migration does not change', () => {
    const found = imports.filter(({ from, to }) => {
      const migrationFolder = /^db\/migrations\/[^/.]+/.exec(from)?.[0] ?? '';
      const isAllowed =
        to === 'kysely' || within(migrationFolder)(to) || (!within(migrationFolder)(from) && within('db/tables')(to));
      return within('db/migrations')(from) && !isAllowed;
    });
    expect(show(found)).toEqual([]);
  });

  it('db/tables imports only Kysely', () => {
    const found = imports.filter(
      ({ from, to }) => within('db/tables')(from) && to !== 'kysely' && !within('db/tables')(to),
    );
    expect(show(found)).toEqual([]);
  });

  it('only server/store and db import Kysely; only server/api and the dashboard data import the wire names', () => {
    const kysely = imports.filter(
      ({ from, to, typeOnly }) => to === 'kysely' && !typeOnly && !/^(server\/store|db)\//.test(from),
    );
    expect(show(kysely)).toEqual([]);
    const wire = imports.filter(
      ({ from, to }) =>
        to === 'domain/model/wire.ts' && !within('server/api')(from) && !within('app/dashboard/data')(from),
    );
    expect(show(wire)).toEqual([]);
  });

  it('only domain/model/wire.ts reads the wire name that a field declares', () => {
    const found = files.filter((name) => /(?<!\.)\.wire\b/.test(readFileSync(join(root, name), 'utf8')));
    expect(found).toEqual(['domain/model/wire.ts']);
  });
});

describe('code rules', () => {
  it('files are named in kebab-case', () => {
    expect(files.filter((name) => !/^[a-z0-9./-]+$/.test(name.replace(/\.server\.|\.client\./, '.')))).toEqual([]);
  });

  it('no file uses any or suppresses type errors', () => {
    const given = files.filter((name) =>
      /:\s*any\b|\bas any\b|@ts-(?:ignore|nocheck|expect-error)/.test(readFileSync(join(root, name), 'utf8')),
    );
    expect(given).toEqual([]);
  });

  it('services and stores use no `this`, because they are spread and their methods handed on alone', () => {
    const isPart = /^server\/(?:services|store(?!\/dialects\/))/;
    const found = files.filter(
      (name) =>
        isPart.test(name) &&
        /\bthis\.(?!wait = )/.test(readFileSync(join(root, name), 'utf8').replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')),
    );
    expect(found).toEqual([]);
  });

  it('class names contain no left or right, so that the layout follows the direction of the language', () => {
    const physical =
      /className=[^\n]*\b(?:ml|mr|pl|pr|left|right|text-left|text-right|border-l|border-r|rounded-l|rounded-r)-(?!to\b)[\w[]/;
    const found = files.filter(
      (name) => name.endsWith('.tsx') && physical.test(readFileSync(join(root, name), 'utf8')),
    );
    // The Telegram button is at the bottom left in every language, as specified.
    expect(found.filter((name) => !name.includes('telegram'))).toEqual([]);
  });
});
