/**
 * One declaration per content type drives its storage, its five REST routes, validation, forms and tables
 * (see docs/add-a-content-type.md).
 */
import type { FieldProblems } from '../errors.ts';
import type { Field, FieldValue } from '../fields/field.ts';

export type ContentType = {
  /** Plural, as in the table, `/api/<name>` and the envelope of a list. */
  name: string;
  fields: Readonly<Record<string, Field>>;
  /** The text field that names an item. */
  titleField: string;
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
  type: Omit<ContentType, 'fields'> & { fields: F; titleField: keyof F; publicationField?: keyof F },
): ContentType {
  return type;
}
