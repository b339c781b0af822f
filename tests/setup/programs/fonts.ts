// A machine without fonts shows boxes instead of Arabic. The site's font packages have the fonts, but fontconfig needs
// uncompressed files, so they are unpacked.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

const WANTED: [packageName: string, file: RegExp][] = [
  ['@fontsource/ibm-plex-sans-arabic', /-(arabic|latin)-(400|700)-normal\.woff$/],
  ['@fontsource/amiri', /-(arabic|latin)-(400|700)-normal\.woff$/],
];

/** Fills the folder with fonts and a configuration for them; returns the value for FONTCONFIG_PATH. */
export async function writeFontFolder(folder: string): Promise<string> {
  const require = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, wanted] of WANTED) {
    const files = join(dirname(require.resolve(`${name}/package.json`)), 'files');
    for (const file of (await readdir(files)).filter((entry) => wanted.test(entry))) {
      const font = unpackWoff(await readFile(join(files, file)));
      await writeWhole(join(folder, file.replace(/\.woff$/, '.ttf')), font);
    }
  }
  await writeWhole(join(folder, 'fonts.conf'), configuration(folder));
  return folder;
}

/** Writes to a temporary file and moves it into place, because several workers may write the same file. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.tmp`;
  await writeFile(temporaryPath, content);
  await rename(temporaryPath, path);
}

function configuration(folder: string): string {
  const prefer = (family: string, names: string[]) =>
    `<alias><family>${family}</family><prefer>${names.map((name) => `<family>${name}</family>`).join('')}</prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>${join(folder, '..', 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  ${prefer('sans-serif', ['Open Sans', 'IBM Plex Sans Arabic'])}
  ${prefer('serif', ['Amiri'])}
</fontconfig>
`;
}

/** Unpacks WOFF 1: a TrueType file whose tables are deflated one by one (W3C WOFF 1.0, sections 3 to 5). */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const [offset, compressedLength, length] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ];
    const data = woff.subarray(offset, offset + compressedLength);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: compressedLength < length ? inflateSync(data) : data,
    };
  });

  const header = Buffer.alloc(12 + count * 16);
  woff.copy(header, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);

  const parts: Buffer[] = [header];
  let position = header.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + index * 16;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(position, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    // Every table starts at a multiple of four.
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    position += data.length + padding;
  }
  return Buffer.concat(parts);
}
