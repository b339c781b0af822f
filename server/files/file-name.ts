import { normalizeText } from '../../domain/model/normalize.ts';

/**
 * A name under which a file can be saved anywhere: no folders, no signs that a system forbids, no invisible marks
 * that could disguise it, at most 120 characters, with its ending kept.
 */
export function readableFileName(name: string, fallback: string, ending = ''): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = normalizeText(base, 'NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const stem = ending === '' ? clean : clean.replace(/\.[^.]{1,8}$/, '');
  return `${[...stem].slice(0, 120 - ending.length).join('') || fallback}${ending}`;
}
