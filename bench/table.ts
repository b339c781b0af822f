/** Computes and prints figures. */

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export function row(name: string, ...cells: (string | undefined)[]): void {
  console.log(`${name.padEnd(34)} ${cells.map((cell) => (cell ?? '').padStart(13)).join(' ')}`.trimEnd());
}

/** Prints a heading with the names of the columns. */
export function head(subject: string, ...columns: string[]): void {
  console.log(`\n${subject}`);
  if (columns.length > 0) row('', ...columns);
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;
