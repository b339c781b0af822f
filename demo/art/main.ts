/**
 * Draws the site's pictures: `node demo/art/main.ts` all of them, with names only those ("news-*" for a family,
 * "partners" for their logos, "identity" for icons and share picture). Updates the manifests.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode, type Picture } from './encode.ts';
import { writeIdentity } from './identity.ts';
import { writePartners } from './partners.ts';
import { drawScene, sceneOf, scenes } from './scenes/index.ts';

const root = join(import.meta.dirname, '..', '..');
/** Pictures of every new site are in the product's folder, all others in the demonstration's. */
const siteFolder = join(root, 'db', 'seed', 'pictures');
const demoFolder = join(root, 'demo', 'pictures');
const folderOf = (name: string) => (/^(?:hero|gallery|partner)-/.test(name) ? siteFolder : demoFolder);

type Manifest = Record<string, Picture>;

/** Adds the drawn pictures of a folder to its manifest. */
async function completeManifest(folder: string, drawn: Manifest): Promise<void> {
  const file = join(folder, 'manifest.json');
  const before = await readFile(file, 'utf8').catch(() => '{}');
  const all = Object.entries({ ...(JSON.parse(before) as Manifest), ...drawn });
  const sorted = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, null, 1)}\n`);
}

const [all, extras] = [Object.keys(scenes), ['partners', 'identity']];

/** Returns the requested scenes; "partners" and "identity" are separate sets. */
function chosen(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    name.endsWith('*') ? all.filter((one) => one.startsWith(name.slice(0, -1))) : extras.includes(name) ? [] : [name],
  );
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : [...extras, '*'];
const drawn: Manifest = {};
for (const folder of [siteFolder, demoFolder]) await mkdir(folder, { recursive: true });
if (wanted.includes('partners')) Object.assign(drawn, await writePartners(siteFolder));
if (wanted.includes('identity')) await writeIdentity(root);
for (const name of chosen(wanted)) {
  const picture = await encode(name, sceneOf(name).sheet, drawScene(name), folderOf(name));
  drawn[name] = picture;
  process.stdout.write(
    `${name}: ${picture.variants.map(({ width, format, bytes }) => `${width} ${format} ${bytes}`).join(', ')}\n`,
  );
}
for (const folder of [siteFolder, demoFolder]) {
  const names = Object.keys(drawn).filter((name) => folderOf(name) === folder);
  await completeManifest(folder, Object.fromEntries(names.map((name) => [name, drawn[name]!])));
}
