import type { Language } from '../../../domain/model/localized.ts';
import { formatBytes } from '../../i18n/format.ts';

/** Returns the size of a disk or a memory: `48.2 GB`, and below a gigabyte as other sizes. */
export function formatStorage(bytes: number, language: Language): string {
  if (bytes < 1_000_000_000) return formatBytes(bytes, language);
  return `${(bytes / 1_000_000_000).toFixed(1)}\u00a0${language === 'ar' ? 'غيغابايت' : 'GB'}`;
}
