/**
 * One declaration per content type drives its storage, its five REST routes, validation, forms and tables
 * (see docs/add-a-content-type.md).
 */
import type { FieldProblems } from '../errors.ts';
import type { Field, FieldValue } from '../fields/field.ts';
import { emptyLocalized, type Localized } from './localized.ts';

export type ContentType = {
  /** Plural, as in the table, `/api/<name>` and the envelope of a list. */
  name: string;
  fields: Readonly<Record<string, Field>>;
  /** The localized text that names an item. Without one, as where there is only one item, the type's own name does. */
  titleField?: string;
  /** Staff decide the order of the items; a new one goes last. The table has a column `position`. */
  ordered?: true;
  /** There is exactly one item, with the id `singleId`, which can be neither made nor deleted. */
  single?: true;
  /** The moment from which an item is public; a type without one is public as soon as it is published. */
  publicationField?: string;
  /** Brings values that depend on each other into order before they are checked. */
  settle?: (values: ItemValues) => ItemValues;
  /** Problems that no single field can see. */
  check?: (values: ItemValues) => FieldProblems;
  /** The values of a new draft, where they differ from empty ones. */
  initial?: ItemValues;
};

/** What every item is made with besides its fields. Moments are ISO 8601 in UTC. */
export type ItemMeta = {
  id: string;
  state: 'draft' | 'published';
  createdAt: string;
  updatedAt: string;
  createdBy: string | null;
};

export type ItemValues = Readonly<Record<string, FieldValue>>;

export type NewItem = ItemMeta & { values: ItemValues };

/** A stored item, with what became of it since it was made. */
export type Item = NewItem & {
  /** 1 when it is made, one more with each change. */
  revision: number;
  /** The id of who changed it last. */
  updatedBy: string | null;
  /** Translations whose English has changed since they were written, such as `title.so` (see `outdated.ts`). */
  outdated: readonly string[];
};

/** Declares a content type; the compiler holds `titleField` and `publicationField` to the fields there are. */
export function defineContentType<const F extends ContentType['fields']>(
  type: Omit<ContentType, 'fields'> & { fields: F; titleField?: keyof F; publicationField?: keyof F },
): ContentType {
  return type;
}

/** The id of the one item of a type that is `single`. */
export const singleId = '000000000000000000000001';

/** What names an item, in every language; empty for a type without a title. */
export function titleOf(type: ContentType, values: ItemValues): Localized {
  const title = (type.titleField && values[type.titleField]) || '';
  return typeof title === 'string' ? { ...emptyLocalized(), en: title } : title;
}
