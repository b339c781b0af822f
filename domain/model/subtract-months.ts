/** Returns the same time of day a number of calendar months earlier; the last day of a shorter month. */
export function subtractMonths(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return earlier;
}
