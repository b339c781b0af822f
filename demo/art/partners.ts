import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closedPath, short, starHeart, starPath, starSquares, type Point } from '../../app/ui/motif/star.ts';
import type { Picture } from './encode.ts';
import { archPath } from './pieces/arch.ts';

const ink = '#12284C';
const palm = '#1E6B4C';
const gold = '#A87A22';
const clay = '#A33B2A';

/** A filled outline with its inner outlines as holes. */
const solid = (...outlines: readonly string[]) => `<path fill-rule="evenodd" d="${outlines.join('')}"/>`;
const line = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const ring = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-r * 2)} 0Z`;
const around = (count: number, r: number, draw: (x: number, y: number) => string): string =>
  Array.from({ length: count }, (_, index) =>
    draw(80 + Math.sin((index * 2 * Math.PI) / count) * r, 40 - Math.cos((index * 2 * Math.PI) / count) * r),
  ).join('');

/** A palm leaf from its stem, for the logos of farms and gardens. */
const leaf = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}Q${short(x + dx * 0.1)} ${short(y + dy * 0.8)} ${x + dx} ${y + dy}Q${short(x + dx * 0.9)} ${short(y + dy * 0.1)} ${x} ${y}Z`;

const book = 'M80 34C70 26 58 25 46 27V62C58 60 70 61 80 68C90 61 102 60 114 62V27C102 25 90 26 80 34Z';
const steps: readonly Point[] = [
  [52, 68],
  [52, 54],
  [66, 54],
  [66, 40],
  [80, 40],
  [80, 26],
  [94, 26],
  [94, 12],
  [108, 12],
  [108, 68],
];

/** Thirteen logos, one tone each; the page renders the names beside them. */
const marks: readonly (readonly [tone: string, body: string])[] = [
  [ink, solid(starPath(80, 40, 34), starPath(80, 40, 22), starHeart(80, 40, 14))],
  [
    palm,
    solid(
      archPath({ x: 80, y: 72, w: 60, h: 64 }),
      archPath({ x: 80, y: 72, w: 42, h: 48 }),
      archPath({ x: 80, y: 72, w: 24, h: 32 }),
    ),
  ],
  [gold, solid(book) + line('M80 35V66', 2.5).replace('currentColor', '#fff') + solid(starPath(80, 14, 9))],
  [
    ink,
    line('M38 24q10.5-10 21 0t21 0 21 0 21 0M38 42q10.5-10 21 0t21 0 21 0 21 0M38 60q10.5-10 21 0t21 0 21 0 21 0', 5),
  ],
  [
    palm,
    line('M80 72V26', 4) +
      solid(
        leaf(80, 34, 26, -24),
        leaf(80, 34, -26, -24),
        leaf(80, 52, 28, -20),
        leaf(80, 52, -28, -20),
        leaf(80, 68, 24, -14),
        leaf(80, 68, -24, -14),
      ),
  ],
  [
    clay,
    solid(
      around(8, 24, (x, y) => ring(x, y, 7)),
      ring(80, 40, 9),
    ),
  ],
  [ink, solid(closedPath(steps)) + solid(starPath(58, 26, 12))],
  [gold, solid(ring(80, 40, 33), ring(88, 36, 26)) + solid(starPath(92, 37, 12))],
  [palm, line(starSquares(80, 40, 32), 4.5)],
  [
    ink,
    solid('M80 8L112 24V44C112 60 98 68 80 74C62 68 48 60 48 44V24Z', archPath({ x: 80, y: 62, w: 30, h: 42 })) +
      solid(ring(80, 48, 5)),
  ],
  [
    clay,
    solid('M44 66C44 36 60 16 80 8C100 16 116 36 116 66Z', 'M56 66C58 44 68 28 80 22C92 28 102 44 104 66Z') +
      solid('M68 66C70 50 75 42 80 38C85 42 90 50 92 66Z'),
  ],
  [gold, solid(around(4, 20, (x, y) => starPath(x, y, 14))) + solid(ring(80, 40, 5))],
  [palm, solid('M80 8C96 30 106 42 106 52A26 22 0 0 1 54 52C54 42 64 30 80 8Z', starPath(80, 50, 15))],
];

function markSvg(tone: string, body: string): string {
  const own = body.replaceAll('currentColor', tone);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80" fill="${tone}">${own}</svg>\n`;
}

/** Writes the thirteen logos into a folder and returns their entries for the manifest. */
export async function writePartners(folder: string): Promise<Record<string, Picture>> {
  const entries: Record<string, Picture> = {};
  for (const [index, [tone, body]] of marks.entries()) {
    const name = `partner-${String(index + 1).padStart(2, '0')}`;
    const svg = markSvg(tone, body);
    await writeFile(join(folder, `${name}.svg`), svg);
    entries[name] = {
      width: 160,
      height: 80,
      tint: '#ffffff',
      variants: [{ width: 160, format: 'svg', file: `${name}.svg`, bytes: Buffer.byteLength(svg) }],
    };
  }
  return entries;
}
