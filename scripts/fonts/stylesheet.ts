import { cuts } from './cuts.ts';
import type { Cut, CutName } from './cuts.ts';
import type { VerticalMetrics } from './sfnt.ts';

interface WebFace {
  readonly family: string;
  readonly cut: CutName;
  readonly weight: string;
  readonly display: 'swap' | 'block';
  readonly why: string;
  /** Size relative to the other faces of a line, so that one font-size fits every script. */
  readonly scale?: number;
}

/** A local font of many devices, adjusted as the fallback until a web font is loaded. */
interface StandIn {
  readonly family: string;
  readonly for: CutName;
  readonly weight: string;
  readonly local: readonly string[];
  /** Average advance of the local font, per em, over the sample; without it the size is not adjusted. */
  readonly advance?: number;
}

const swapLatin = 'swap: a stand-in of the same measure shows the text at once, so the exchange moves nothing';
const swapArabic = 'swap: every phone has some Arabic font, and text must be readable before 20 KB have come';

const webFaces: readonly WebFace[] = [
  { family: 'Source Serif 4', cut: 'latinHeading', weight: '400 900', display: 'swap', why: swapLatin },
  { family: 'Figtree', cut: 'latinBody', weight: '400 700', display: 'swap', why: swapLatin },
  { family: 'Figtree in Arabic', cut: 'latinInArabic', weight: '400 700', display: 'swap', why: swapLatin },
  {
    family: 'Amiri',
    cut: 'arabicHeading',
    weight: '400 900',
    display: 'swap',
    why: swapArabic,
    scale: 1.1,
  },
  {
    family: 'Epigraph Heading',
    cut: 'epigraphInHeading',
    weight: '400 900',
    display: 'swap',
    why: swapArabic,
    scale: 1.1,
  },
  {
    family: 'Amiri Figures',
    cut: 'figuresInArabicHeading',
    weight: '400 900',
    display: 'swap',
    why: swapArabic,
    scale: 1.1,
  },
  { family: 'Plex Arabic', cut: 'arabicBody', weight: '400 500', display: 'swap', why: swapArabic },
  { family: 'Plex Arabic', cut: 'arabicBodyStrong', weight: '600 700', display: 'swap', why: swapArabic },
  { family: 'Switcher Arabic', cut: 'arabicSwitcher', weight: '400 700', display: 'swap', why: swapArabic },
  {
    family: 'Honorific',
    cut: 'honorific',
    weight: '400 900',
    display: 'block',
    scale: 1.15,
    why: 'block: many devices have no such sign and would show an empty box',
  },
  {
    family: 'Quran',
    cut: 'quran',
    weight: '400',
    display: 'block',
    why: 'block: a verse is better a moment late than with misplaced or missing signs',
  },
  {
    family: 'Epigraph',
    cut: 'epigraph',
    weight: '400',
    display: 'block',
    why: 'block: as the verses, whose font this is a part of',
  },
];

/**
 * Average advance per em, shaped with HarfBuzz without Latin kerning, over the same 300 characters of English and
 * Somali prose, 210 of Arabic prose, or a dozen Arabic headlines. Proprietary fallbacks were measured by their
 * metric-compatible equivalents: Arial by Liberation Sans, Georgia by Gelasio, Times New Roman by Liberation Serif.
 */
const advances: Partial<Record<CutName, number>> = {
  latinHeading: 0.4992,
  latinBody: 0.4584,
  arabicHeading: 0.3429,
  arabicBody: 0.3794,
  arabicBodyStrong: 0.3986,
  // Of the hadith itself: its lines must break in the same places before and after its font is loaded.
  epigraph: 9.21,
};
const latinBodyStrongAdvance = 0.4671;

