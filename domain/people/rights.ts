/** What a superadmin lets an admin do with the items of a content type, beside the specified role (decision 037). */
import { contentTypes } from '../content/index.ts';
import type { FieldProblems } from '../errors.ts';

/**
 * `publish`: everything with all items. `draft`: writes drafts that somebody else publishes. `translate`: writes the
 * Somali and the Arabic of all items.
 */
export const rightValues = ['publish', 'draft', 'translate'] as const;
export type Right = (typeof rightValues)[number];

/** The rights of a person by the name of a content type; a type without one follows the role. */
export type Rights = Readonly<Partial<Record<string, Right>>>;

/** The content types for which there are rights: not the parts of the site, which include its settings. */
export const rightTypes: readonly string[] = contentTypes.map(({ name }) => name);

export const noRights: Rights = {};

/** A form's choices by content type; an empty text is no right, a missing type is not changed. */
export type RightsInput = Readonly<Record<string, string>>;

/**
 * Returns the rights after a form's choices, in the order of the types. Unknown types and values are problems of the
 * fields `rights.<type>`.
 */
export function applyRights(
  current: Rights,
  input: RightsInput,
): { rights: Rights; problems?: undefined } | { rights?: undefined; problems: FieldProblems } {
  const problems: FieldProblems = {};
  const next: Record<string, Right | undefined> = { ...current };
  for (const [typeName, given] of Object.entries(input)) {
    const right = rightValues.find((value) => value === given);
    if (!rightTypes.includes(typeName) || (!right && given !== ''))
      problems[typeName ? `rights.${typeName}` : 'rights'] = { key: 'invalid' };
    else next[typeName] = right;
  }
  return Object.keys(problems).length > 0 ? { problems } : { rights: inOrder(next) };
}

/** Returns whether two people have the same rights. */
export function areSameRights(one: Rights, other: Rights): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

const inOrder = (rights: Rights): Rights =>
  Object.fromEntries(rightTypes.flatMap((typeName) => (rights[typeName] ? [[typeName, rights[typeName]]] : [])));
