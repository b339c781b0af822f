/** The documents: packages, settings, links and decision records; and the evaluation of npm audit. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { evaluateAudit, evaluateSignatures } from '../scripts/operate/audit.ts';
import { runOperatorCommand } from './setup/servers/operator-command.ts';

const root = resolve(import.meta.dirname, '..');

it('docs/dependencies.md gives a reason for all packages that is required, and for no other', () => {
  const names = ['package.json', 'scripts/runtime/node/package.json'].flatMap((file) => {
    const asked = JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Record<
      string,
      Record<string, string> | undefined
    >;
    return ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
      Object.keys(asked[kind] ?? {}),
    );
  });
  const documented = [
    ...readFileSync(`${root}/docs/dependencies.md`, 'utf8').matchAll(/^\| `([^`]+)` \| .{3,} \|$/gm),
  ].map((match) => match[1]);
  expect(documented.toSorted()).toEqual(names.toSorted());
});

it.each(['package-lock.json', 'scripts/runtime/node/package-lock.json'])(
  '%s names no registry, so that packages come from the one npm is set to',
  (file) => {
    expect(readFileSync(`${root}/${file}`, 'utf8')).not.toContain('"resolved"');
  },
);

/** Returns the settings that the tables of a document name in their first column. */
function settingsOf(document: string): string[] {
  const rows = readFileSync(`${root}/${document}`, 'utf8').matchAll(/^\| ([^|]*) \|/gm);
  return [...rows].flatMap(([, cell = '']) => cell.match(/`[A-Z][A-Z\d_]+`/g) ?? []).map((name) => name.slice(1, -1));
}

it('.env.example names every setting of docs/settings.md, and those of the README are among them', () => {
  const documented = settingsOf('docs/settings.md');
  const named = [...readFileSync(`${root}/.env.example`, 'utf8').matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(documented.toSorted());
  const inReadme = settingsOf('README.md');
  expect(inReadme.length).toBeGreaterThan(5);
  expect(documented).toEqual(expect.arrayContaining(inReadme));
});

const isDecision = (document: string) => document.startsWith('docs/decisions/');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(`${root}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

/** Returns the text of a document without its blocks of code. */
const proseOf = (path: string) => readFileSync(path, 'utf8').replace(/^```.*?^```$/gms, '');

/** Returns the anchors that GitHub makes of the headings of a document. */
const anchorsOf = (path: string) =>
  [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(documents)('the links of %s lead to files and headings that exist', (document) => {
  const broken = [...proseOf(`${root}/${document}`).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? `${root}/${document}` : resolve(root, dirname(document), file);
      return !existsSync(path) || (anchor !== undefined && !anchorsOf(path).includes(anchor));
    });
  expect(broken).toEqual([]);
});

const topFolders = ['app', 'bench', 'db', 'demo', 'deploy', 'docs', 'domain', 'locales', 'scripts', 'server', 'tests'];
const pathInBackticks = new RegExp(`\`((?:${topFolders.join('|')})/[^\`]*)\``, 'g');
const fileInBackticks = /`([\w./-]+\.(?:tsx?|mjs|cjs))`/g;

it.each(documents)('the paths that %s names exist, from the root of the repository', (document) => {
  const prose = proseOf(`${root}/${document}`);
  // A decision record may name a file alone, once its folder is known.
  const named = [...prose.matchAll(pathInBackticks), ...(isDecision(document) ? [] : prose.matchAll(fileInBackticks))];
  const missing = named
    .map(([, path = '']) => path)
    // Files of the content type that this document adds.
    .filter((path) => document !== 'docs/add-a-content-type.md' || !path.includes('events'))
    .filter((path) => globSync(path, { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});

it('docs/decisions/README.md lists every decision record', () => {
  const listed = [...readFileSync(`${root}/docs/decisions/README.md`, 'utf8').matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)];
  const records = readdirSync(`${root}/docs/decisions`).filter((name) => /^\d/.test(name));
  expect(listed.map(([, name]) => name)).toEqual(records.toSorted());
});

it.each([
  ['{"metadata":{"vulnerabilities":{"low":0,"high":0,"total":0}}}', true, 'none'],
  ['{"metadata":{"vulnerabilities":{"low":0,"high":2,"total":2}}}', false, '2 high'],
  [
    '{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk"}',
    true,
    'Not checked',
  ],
  ['{"error":{"code":"ENOAUDIT"}}', true, 'Not checked'],
  ['{"error":{"code":"EJSONPARSE"}}', false, 'failed'],
  ['', false, 'failed'],
])('evaluates the audit output %s', (stdout, ok, words) => {
  const outcome = evaluateAudit({ status: 1, stdout, stderr: '' });
  expect(outcome.ok).toBe(ok);
  expect(outcome.sentence).toContain(words);
});

it.each([
  [0, 'audited 84 packages', true, 'all packages'],
  [1, '2 packages have invalid registry signatures', false, 'missing or wrong'],
  [1, '1 package has a missing registry signature', false, 'missing or wrong'],
  [1, 'npm error code ENOTFOUND', true, 'Not checked'],
  [1, 'npm error something else', false, 'failed'],
])('evaluates the signature audit %d, "%s"', (status, stderr, ok, words) => {
  const outcome = evaluateSignatures({ status, stdout: '', stderr });
  expect(outcome.ok).toBe(ok);
  expect(outcome.sentence).toContain(words);
});

it('tells why there is no answer also where npm is told to be silent, as by `minbar audit`', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-npm-'));
  // As npm does: its errors are silenced by the setting, which an option of the command overrides.
  const npm = `#!/bin/sh
case "$npm_config_loglevel $*" in silent*--loglevel=error*) echo 'npm error code ENOTFOUND' >&2 ;; esac
exit 1
`;
  await writeFile(join(folder, 'npm'), npm, { mode: 0o755 });
  const { code, output } = await runOperatorCommand('audit', [], {
    PATH: `${folder}:${process.env['PATH']}`,
    npm_config_loglevel: 'silent',
  });
  await rm(folder, { recursive: true });
  expect([code, output.match(/^Not checked/gm)]).toEqual([0, ['Not checked', 'Not checked']]);
});
