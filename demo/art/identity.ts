import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultLogo } from '../../app/ui/motif/default-logo.ts';
import { starLattice } from '../../app/ui/motif/star.ts';
import { render } from './scene.ts';
import { share } from './scenes/share.ts';

const night = '#12284C';
const gold = '#E0B65C';
const paper = '#FBF8F1';

/** The logo alone: gold is visible on light and dark tabs, the book follows the tab's colour scheme. */
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${defaultLogo.viewBox}"><style>path{fill:${night}}.b{fill:#A87A22}@media(prefers-color-scheme:dark){path{fill:${gold}}.b{fill:${paper}}}</style>` +
  `<path fill-rule="evenodd" d="${defaultLogo.star}"/><path class="b" d="${defaultLogo.book}"/></svg>\n`;

/** The logo on dark blue for home screens, with a margin for round masks. */
const touchIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 180 180"><rect width="180" height="180" fill="${night}"/>` +
  `<path d="${starLattice({ cell: 45, columns: 4, rows: 4 })}" fill="none" stroke="${paper}" stroke-width="1" opacity=".08"/>` +
  `<g transform="translate(26 26) scale(2)"><path fill-rule="evenodd" fill="${gold}" d="${defaultLogo.star}"/><path fill="${paper}" d="${defaultLogo.book}"/></g></svg>`;

/** Writes favicon, touch icon and the association's share picture. */
export async function writeIdentity(root: string): Promise<void> {
  const folder = join(root, 'public');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'favicon.svg'), favicon);
  await sharp(Buffer.from(touchIcon))
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 9 })
    .toFile(join(folder, 'apple-touch-icon.png'));
  await sharp(Buffer.from(render('share', share)))
    .removeAlpha()
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(join(folder, 'share.jpg'));
}
