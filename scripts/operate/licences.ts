/**
 * `npm run licences`: writes docs/licences.md, the licences of the packages that a server installs, from npm's lists.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Licence = { license?: { id?: string; name?: string }; expression?: string };
type Component = { name: string; version: string; licenses?: Licence[] };

const root = resolve(import.meta.dirname, '../..');

/** Lists the packages of a lock file with npm, including the optional ones of every platform. */
function listPackages(folder: string): Component[] {
  const { stdout, status, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'],
    { cwd: folder, encoding: 'utf8', timeout: 120_000, maxBuffer: 64_000_000 },
  );
  if (status !== 0) throw new Error(`npm could not list the packages: ${stderr.slice(0, 500)}`);
  return (JSON.parse(stdout) as { components: Component[] }).components;
}

const packagesWithLicence = [root, join(root, 'scripts/runtime/node')]
  .flatMap(listPackages)
  .map(({ name, version, licenses = [] }) => ({
    name,
    version,
    licence:
      licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ') ||
      'not stated',
  }));
const byLicence = Map.groupBy(
  packagesWithLicence.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  ({ licence }) => licence,
);
const rows = [...byLicence]
  .toSorted(([, some], [, others]) => others.length - some.length)
  .map(
    ([licence, packages]) =>
      `| ${licence} | ${packages.length} | ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')} |`,
  );

const text = `# Licences

Of the packages that a server installs to run and to build its pages, with the optional ones of every platform. Written by \`npm run licences\` from the lock file; \`npm run sbom\` has the same list for machines (CycloneDX).
Minbar itself is under the MIT licence, its fonts under the SIL Open Font License, and the text of the Quran (Tanzil Project, https://tanzil.net) under CC BY 3.0.

| licence | packages | which |
| --- | --- | --- |
${rows.join('\n')}
`;
writeFileSync(join(root, 'docs/licences.md'), text);
console.log(`docs/licences.md: ${packagesWithLicence.length} packages, ${byLicence.size} licences`);
