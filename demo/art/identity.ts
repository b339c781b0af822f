import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultLogo } from '../../app/ui/motif/default-logo.ts';
import { starHeart, starLattice, starPath, starSquares } from '../../app/ui/motif/star.ts';
import { render } from './scene.ts';
import { share } from './scenes/share.ts';

const dark = '#12284C';
const accent = '#E0B65C';
const light = '#FBF8F1';

/** The logo alone: gold is visible on light and dark tabs, the book follows the tab's colour scheme. */
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${defaultLogo.viewBox}"><style>path{fill:${dark}}.b{fill:#A87A22}@media(prefers-color-scheme:dark){path{fill:${accent}}.b{fill:${light}}}</style>` +
  `<path fill-rule="evenodd" d="${defaultLogo.star}"/><path class="b" d="${defaultLogo.book}"/></svg>\n`;

/** The logo on dark blue for home screens, with a margin for round masks. */
const touchIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 180 180"><rect width="180" height="180" fill="${dark}"/>` +
  `<path d="${starLattice({ cell: 45, columns: 4, rows: 4 })}" fill="none" stroke="${light}" stroke-width="1" opacity=".08"/>` +
  `<g transform="translate(26 26) scale(2)"><path fill-rule="evenodd" fill="${accent}" d="${defaultLogo.star}"/><path fill="${light}" d="${defaultLogo.book}"/></g></svg>`;

/** The background of the share picture of an item without a picture: the lattice, and one star at the end of the line. */
const shareMotif =
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${dark}"/>` +
  `<pattern id="l" width="80" height="80" patternUnits="userSpaceOnUse"><path d="${starPath(40, 40, 40)}" fill="none" stroke="${light}" opacity=".09"/></pattern>` +
  `<rect width="1200" height="630" fill="url(#l)"/>` +
  `<g fill="none" stroke="${accent}"><path d="${starPath(1000, 150, 230)}" fill="${accent}" fill-opacity=".06" stroke-opacity=".55" stroke-width="2"/>` +
  `<path d="${starSquares(1000, 150, 196)}${starHeart(1000, 150, 120)}" stroke-opacity=".3" stroke-width="1.5"/></g></svg>\n`;

/** Writes favicon, touch icon, the association's share picture and the background of others. */
export async function writeIdentity(root: string): Promise<void> {
  const folder = join(root, 'public');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'favicon.svg'), favicon);
  await writeFile(join(root, 'server', 'files', 'share', 'motif.svg'), shareMotif);
  await sharp(Buffer.from(touchIcon))
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 9 })
    .toFile(join(folder, 'apple-touch-icon.png'));
  await sharp(Buffer.from(render('share', share)))
    .removeAlpha()
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(join(folder, 'share.jpg'));
}
