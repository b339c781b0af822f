import type { ContentType, ItemValues } from './define.ts';

/** A changed field that decides where something goes; an empty value is ''. */
export type ChangedDestination = { field: string; from: string; to: string };

/** Returns the fields of a type that are declared as `destination` and have another value. */
export function changedDestinations(type: ContentType, before: ItemValues, after: ItemValues): ChangedDestination[] {
  const textOf = (value: ItemValues[string] | undefined) => (typeof value === 'string' ? value : '');
  return Object.entries(type.fields)
    .filter(([, field]) => field.destination)
    .map(([field]) => ({ field, from: textOf(before[field]), to: textOf(after[field]) }))
    .filter(({ from, to }) => from !== to);
}
