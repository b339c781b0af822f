import { normalizeText } from '../../domain/model/normalize.ts';

/** Much longer than what is kept of a name, in UTF-16 units: beyond it nothing is looked at. */
const mostRead = 1_000;

/** Names that Windows gives to devices: no file can be saved under one, whatever its ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name under which a file can be saved anywhere: no folders, no signs that a system forbids, no invisible marks that
 * could disguise it, at most 120 characters, with its ending kept. Takes time linear in the first thousand characters.
 */
export function readableFileName(name: string, fallback: string, ending = ''): string {
  // Its end tells more than its beginning: it carries the ending, and what stands behind the folders.
  const base = name.slice(-mostRead).split(/[\\/]/).at(-1) ?? '';
  const clean = normalizeText(base, 'NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .split(/\s+/u)
    .join(' ');
  const trimmed = trimDots(clean);
  const dot = trimmed.lastIndexOf('.');
  const hasEnding = ending !== '' && dot >= 0 && trimmed.length - dot > 1 && trimmed.length - dot <= 9;
  const stem = [...(hasEnding ? trimmed.slice(0, dot) : trimmed)].slice(0, 120 - ending.length).join('');
  const [first = ''] = stem.split('.');
  return `${reserved.test(first.trim()) ? `_${stem}` : stem || fallback}${ending}`;
}

/** Takes dots and spaces off both ends. */
function trimDots(text: string): string {
  const isOuter = (at: number) => text[at] === '.' || text[at]?.trim() === '';
  let [start, end] = [0, text.length];
  while (start < end && isOuter(start)) start += 1;
  while (end > start && isOuter(end - 1)) end -= 1;
  return text.slice(start, end);
}
