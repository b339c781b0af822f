/**
 * Draws the site's pictures: `node scripts/art/main.ts` all of them, with names only those
 * ("news-*" for a family, "partners" for the marks, "identity" for icons and share picture).
 * The manifest is read, completed and written again.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode, type Picture } from './encode.ts';
import { writeIdentity } from './identity.ts';
import { writePartners } from './partners.ts';
import { drawScene, sceneOf, scenes } from './scenes/index.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'db', 'seed', 'pictures');
const manifestFile = join(folder, 'manifest.json');

type Manifest = Record<string, Picture>;

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 1)}\n`);
}

const [all, extras] = [Object.keys(scenes), ['partners', 'identity']];

/** The scenes that were asked for; "partners" and "identity" are sets of their own. */
function chosen(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    name.endsWith('*') ? all.filter((one) => one.startsWith(name.slice(0, -1))) : extras.includes(name) ? [] : [name],
  );
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : [...extras, '*'];
await mkdir(folder, { recursive: true });
const manifest = await readManifest();
if (wanted.includes('partners')) Object.assign(manifest, await writePartners(folder));
if (wanted.includes('identity')) await writeIdentity(root);
for (const name of chosen(wanted)) {
  const picture = await encode(name, sceneOf(name).sheet, drawScene(name), folder);
  manifest[name] = picture;
  process.stdout.write(
    `${name}: ${picture.variants.map(({ width, format, bytes }) => `${width} ${format} ${bytes}`).join(', ')}\n`,
  );
}
await writeManifest(manifest);
