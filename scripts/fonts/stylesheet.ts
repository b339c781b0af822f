import { subsets } from './subsets.ts';
import type { Subset, SubsetName } from './subsets.ts';
import {
  advances,
  fallbackFonts,
  latinBodyStrongAdvance,
  stacks,
  webFaces,
  type FallbackFont,
  type WebFace,
} from './faces.ts';
import type { VerticalMetrics } from './sfnt.ts';

function unicodeRange(text: string): string {
  const points = [...new Set([...text].map((character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(',');
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}

function rule(declarations: readonly string[]): string {
  return `@font-face {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`;
}

function webFaceRule({ family, subset, weight, display, reason, scale }: WebFace): string {
  const { file, text, words }: Subset = subsets[subset];
  return rule([
    `font-family: '${family}'`,
    `font-weight: ${weight}`,
    `/* ${reason} */\n  font-display: ${display}`,
    // Vite would inline the small files into the stylesheet, where the content security policy refuses them.
    `src: url('./${file}.woff2?no-inline') format('woff2')`,
    ...(scale ? [`size-adjust: ${percent(scale)}`] : []),
    `unicode-range: ${unicodeRange(words ?? text)}`,
  ]);
}

function fallbackRule(fallback: FallbackFont, metrics: ReadonlyMap<SubsetName, VerticalMetrics>): string {
  const target = metrics.get(fallback.for);
  if (!target) throw new Error(`No metrics were read for ${fallback.for}.`);
  const isStrongLatin = fallback.for === 'latinBody' && fallback.weight === '600 700';
  const targetAdvance = isStrongLatin ? latinBodyStrongAdvance : advances[fallback.for];
  const ratio = targetAdvance && fallback.advance ? targetAdvance / fallback.advance : 1;
  const scale = webFaces.find((face) => face.subset === fallback.for)?.scale ?? 1;
  const isArabic = !fallback.for.startsWith('latin');
  return rule([
    `font-family: '${fallback.family}'`,
    `font-weight: ${fallback.weight}`,
    `src: ${fallback.local.map((name) => `local('${name}')`).join(', ')}`,
    `size-adjust: ${percent(ratio * scale)}`,
    // Overrides are relative to the adjusted em, hence the division.
    `ascent-override: ${percent(target.ascent / ratio)}`,
    `descent-override: ${percent(target.descent / ratio)}`,
    `line-gap-override: ${percent(target.lineGap / ratio)}`,
    // Arial and DejaVu have both scripts; each fallback is only for its own.
    `unicode-range: ${isArabic ? 'U+20,U+a0,U+600-6ff,U+750-77f,U+fb50-fdf9,U+fe70-fefc' : 'U+0-2ff,U+1e00-1eff,U+2000-22ff'}`,
  ]);
}

function stack(families: readonly string[], generic: string): string {
  return [...families.map((family) => `'${family}'`), generic].join(', ');
}

const header = '/* Written by scripts/fonts.ts; change it there. */';

/** Returns the stylesheet of the web fonts, their fallbacks and the font stacks. */
export function writeStylesheet(metrics: ReadonlyMap<SubsetName, VerticalMetrics>): string {
  const { latinHeadingFallbacks, latinBodyFallbacks, arabicHeadingFallbacks, arabicBodyFallbacks } = stacks;
  const latinHeading = ['Source Serif 4', 'Honorific', ...latinHeadingFallbacks, 'Amiri', ...arabicHeadingFallbacks];
  const latinBody = ['Figtree', 'Honorific', ...latinBodyFallbacks, 'Plex Arabic', ...arabicBodyFallbacks];
  const arabicHeading = [
    'Amiri',
    'Amiri Figures',
    'Honorific',
    ...arabicHeadingFallbacks,
    'Source Serif 4',
    ...latinHeadingFallbacks,
  ];
  // Figtree is last: only for the accents that `Figtree in Arabic` lacks, not as its fallback.
  const arabicBody = [
    'Plex Arabic',
    'Figtree in Arabic',
    'Honorific',
    ...arabicBodyFallbacks,
    ...latinBodyFallbacks,
    'Figtree',
  ];
  return `${header}

${webFaces.map(webFaceRule).join('\n')}
/* Fallbacks: local fonts with the width and line metrics of the web font that they replace until it has loaded. */
${fallbackFonts.map((fallback) => fallbackRule(fallback, metrics)).join('\n')}
/* Every stack knows both scripts: by unicode-range each letter finds its family, and only what a page shows is loaded.
   The first family sets the line, so Arabic leads where the language is Arabic. */
:root {
  --font-heading: ${stack(latinHeading, 'serif')};
  --font-body: ${stack(latinBody, 'sans-serif')};
  --font-switcher: ${stack(['Switcher Arabic', ...latinBody.filter((family) => family !== 'Plex Arabic')], 'sans-serif')};
  --font-quran: ${stack(['Quran', 'Noto Naskh Arabic', 'Geeza Pro', 'Traditional Arabic'], 'serif')};
  --font-epigraph: ${stack(['Epigraph', 'Epigraph Noto', 'Epigraph DejaVu', 'Geeza Pro', 'Traditional Arabic'], 'serif')};
  --font-honorific: ${stack(['Honorific', 'Noto Naskh Arabic', 'Geeza Pro'], 'serif')};
}

:lang(ar) {
  --font-heading: ${stack(arabicHeading, 'serif')};
  --font-body: ${stack(arabicBody, 'sans-serif')};
  /* Arabic has no italics; a slanted Naskh is only a distorted one. */
  font-synthesis-style: none;
}

[lang]:not(:lang(ar)) {
  font-synthesis-style: auto;
}

/* On an Arabic page the whole family is there anyway; only the root, or the Arabic link on a Latin page would match. */
:root:lang(ar) {
  --font-switcher: var(--font-body);
}
`;
}
