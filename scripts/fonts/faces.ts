/** The web fonts, their local fallbacks and the font stacks. */
import type { SubsetName } from './subsets.ts';

export interface WebFace {
  readonly family: string;
  readonly subset: SubsetName;
  readonly weight: string;
  readonly display: 'swap' | 'block';
  readonly reason: string;
  /** Size relative to the other faces of a line, so that one font-size fits every script. */
  readonly scale?: number;
}

/** A local font of many devices, adjusted as the fallback until a web font is loaded. */
export interface FallbackFont {
  readonly family: string;
  readonly for: SubsetName;
  readonly weight: string;
  readonly local: readonly string[];
  /** Average advance of the local font, per em, over the sample; without it the size is not adjusted. */
  readonly advance?: number;
}

const swapLatin = 'swap: a fallback font of the same metrics shows the text at once, so the swap moves nothing';
const swapArabic = 'swap: every phone has some Arabic font, and text must be readable before 20 KB have come';

export const webFaces: readonly WebFace[] = [
  { family: 'Source Serif 4', subset: 'latinHeading', weight: '400 900', display: 'swap', reason: swapLatin },
  { family: 'Figtree', subset: 'latinBody', weight: '400 700', display: 'swap', reason: swapLatin },
  {
    family: 'Amiri',
    subset: 'arabicHeading',
    weight: '400 900',
    display: 'swap',
    reason: swapArabic,
    scale: 1.1,
  },
  {
    family: 'Epigraph Heading',
    subset: 'epigraphInHeading',
    weight: '400 900',
    display: 'swap',
    reason: swapArabic,
    scale: 1.1,
  },
  {
    family: 'Amiri Figures',
    subset: 'figuresInArabicHeading',
    weight: '400 900',
    display: 'swap',
    reason: swapArabic,
    scale: 1.1,
  },
  { family: 'Figtree in Arabic', subset: 'latinInArabic', weight: '400 500', display: 'swap', reason: swapLatin },
  { family: 'Plex Arabic', subset: 'arabicBody', weight: '400 500', display: 'swap', reason: swapArabic },
  { family: 'Plex Arabic', subset: 'arabicBodyStrong', weight: '600 700', display: 'swap', reason: swapArabic },
  { family: 'Switcher Arabic', subset: 'arabicSwitcher', weight: '400 700', display: 'swap', reason: swapArabic },
  {
    family: 'Honorific',
    subset: 'honorific',
    weight: '400 900',
    display: 'block',
    scale: 1.15,
    reason: 'block: many devices have no such sign and would show an empty box',
  },
  {
    family: 'Quran',
    subset: 'quran',
    weight: '400',
    display: 'block',
    reason: 'block: a verse is better a moment late than with misplaced or missing signs',
  },
  {
    family: 'Epigraph',
    subset: 'epigraph',
    weight: '400',
    display: 'block',
    reason: 'block: as the verses, whose font this is a part of',
  },
];

/**
 * Average advance per em, shaped with HarfBuzz without Latin kerning, over the same 300 characters of English and
 * Somali prose, 210 of Arabic prose, or a dozen Arabic headlines. Proprietary fallbacks were measured by their
 * metric-compatible equivalents: Arial by Liberation Sans, Georgia by Gelasio, Times New Roman by Liberation Serif.
 */
export const advances: Partial<Record<SubsetName, number>> = {
  latinHeading: 0.4992,
  latinBody: 0.4584,
  arabicHeading: 0.3429,
  arabicBody: 0.3794,
  arabicBodyStrong: 0.3986,
  // Of the hadith itself: its lines must break in the same places before and after its font is loaded.
  epigraph: 9.21,
};
export const latinBodyStrongAdvance = 0.4671;

// No name may begin with Serif: the build removes the quotes, and browsers would read the generic family.
export const fallbackFonts: readonly FallbackFont[] = [
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

export const stacks = {
  latinHeadingFallbacks: ['Heading Georgia', 'Heading Noto', 'Heading Times'],
  latinBodyFallbacks: ['Sans Roboto', 'Sans Arial'],
  arabicHeadingFallbacks: ['Naskh Noto', 'Naskh System', 'Naskh DejaVu'],
  arabicBodyFallbacks: ['Arabic Noto', 'Arabic System', 'Arabic DejaVu'],
};
