import { isolateVerses } from '../../../../domain/quran/isolate-verses.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { createPreview } from '../../../../domain/text/create-summary.ts';
import { toDrawableText } from './drawable-text.ts';

/** What is written over a share picture; `rtl` where a text is read from right to left. */
export type ShareTexts = { title: DrawnText; name: DrawnText };
export type DrawnText = { text: string; rtl: boolean };

type Size = { width: number; height: number };
type TextImage = Size & { data: Buffer };
type Style = { size: number; colour: string; width: number };

const textColour = '#fbf8f1';
const accentColour = '#e0b65c';
const shadeColour = '#0a1220';
const margin = 64;
const gap = 30;
const rule = { width: 72, height: 4 };
const nameSize = 32;
const titleSizes = [68, 60, 52, 46, 40]; // pixels
const maxTitleHeight = { picture: 180, motif: 330 };
/** How often a title is cut that is too long in the smallest size; each cut leaves four fifths. */
const maxCuts = 12;

/**
 * Returns what is laid over a share picture of a size: the title at its bottom, above it the name of the association
 * and a line, and over a picture a shade that makes them readable. A text that the fonts cannot draw is left out.
 */
export async function drawTexts(
  { width, height }: Size,
  { title, name }: ShareTexts,
  over: 'picture' | 'motif',
): Promise<OverlayOptions[]> {
  const inner = width - 2 * margin;
  const drawnTitle = await drawTitle(title, inner, maxTitleHeight[over]);
  const drawnName = await drawText(name, { size: nameSize, colour: accentColour, width: 3 * inner });
  const { rtl } = drawnTitle ? title : name;
  const put = (of: Size, top: number) => ({ left: rtl ? width - margin - of.width : margin, top });

  const overlays: OverlayOptions[] = [];
  let top = height - margin;
  const add = (drawn: TextImage | undefined) => {
    if (!drawn) return;
    top -= drawn.height;
    const { data, ...size } = drawn;
    overlays.push({ input: data, raw: { ...size, channels: 4 }, ...put(size, top) });
    top -= gap;
  };
  add(drawnTitle);
  // One that is wider than the picture is left out.
  add(drawnName && drawnName.width <= inner ? drawnName : undefined);
  if (overlays.length === 0) return [];
  overlays.push({
    input: { create: { ...rule, channels: 3, background: accentColour } },
    ...put(rule, top - rule.height),
  });
  if (over === 'motif') return overlays;
  return [{ input: shade({ width, height }, top - rule.height - gap), left: 0, top: 0 }, ...overlays];
}

/**
 * Draws a title in the largest size in which it is not too high, cut where it is so in the smallest. One that would be
 * cut within its verse, with no words beside it, is left out.
 */
async function drawTitle(title: DrawnText, width: number, maxHeight: number): Promise<TextImage | undefined> {
  const { rtl } = title;
  const text = toDrawableText(title.text);
  if (text === undefined) return undefined;
  for (const size of titleSizes) {
    const drawn = await drawText({ text, rtl }, { size, colour: textColour, width });
    if (!drawn || drawn.height <= maxHeight) return drawn;
  }
  let { length } = text;
  for (let cut = 0; cut < maxCuts; cut += 1) {
    length = Math.floor(length * 0.8);
    const { text: shown } = createPreview({ text, lang: rtl ? 'ar' : 'en' }, length);
    if (shown === '') return undefined;
    const drawn = await drawText({ text: shown, rtl }, { size: titleSizes.at(-1)!, colour: textColour, width });
    if (!drawn || drawn.height <= maxHeight) return drawn;
  }
  return undefined;
}

/** Draws a text in lines of at most a width, cut to its ink; Pango joins Arabic letters and orders mixed directions. */
async function drawText({ text, rtl }: DrawnText, { size, colour, width }: Style): Promise<TextImage | undefined> {
  const drawable = toDrawableText(text);
  if (drawable === undefined) return undefined;
  // The mark gives a line that begins with a word of the other direction that of its language. No line begins with a
  // mark of a verse.
  const marked = `${rtl ? '\u200f' : '\u200e'}${escapeMarkup(isolateVerses(drawable)).replace(/ (?=[\u06d6-\u06dd])/g, '\u00a0')}`;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${marked}</span>`,
      // Amiri is smaller than Source Serif at the same size.
      font: `Source Serif 4 SemiBold, Amiri Bold ${rtl ? Math.round(size * 1.12) : size}`,
      dpi: 72,
      width,
      wrap: 'word-char',
      align: 'left', // the start: Pango mirrors it for text from right to left
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** Returns a drawing of dark blue that begins above `top` and is nearly opaque below. */
function shade({ width, height }: Size, top: number): Buffer {
  const start = Math.max(0, top - 90);
  const at = (y: number) => (y / height).toFixed(3);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<linearGradient id="s" x2="0" y2="1">` +
      `<stop offset="${at(start)}" stop-color="${shadeColour}" stop-opacity="0"/>` +
      `<stop offset="${at(Math.max(0, top))}" stop-color="${shadeColour}" stop-opacity=".74"/>` +
      `<stop offset="1" stop-color="${shadeColour}" stop-opacity=".94"/></linearGradient>` +
      `<rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
}
