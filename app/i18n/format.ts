import { eastAfricaOffset } from '../../domain/east-africa-time.ts';
import type { Language } from '../../domain/model/localized.ts';

/**
 * Dates and numbers are formatted with an explicit locale, the Gregorian calendar, Latin digits and East Africa Time,
 * so that server and browser agree exactly.
 */
const numberLocale = 'en-GB-u-ca-gregory-nu-latn';

// The names of the months are listed here, since browsers differ in their Somali data (some have none).
const months: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  so: [
    'Janaayo',
    'Febraayo',
    'Maarso',
    'Abriil',
    'Maajo',
    'Juun',
    'Luulyo',
    'Agoosto',
    'Sebtembar',
    'Oktoobar',
    'Nofembar',
    'Disembar',
  ],
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
};

// Creating a formatter costs a hundred times as much as using it.
let numbers: Intl.NumberFormat | undefined;

/** Returns a date in words: `7 November 2026`. Takes a day or a time in ISO 8601. */
export function formatDate(iso: string, language: Language): string {
  const date = iso.length === 10 ? new Date(`${iso}T00:00:00Z`) : new Date(Date.parse(iso) + eastAfricaOffset);
  if (Number.isNaN(date.getTime())) return iso;
  return `${date.getUTCDate()} ${months[language][date.getUTCMonth()]!} ${date.getUTCFullYear()}`;
}

/** Returns a date and time in words, in East Africa Time: `7 November 2026, 14:05`. */
export function formatDateTime(iso: string, language: Language): string {
  const time = formatTime(iso);
  return time === '' ? iso : `${formatDate(iso, language)}${language === 'ar' ? '، ' : ', '}${time}`;
}

/** Returns the time of a moment in East Africa Time, as in forms: `14:05`; '' for no moment. */
export const formatTime = (iso: string): string => inEastAfrica(Date.parse(iso)).slice(11, 16);

/** Returns the day of a time in East Africa Time, as in forms and `formatDate`: `2026-11-07`; '' for no time. */
export const getDayInHargeisa = (date: Date): string => inEastAfrica(date.getTime()).slice(0, 10);

function inEastAfrica(milliseconds: number): string {
  const shifted = new Date(milliseconds + eastAfricaOffset);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString();
}

/** Returns a number with thousands separators: `200,000`. */
export function formatNumber(value: number): string {
  return (numbers ??= new Intl.NumberFormat(numberLocale)).format(value);
}

/** Returns a list in words: `a, b and c`. Browsers have no Somali list format and would write "and". */
export function formatList(entries: readonly string[], language: Language): string {
  if (language !== 'so') return new Intl.ListFormat(language).format(entries);
  return [entries.slice(0, -1).join(', '), ...entries.slice(-1)].filter((part) => part !== '').join(' iyo ');
}

/** Returns a file size: `240 KB`, `1.3 MB`, without a line break before the unit; in Arabic with the units in words. */
export function formatBytes(bytes: number, language: Language): string {
  const isArabic = language === 'ar';
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0${isArabic ? 'كيلوبايت' : 'KB'}`
    : `${(bytes / 1_000_000).toFixed(1)}\u00a0${isArabic ? 'ميغابايت' : 'MB'}`;
}
