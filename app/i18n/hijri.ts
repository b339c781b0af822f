/** Arabic names of the Islamic months: browsers spell some of them differently. */
const months = [
  'محرم',
  'صفر',
  'ربيع الأول',
  'ربيع الآخر',
  'جمادى الأولى',
  'جمادى الآخرة',
  'رجب',
  'شعبان',
  'رمضان',
  'شوال',
  'ذو القعدة',
  'ذو الحجة',
];

let calendar: Intl.DateTimeFormat | undefined;

/**
 * Returns the day in the Islamic calendar of Umm al-Qura, in Arabic: `27 جمادى الأولى 1448هـ`. Takes a time in ISO
 * 8601 and uses its day in East Africa. A sighting of the moon may differ by a day.
 */
export function formatHijri(iso: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  calendar ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'Africa/Nairobi',
  });
  // A browser without this calendar would use another one.
  if (calendar.resolvedOptions().calendar !== 'islamic-umalqura') return undefined;
  const parts = Object.fromEntries(calendar.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${months[Number(parts['month']) - 1]} ${parts['year']}هـ`;
}
