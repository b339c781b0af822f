/** Moments are stored in UTC and written in the time zone of whoever writes them. */
export type LocalMoment = { day: string; time: string };

const two = (value: number) => String(value).padStart(2, '0');

export function toLocalMoment(iso: string): LocalMoment {
  const at = new Date(iso);
  if (iso === '' || Number.isNaN(at.getTime())) return { day: '', time: '' };
  return {
    day: `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** A day without a time begins at midnight; a time without a day is nothing yet. */
export function fromLocalMoment({ day, time }: LocalMoment): string {
  if (day === '') return '';
  const at = new Date(`${day}T${time || '00:00'}`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/** Zones that share their clock with Hargeisa all year round; browsers know it by the name of one of them. */
const eastAfrican = ['Africa/Mogadishu', 'Africa/Nairobi', 'Africa/Djibouti', 'Africa/Addis_Ababa'];

/** Whether this browser goes by the time of Hargeisa. */
export function isHargeisaTime(): boolean {
  return eastAfrican.includes(new Intl.DateTimeFormat('en').resolvedOptions().timeZone);
}

/** The zone of this browser, such as `Asia/Dubai (UTC+4)`. */
export function localZone(): string {
  const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions();
  const minutes = -new Date().getTimezoneOffset();
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const offset = `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${two(rest)}`}`;
  return timeZone === 'UTC' ? 'UTC' : `${timeZone.replaceAll('_', ' ')} (${offset})`;
}
