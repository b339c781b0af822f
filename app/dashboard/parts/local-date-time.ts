import { getDayInHargeisa, formatTime } from '../../i18n/format.ts';

/** Times are stored in UTC and edited in East Africa Time, whatever the zone of the device. */
export type LocalDateTime = { day: string; time: string };

export const toLocalDateTime = (iso: string): LocalDateTime => ({
  day: getDayInHargeisa(new Date(iso)),
  time: formatTime(iso),
});

/** Returns the time in UTC. A day without a time begins at midnight; a time without a day returns ''. */
export function fromLocalDateTime({ day, time }: LocalDateTime): string {
  if (day === '') return '';
  const at = new Date(`${day}T${time || '00:00'}+03:00`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