// No name may begin with Serif: the build removes the quotes, and browsers would read the generic family.
const standIns: readonly StandIn[] = [
  {
    family: 'Heading Georgia',
    for: 'latinHeading',
    weight: '400 900',
    local: ['Georgia Bold', 'Georgia-Bold'],
    advance: 0.534,
  },
  {
    family: 'Heading Noto',
    for: 'latinHeading',
    weight: '400 900',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    advance: 0.5272,
  },
  {
    family: 'Heading Times',
    for: 'latinHeading',
    weight: '400 900',
    advance: 0.447,
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  { family: 'Sans Roboto', for: 'latinBody', weight: '400 500', local: ['Roboto', 'Roboto-Regular'], advance: 0.461 },
  {
    family: 'Sans Roboto',
    for: 'latinBody',
    weight: '600 700',
    local: ['Roboto Bold', 'Roboto-Bold'],
    advance: 0.4667,
  },
  {
    family: 'Sans Arial',
    for: 'latinBody',
    weight: '400 500',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    advance: 0.4669,
  },
  {
    family: 'Sans Arial',
    for: 'latinBody',
    weight: '600 700',
    advance: 0.4994,
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  {
    family: 'Naskh Noto',
    for: 'arabicHeading',
    weight: '400 900',
    advance: 0.3865,
    local: ['Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'],
  },
  // Apple's and Microsoft's Arabic have no measurable equivalent: they get our line metrics, but their own width.
  {
    family: 'Naskh System',
    for: 'arabicHeading',
    weight: '400 900',
    local: ['Geeza Pro Bold', 'GeezaPro-Bold', 'Times New Roman Bold'],
  },
  {
    family: 'Naskh DejaVu',
    for: 'arabicHeading',
    weight: '400 900',
    local: ['DejaVu Sans', 'DejaVuSans'],
    advance: 0.4379,
  },
  {
    family: 'Arabic Noto',
    for: 'arabicBody',
    weight: '400 500',
    advance: 0.3725,
    local: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'NotoNaskhArabic-Regular'],
  },
  {
    family: 'Arabic Noto',
    for: 'arabicBodyStrong',
    weight: '600 700',
    advance: 0.3855,
    local: ['Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'],
  },
  // The same ratio to DejaVu as in prose.
  {
    family: 'Epigraph Noto',
    for: 'epigraph',
    weight: '400',
    local: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'NotoNaskhArabic-Regular'],
    advance: 10.14,
  },
  { family: 'Epigraph DejaVu', for: 'epigraph', weight: '400', local: ['DejaVu Sans', 'DejaVuSans'], advance: 12.116 },
  {
    family: 'Arabic System',
    for: 'arabicBody',
    weight: '400 500',
    local: ['Geeza Pro', 'GeezaPro', 'Segoe UI', 'Arial'],
  },
  {
    family: 'Arabic System',
    for: 'arabicBodyStrong',
    weight: '600 700',
    local: ['Geeza Pro Bold', 'GeezaPro-Bold', 'Segoe UI Bold', 'Arial Bold'],
  },
  {
    family: 'Arabic DejaVu',
    for: 'arabicBody',
    weight: '400 500',
    local: ['DejaVu Sans', 'DejaVuSans'],
    advance: 0.445,
  },
  {
    family: 'Arabic DejaVu',
    for: 'arabicBodyStrong',
    weight: '600 700',
    local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    advance: 0.5319,
  },
];

const stacks = {
  latinHeadingStandIns: ['Heading Georgia', 'Heading Noto', 'Heading Times'],
  latinBodyStandIns: ['Sans Roboto', 'Sans Arial'],
  arabicHeadingStandIns: ['Naskh Noto', 'Naskh System', 'Naskh DejaVu'],
  arabicBodyStandIns: ['Arabic Noto', 'Arabic System', 'Arabic DejaVu'],
};

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

function webFaceRule({ family, cut, weight, display, why, scale }: WebFace): string {
  const { file, text, words }: Cut = cuts[cut];
  return rule([
    `font-family: '${family}'`,
    `font-weight: ${weight}`,
    `/* ${why} */\n  font-display: ${display}`,
    // Vite would inline the small files into the stylesheet, where the content security policy refuses them.
    `src: url('./${file}.woff2?no-inline') format('woff2')`,
    ...(scale ? [`size-adjust: ${percent(scale)}`] : []),
    `unicode-range: ${unicodeRange(words ?? text)}`,
  ]);
}

function standInRule(standIn: StandIn, metrics: ReadonlyMap<CutName, VerticalMetrics>): string {
  const target = metrics.get(standIn.for);
  if (!target) throw new Error(`No metrics were read for ${standIn.for}.`);
  const isStrongLatin = standIn.for === 'latinBody' && standIn.weight === '600 700';
  const wanted = isStrongLatin ? latinBodyStrongAdvance : advances[standIn.for];
  const ratio = wanted && standIn.advance ? wanted / standIn.advance : 1;
  const scale = webFaces.find((face) => face.cut === standIn.for)?.scale ?? 1;
  const isArabic = !standIn.for.startsWith('latin');
  return rule([
    `font-family: '${standIn.family}'`,
    `font-weight: ${standIn.weight}`,
    `src: ${standIn.local.map((name) => `local('${name}')`).join(', ')}`,
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

const written = '/* Written by scripts/fonts.ts; change it there. */';

/** Returns the stylesheet of the web fonts, their fallbacks and the font stacks. */
export function writeStylesheet(metrics: ReadonlyMap<CutName, VerticalMetrics>): string {
  const { latinHeadingStandIns, latinBodyStandIns, arabicHeadingStandIns, arabicBodyStandIns } = stacks;
  const latinHeading = ['Source Serif 4', 'Honorific', ...latinHeadingStandIns, 'Amiri', ...arabicHeadingStandIns];
  const latinBody = ['Figtree', 'Honorific', ...latinBodyStandIns, 'Plex Arabic', ...arabicBodyStandIns];
  const arabicHeading = [
    'Amiri',
    'Amiri Figures',
    'Honorific',
    ...arabicHeadingStandIns,
    'Source Serif 4',
    ...latinHeadingStandIns,
  ];
  // Figtree is last: only for the accents that `Figtree in Arabic` lacks, not as its fallback.
  const arabicBody = [
    'Plex Arabic',
    'Figtree in Arabic',
    'Honorific',
    ...arabicBodyStandIns,
    ...latinBodyStandIns,
    'Figtree',
  ];
  return `${written}

${webFaces.map(webFaceRule).join('\n')}
/* Stand-ins: local fonts given the width and the line of the web font they precede. */
${standIns.map((standIn) => standInRule(standIn, metrics)).join('\n')}
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

/* On an Arabic page the whole family is there anyway; only the root, or the Arabic link on a Latin page would match. */
:root:lang(ar) {
  --font-switcher: var(--font-body);
}
`;
}
