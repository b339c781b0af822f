import { findContactDetails } from '../contact/contact-details.ts';
import { getText, type ContentType, type ItemValues } from './define.ts';
import { languages } from './localized.ts';

/** A changed text that decides where something goes; an empty value is ''. */
export type ChangedDestination = { field: string; from: string; to: string };

/** Returns whether a change of a text says another number or address, which people may call, write or pay to. */
export function changesContactDetails({ from, to }: { from: string; to: string }): boolean {
  return findContactDetails(from) !== findContactDetails(to);
}

/** Returns whether a change has to be made soon after a sign-in, as each of the settings of the whole site. */
export const isProtected = (type: ContentType, before: ItemValues, after: ItemValues): boolean =>
  type.siteSettings
    ? Object.keys(type.fields).some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    : findChangedDestinations(type, before, after).length > 0;

/**
 * Returns the fields of a type that are declared as `destination` and have another value, and the localized texts of
 * settings of the whole site that say other numbers or addresses, as `address.so`.
 */
export function findChangedDestinations(
  type: ContentType,
  before: ItemValues,
  after: ItemValues,
): ChangedDestination[] {
  const toText = (value: ItemValues[string] | undefined) => (typeof value === 'string' ? value : '');
  const destinations = Object.entries(type.fields)
    .filter(([, field]) => field.destination)
    .map(([field]) => ({ field, from: toText(before[field]), to: toText(after[field]) }))
    .filter(({ from, to }) => from !== to);
  if (!type.siteSettings) return destinations;
  const texts = Object.keys(type.fields)
    .flatMap((field) =>
      languages.map((language) => ({
        field: `${field}.${language}`,
        from: getText(before, field)[language],
        to: getText(after, field)[language],
      })),
    )
    .filter(changesContactDetails);
  return [...destinations, ...texts];
}
