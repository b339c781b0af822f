import { unseen } from '../fields/text.ts';
import { normalizeText } from '../text/normalize.ts';

/** In UTF-16 units, much more than is stored of a name; the rest is ignored. */
const maxReadLength = 1_000;

/** Device names of Windows: no file can be saved under one, whatever its extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns a name under which a file can be saved anywhere: no folders, no forbidden characters, no brackets of verses,
 * no invisible characters that could disguise it, at most 120 characters, ending with `ending`. Takes time linear in
 * the last thousand characters.
 */
export function readableFileName(name: string, fallback: string, ending = ''): string {
  // The end of the name has the extension and the part after the folders.
  const base = name.slice(-maxReadLength).split(/[\\/]/).at(-1) ?? '';
  const clean = normalizeText(base, 'NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*﴿﴾]/gu, '')
    .replace(unseen, '')
    .split(/\s+/u)
    .join(' ');
  const trimmed = trimDots(clean);
  const dot = trimmed.lastIndexOf('.');
  const hasEnding = ending !== '' && dot >= 0 && trimmed.length - dot > 1 && trimmed.length - dot <= 9;
  const stem = [...(hasEnding ? trimmed.slice(0, dot) : trimmed)].slice(0, 120 - ending.length).join('');
  const [first = ''] = stem.split('.');
  return `${reserved.test(first.trim()) ? `_${stem}` : stem || fallback}${ending}`;
}

/** Removes dots and spaces from both ends. */
function trimDots(text: string): string {
  const isOuter = (at: number) => text[at] === '.' || text[at]?.trim() === '';
  let [start, end] = [0, text.length];
  while (start < end && isOuter(start)) start += 1;
  while (end > start && isOuter(end - 1)) end -= 1;
  return text.slice(start, end);
}
