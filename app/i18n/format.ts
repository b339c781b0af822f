import type { Language } from '../../domain/model/localized.ts';

/**
 * One way to write dates and numbers: explicit locale, Gregorian calendar, Latin digits and the time of East Africa, so
 * that server and browser agree on every letter.
 */
const english = 'en-GB-u-ca-gregory-nu-latn';

/**
 * East Africa Time in milliseconds ahead of UTC, all year round. What appears in Hargeisa at one at night bears that
 * day's date.
 */
const eastAfrica = 3 * 60 * 60_000;

// Browsers differ in the Somali they carry (some have none), so the names of the months stand here.
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

// Making a formatter costs a hundred times what using it does.
let numbers: Intl.NumberFormat | undefined;

/** A date written out: `7 November 2026`. Takes a day or a moment in ISO 8601. */
export function formatDate(iso: string, language: Language): string {
  const date = iso.length === 10 ? new Date(`${iso}T00:00:00Z`) : new Date(Date.parse(iso) + eastAfrica);
  if (Number.isNaN(date.getTime())) return iso;
  return `${date.getUTCDate()} ${months[language][date.getUTCMonth()]!} ${date.getUTCFullYear()}`;
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
  return (numbers ??= new Intl.NumberFormat(english)).format(value);
}

/** A file size for readers: `240 KB`, `1.3 MB`; in Arabic with the units written out. */
export function formatBytes(bytes: number, language: Language): string {
  const isArabic = language === 'ar';
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} ${isArabic ? 'كيلوبايت' : 'KB'}`
    : `${(bytes / 1_000_000).toFixed(1)} ${isArabic ? 'ميغابايت' : 'MB'}`;
}
