/**
 * Compares the finished build with size limits for slow phones. Run by `npm run check`. What a page loads is read from
 * the router's manifest, as the browser does.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { languages, type Language } from '../../domain/model/localized.ts';
import { chunkContentsFile, type ChunkContents } from './chunk-contents-plugin.ts';

type LoadedFiles = { module: string; imports?: string[]; css?: string[] };
type Manifest = { url: string; entry: LoadedFiles; routes: Record<string, LoadedFiles & { parentId?: string }> };
type Row = { name: string; size: number; limit: number };

const kilobyte = 1024;
/**
 * The scripts have room for three more content types: one adds about 0.15 KB to each page (its entry in the menu, its
 * routes and texts) and 0.45 KB to the dashboard's first screen (also its declaration and the texts of its forms).
 */
const limits = {
  publicScript: 123 * kilobyte,
  dashboardScript: 203 * kilobyte,
  editorScript: 150 * kilobyte,
  style: 14 * kilobyte,
};
const fontLimits: Record<Language, number> = { en: 31 * kilobyte, so: 31 * kilobyte, ar: 50 * kilobyte };

/**
 * Modules that no public page may load at once: the dashboard, its libraries, forms' schemas, toasts, Markdown and the
 * comparison of texts.
 */
const forbidden =
  /^app\/dashboard\/|^domain\/markdown\/|^locales\/\w+\/dashboard\.json$|^app\/ui\/toast\/toaster|\/node_modules\/(?:@reduxjs|react-redux|redux|reselect|immer|react-hot-toast|goober|valibot|markdown-it|linkify-it|entities|prosemirror-[^/]+|diff|@lingui\/message-utils)\//;

/** The fonts of a first view. Others are loaded for rare text: a verse, a name in another script. */
const firstFonts: Record<Language, string[]> = {
  en: ['source-serif-600', 'figtree', 'epigraph-700', 'honorific'],
  so: ['source-serif-600', 'figtree', 'epigraph-700', 'honorific'],
  ar: ['amiri-700', 'amiri-figures-700', 'plex-arabic-400', 'plex-arabic-600', 'figtree-in-arabic'],
};

const root = resolve(import.meta.dirname, '../..');
const client = join(root, 'build/client');
const assets = readdirSync(join(client, 'assets')).map((name) => `/assets/${name}`);
const contents = JSON.parse(readFileSync(join(root, chunkContentsFile), 'utf8')) as ChunkContents;
const manifest = readManifest();

const measured = new Map<string, number>();
const isFont = /\.woff2$/;

/** Returns the transferred size in bytes. Fonts are compressed already. */
function sizeOf(address: string): number {
  const known = measured.get(address);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(client, address));
  const size = isFont.test(address) ? bytes.length : brotliCompressSync(bytes).length;
  measured.set(address, size);
  return size;
}

const total = (addresses: Iterable<string>) => [...addresses].reduce((sum, address) => sum + sizeOf(address), 0);

function readManifest(): Manifest {
  const file = assets.find((name) => /\/manifest-\w+\.js$/.test(name));
  if (!file) throw new Error('The build has no route manifest.');
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(readFileSync(join(client, file), 'utf8'), { window });
  if (!window.__reactRouterManifest) throw new Error('The route manifest has an unexpected format.');
  return window.__reactRouterManifest;
}

/** Returns everything that a route and its parents load at once, without catalogues. */
function loadedBy(id: string): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set([manifest.url, manifest.entry.module, ...(manifest.entry.imports ?? [])]);
  const styles = new Set<string>(manifest.entry.css);
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? '']) {
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
    // The router appends `#` to what is also loaded on demand.
    for (const style of route.css ?? []) styles.add(style.replace(/#$/, ''));
  }
  return { scripts, styles };
}

/** Returns the size of the largest catalogue, since the language depends on the visitor. */
function largestCatalogue(namespace: string): number {
  const wanted = new RegExp(`^locales/\\w+/${namespace}\\.json$`);
  const found = Object.entries(contents).filter(([, modules]) => modules.some((module) => wanted.test(module)));
  if (found.length !== languages.length)
    throw new Error(`Expected ${languages.length} catalogues of ${namespace}, found ${found.length}.`);
  return Math.max(...found.map(([address]) => sizeOf(address)));
}

/** Returns the size of the inline styles of every page (decision 010), read from the server build. */
function sizeOfPageStyles(): number {
  const built = readFileSync(join(root, 'build/server/index.js'), 'utf8');
  const text = /"\/\*! tailwindcss (?:[^"\\]|\\.)*"/.exec(built)?.[0];
  if (text === undefined) throw new Error('The server build does not contain the page styles.');
  return brotliCompressSync(JSON.parse(text) as string).length;
}

const pageStyles = sizeOfPageStyles();
const catalogueSizes = { site: largestCatalogue('site'), dashboard: largestCatalogue('dashboard') };
const rows: Row[] = [];
const forbiddenModules: string[] = [];
for (const id of Object.keys(manifest.routes).filter((name) => /^site\/.+\//.test(name))) {
  const { scripts, styles } = loadedBy(id);
  rows.push({ name: `script of ${id}`, size: total(scripts) + catalogueSizes.site, limit: limits.publicScript });
  rows.push({ name: `style of ${id}`, size: pageStyles + total(styles), limit: limits.style });
  for (const script of scripts) {
    for (const module of contents[script] ?? [])
      if (forbidden.test(module)) forbiddenModules.push(`${id} loads ${module} (${script})`);
  }
}
const overview = loadedBy('dashboard/overview/route').scripts;
rows.push({
  name: 'script of the dashboard’s first screen',
  size: total(overview) + catalogueSizes.site + catalogueSizes.dashboard,
  limit: limits.dashboardScript,
});
// With what it shares with pages, such as the parser: a form may have loaded that for no preview before.
const editorModules =
  /^app\/dashboard\/editor\/|^domain\/markdown\/|\/node_modules\/(?:prosemirror-[^/]+|markdown-it)\//;
const editor = Object.entries(contents).filter(([, modules]) => modules.some((module) => editorModules.test(module)));
rows.push({
  name: 'script of the visual editor',
  size: total(editor.map(([address]) => address)),
  limit: limits.editorScript,
});
for (const language of languages) {
  const fonts = firstFonts[language].map(
    (name) => assets.find((address) => new RegExp(`/${name}-[\\w-]{8}\\.woff2$`).test(address)) ?? name,
  );
  rows.push({ name: `fonts of a first view in ${language}`, size: total(fonts), limit: fontLimits[language] });
}

const tooLarge = rows.filter(({ size, limit }) => size > limit);
const printed = process.argv.includes('--all') ? rows : tooLarge;
const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(6);
for (const { name, size, limit } of printed)
  process.stdout.write(
    `${inKilobytes(size)} of ${inKilobytes(limit)} KB  ${name}${size > limit ? '  TOO LARGE' : ''}\n`,
  );
for (const forbiddenModule of forbiddenModules) process.stdout.write(`FORBIDDEN  ${forbiddenModule}\n`);
if (tooLarge.length > 0 || forbiddenModules.length > 0) process.exitCode = 1;
