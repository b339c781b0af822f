/**
 * The Containerfile and the compose file, without an engine: the files they name exist; the lock file has the sizes.
 */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readTrustedProxies } from '../../server/trusted-proxies.ts';
import { serverFlags } from '../../scripts/runtime/server-runtime.mjs';
import { requireProgram, run } from '../setup/programs/debian-program.ts';
import { deployFolder } from './run-proxy.ts';

const root = resolve(deployFolder, '..');
const containerfile = await readFile(join(deployFolder, 'Containerfile'), 'utf8');
const final = containerfile.slice(containerfile.lastIndexOf('\nFROM '));

type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')).packages as Record<string, Locked>;

it('copies what is there, and every folder that the server imports', () => {
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '));
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  const inImage = [...final.matchAll(/^COPY (?:--from=build \/srv\/minbar\/)?(\S+) /gm)].map(([, name]) => name!);
  const imported = new Set<string>();
  const todo = [
    'server/main.ts',
    ...readdirSync(join(root, 'scripts/operate')).map((name) => `scripts/operate/${name}`),
  ];
  while (todo.length > 0) {
    const file = todo.pop()!;
    if (imported.has(file)) continue;
    imported.add(file);
    for (const [, path] of readText(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.ts)'/gms))
      todo.push(join(file, '..', path!));
  }
  const missing = [...imported].filter((file) => !inImage.some((name) => file.startsWith(`${name}/`)));
  expect(missing).toEqual([]);
});

it('runs as nobody, on the Node that the site is tested with, with the flags of npm start', async () => {
  const pinned = JSON.parse(await readFile(join(root, 'scripts/runtime/node/package.json'), 'utf8')).version;
  expect(containerfile).toContain(`ARG NODE_VERSION=${pinned}\n`);
  expect(final).toContain('\nUSER 65532:65532\n');
  expect(final).toContain('/healthz');
  expect(final).toContain(
    `CMD ${JSON.stringify(['/usr/local/bin/node', ...serverFlags, 'server/main.ts']).replaceAll(',', ', ')}`,
  );
});

it('stays under 250 MB', () => {
  const removed = /npm uninstall \S+ \S+ (.+) \\/.exec(containerfile)![1]!.split(' ');
  const asked = Object.keys(lock['']!.dependencies!).filter((name) => !removed.includes(name));
  const kept = new Set<string>();
  const todo = asked.map((name) => findPackage('', name));
  while (todo.length > 0) {
    const path = todo.pop();
    if (!path || kept.has(path)) continue;
    kept.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[path]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      if (!peerDependenciesMeta?.[name]?.optional) todo.push(findPackage(path, name));
  }
  const packages = [...kept].reduce((sum, path) => sum + sizeOf(path), 0);
  const code = ['build', 'db', 'demo', 'domain', 'locales', 'server'].reduce((sum, path) => sum + sizeOf(path), 0);
  // The base and the stripped Node, as measured.
  const others = 24_500_000 + 109_000_000;
  expect(packages).toBeGreaterThan(40_000_000);
  expect(packages + code + others).toBeLessThan(250_000_000);
});

it('the compose file is one that Debian’s docker-compose reads, with nothing but Caddy open to the outside', async () => {
  const compose = await requireProgram('docker-compose', 'docker-compose');
  const folder = await mkdtemp(join(tmpdir(), 'minbar-compose-'));
  const example = await readFile(join(deployFolder, 'compose.env.example'), 'utf8');
  const filled = join(folder, 'compose.env');
  await writeFile(filled, example.replaceAll(/^((?:\w+)_(?:PASSWORD|KEY))=$/gm, '$1=0123456789'));
  const args = ['--file', join(deployFolder, 'compose.yaml'), '--env-file'];
  const { code, output } = await run(compose, [...args, filled, 'config']);
  const unfilled = await run(compose, [...args, join(deployFolder, 'compose.env.example'), 'config']);
  await rm(folder, { recursive: true, force: true });
  expect([code, output]).toEqual([0, expect.stringContaining('services:')]);
  expect(output).toContain('DATABASE_URL: postgres://minbar:0123456789@postgres/minbar');
  const services = output.slice(output.indexOf('\nservices:')).split(/^ {2}(?=\w+:$)/m);
  expect(services.filter((text) => /^ {4}ports:/m.test(text)).map((text) => text.split(':')[0])).toEqual(['caddy']);
  expect(/^ {2}minbar:\n(?: {4}.*\n)* {4}read_only: true$/m.test(output)).toBe(true);
  // A missing password is an error, not an empty one.
  expect([unfilled.code, unfilled.output]).toEqual([
    expect.any(Number),
    expect.stringContaining('Set POSTGRES_PASSWORD'),
  ]);
  expect(unfilled.code).not.toBe(0);
  // The site trusts the headers of Caddy, whatever address Caddy has in their network.
  const subnet = /subnet: (\S+)/.exec(output)![1]!;
  expect(output).toContain(`TRUST_PROXY: ${subnet}`);
  expect(readTrustedProxies(subnet)!.trusts(subnet.replace(/0\/\d+$/, '7'))).toBe(true);
}, 300_000);

function readText(file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
}

function findPackage(from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (lock[path]) return path;
    if (at === '') return undefined;
  }
}

/** What the image takes of a folder, in bytes: without what the Containerfile deletes, and without nested packages. */
function sizeOf(path: string): number {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  const deleted = /better-sqlite3\/(?:deps|src)$|prebuilds\/(?!linux-)[^/]+$|node_modules\/.*\.(?:map|ts|mts|cts)$/;
  let bytes = 0;
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    const own = `${path}/${entry.name}`;
    if (entry.name === 'node_modules' || deleted.test(own)) continue;
    bytes += entry.isDirectory() ? sizeOf(own) : lstatSync(join(root, own)).size;
  }
  return bytes;
}
