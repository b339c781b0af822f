import { about } from '../../db/seed/site/about.ts';
import type { Ligature } from './add-ligatures.ts';
import type { LoweredSigns } from './lower-signs.ts';
import type { SubstitutionTrim } from './sfnt.ts';

/** One committed font file: its characters and features, and the installed font that they are from. */
export interface Subset {
  readonly file: string;
  readonly source: string;
  readonly text: string;
  readonly features: readonly string[];
  readonly axes?: Readonly<Record<string, number | { min: number; max: number }>>;
  readonly trim?: SubstitutionTrim;
  readonly ligatures?: readonly Ligature[];
  readonly lowered?: LoweredSigns;
  /** Only these words of `text`, in exactly this form. */
  readonly words?: string;
}

function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const ascii = span(0x20, 0x7e);
const latin = `${ascii}\u00a0©«»·×°²½àáâäçèéêëíîïñóôöúûüÉÇÖÜ–—‘’“”…•−`;

const arabicLetters = span(0x621, 0x63a) + span(0x641, 0x64a);
const harakat = span(0x64b, 0x652);
// The space is in the Arabic face: CSS takes line metrics from the first face that covers U+0020.
const arabicMarks = '،؛؟ـ \u00a0';

// The features that shaping engines apply to Arabic by default, without stylistic sets.
const arabicShaping = [
  'ccmp',
  'locl',
  'isol',
  'init',
  'medi',
  'fina',
  'rlig',
  'calt',
  'liga',
  'curs',
  'kern',
  'mark',
  'mkmk',
];

/**
 * Amiri has about 900 joined forms for these letters. The rarer two thirds (in one of seven words of this site's
 * Arabic) are left out, and the plain joined form is used instead: 37 KB become 22 KB. Lam-alef, the word Allah, the
 * frequent joins (في، المـ، كل، بر، نا) and those of the opening hadith are included.
 */
const amiriTrim: SubstitutionTrim = {
  lookupCount: 156,
  lookups: [
    8, 9, 10, 17, 24, 40, 43, 50, 113, 115, 116, 118, 121, 122, 123, 126, 135, 137, 139, 141, 145, 147, 148, 151, 155,
  ],
  contextual: {
    lookup: 117,
    subtableCount: 54,
    subtables: [
      0, 1, 2, 3, 4, 6, 10, 11, 12, 13, 14, 15, 16, 17, 19, 23, 24, 25, 28, 29, 30, 33, 34, 37, 38, 39, 40, 42, 43, 44,
      46, 48, 49, 50, 51,
    ],
  },
};

/** The hadith of the home page. It needs a tenth of a font, on pages without other Arabic. */
export const epigraphText = about.epigraph.arabic;

const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const plex = (weight: number) =>
  `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`;

const arabicHeading = {
  file: 'amiri-700',
  source: '@fontsource/amiri/files/amiri-arabic-700-normal.woff2',
  text: arabicLetters + harakat + arabicMarks,
  features: arabicShaping,
  trim: amiriTrim,
};
/**
 * Tanzil writes an open tanween as a tanween and a small meem, which Amiri draws as such; it has the sign by itself.
 */
const openTanween: readonly Ligature[] = [
  { characters: ['\u064b', '\u06ed'], as: '\u08f0' },
  { characters: ['\u064c', '\u06ed'], as: '\u08f1' },
  { characters: ['\u064d', '\u06e2'], as: '\u08f2' },
];
/** Tanzil writes pause signs after a space. Amiri draws them as high as above the tallest letters. */
const pauseSigns: LoweredSigns = { signs: span(0x6d6, 0x6dc), by: 400, forward: 140, widenSpaceBy: 180 };
const quran = {
  file: 'quran',
  source: '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2',
  text: `${arabicLetters}${span(0x64b, 0x65f)}${span(0x660, 0x669)}${span(0x610, 0x61a)}${span(0x6d6, 0x6ed)}${span(0x8f0, 0x8f2)}\u0670ٱ${arabicMarks}﴾﴿`,
  features: arabicShaping,
  ligatures: openTanween,
  lowered: pauseSigns,
};

export const subsets = {
  latinHeading: {
    file: 'source-serif-600',
    source: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
    text: latin,
    features: ['kern', 'tnum'],
  },
  latinBody: {
    file: 'figtree',
    source: figtree,
    text: latin,
    features: ['kern', 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
  },
  // Figures, addresses and single Latin words inside Arabic text, so that an Arabic page need not load all of Figtree.
  latinInArabic: {
    file: 'figtree-in-arabic',
    source: figtree,
    text: `${span(0x20, 0x3b)}=?@_${span(0x41, 0x5a)}${span(0x61, 0x7a)}©«»·–—‘’“”…`,
    features: ['tnum'],
    // One weight, for plain text; browsers thicken it for bold, which its declared weight lets them do.
    axes: { wght: 460 },
  },
  arabicHeading,
  // Untrimmed, since only the glyphs of its words are included anyway.
  epigraphInHeading: {
    file: 'epigraph-700',
    source: arabicHeading.source,
    text: arabicHeading.text,
    features: arabicHeading.features,
    words: epigraphText,
  },
  // Amiri's own digits: sans digits do not match a Naskh heading.
  figuresInArabicHeading: {
    file: 'amiri-figures-700',
    source: '@fontsource/amiri/files/amiri-latin-700-normal.woff2',
    text: '0123456789:.,()«»–-%',
    features: [],
  },
  arabicBody: {
    file: 'plex-arabic-400',
    source: plex(400),
    text: `${arabicLetters}${harakat}\u0670ٱ${arabicMarks}﴾﴿`,
    features: arabicShaping,
  },
  arabicBodyStrong: {
    file: 'plex-arabic-600',
    source: plex(600),
    text: arabicLetters + harakat + arabicMarks,
    features: arabicShaping,
  },
  arabicSwitcher: {
    file: 'switcher-arabic',
    source: plex(500),
    text: 'العربية',
    features: ['init', 'medi', 'fina'],
  },
  honorific: {
    file: 'honorific',
    source: plex(400),
    text: 'ﷺ',
    features: [],
  },
  quran,
  epigraph: { ...quran, file: 'epigraph', words: epigraphText },
} satisfies Record<string, Subset>;

export type SubsetName = keyof typeof subsets;

/** The fonts of share pictures and the installed ones that they are from, with all letters that titles may have. */
export const drawnFonts = {
  'latin.ttf': '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  'latin-more.ttf': '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2',
  'arabic.ttf': '@fontsource/amiri/files/amiri-arabic-700-normal.woff2',
};
