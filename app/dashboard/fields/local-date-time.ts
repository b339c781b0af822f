/** Times are stored in UTC and edited in the user's own time zone. */
export type LocalDateTime = { day: string; time: string };

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function toLocalDateTime(iso: string): LocalDateTime {
  const at = new Date(iso);
  if (iso === '' || Number.isNaN(at.getTime())) return { day: '', time: '' };
  return {
    day: `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`,
    time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
  };
}

/** Returns the time in UTC. A day without a time begins at midnight; a time without a day returns ''. */
export function fromLocalDateTime({ day, time }: LocalDateTime): string {
  if (day === '') return '';
  const at = new Date(`${day}T${time || '00:00'}`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/** Zones whose clocks agree with Hargeisa's all year round; browsers report one of these names. */
const eastAfrican = ['Africa/Mogadishu', 'Africa/Nairobi', 'Africa/Djibouti', 'Africa/Addis_Ababa'];

/** Returns whether this browser uses the time of Hargeisa. */
export function isHargeisaTime(): boolean {
  return eastAfrican.includes(new Intl.DateTimeFormat('en').resolvedOptions().timeZone);
}

/** Returns the zone of this browser, such as `Asia/Dubai (UTC+4)`. */
export function localZone(): string {
  const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions();
  const minutes = -new Date().getTimezoneOffset();
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const offset = `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${twoDigits(rest)}`}`;
  return timeZone === 'UTC' ? 'UTC' : `${timeZone.replaceAll('_', ' ')} (${offset})`;
}
