import type { Language } from '../../domain/model/localized.ts';

/**
 * One way to write dates and numbers: explicit locale, Gregorian calendar, Latin digits and UTC, so that
 * server and browser agree on every letter.
 */
const locales: Record<Language, string> = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  so: 'so-SO-u-ca-gregory-nu-latn',
  ar: 'ar-SA-u-ca-gregory-nu-latn',
};

// Browsers differ in the Somali they carry (some have none), so its month names stand here.
const somaliMonths = [
  'Janaayo', 'Febraayo', 'Maarso', 'Abriil', 'Maajo', 'Juun',
  'Luulyo', 'Agoosto', 'Sebtembar', 'Oktoobar', 'Nofembar', 'Disembar',
] as const; // prettier-ignore
const arabicMonths = [
  'يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو',
  'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر',
] as const; // prettier-ignore

/** A date written out: `7 November 2026`. Takes a day or a moment in ISO 8601. */
export function formatDate(iso: string, language: Language): string {
  const date = new Date(iso.length === 10 ? `${iso}T00:00:00Z` : iso);
  if (Number.isNaN(date.getTime())) return iso;
  if (language === 'en') return new Intl.DateTimeFormat(locales.en, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  const months = language === 'so' ? somaliMonths : arabicMonths;
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]!} ${date.getUTCFullYear()}`;
}

/**
 * A moment written out for staff, in the time zone of their device: `7 November 2026, 14:05`. Only in the browser:
 * the server knows nobody's zone.
 */
export function formatMoment(iso: string, language: Language): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return `${formatDate(localDay(moment), language)}${language === 'ar' ? '، ' : ', '}${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** The day of a moment where the reader is, as a form and `formatDate` take it: `2026-11-07`. */
export function localDay(moment: Date): string {
  return `${String(moment.getFullYear()).padStart(4, '0')}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A number with its thousands grouped: `200,000`. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locales.en).format(value);
}

/** A file size for readers: `240 KB`, `1.3 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
