/**
 * One declaration per content type drives its storage, its five REST routes, validation, forms and tables
 * (see docs/add-a-content-type.md).
 */
import type { FieldProblems } from '../errors.ts';
import type { DateField } from '../fields/date.ts';
import type { Field, FieldValue, ValueOf } from '../fields/field.ts';
import type { LocalizedText } from '../fields/text.ts';
import { emptyLocalized, type Localized } from './localized.ts';

export type Fields = Readonly<Record<string, Field>>;

/**
 * A content type with its fields. Code that serves every type takes a plain `ContentType`; code for one type has its
 * own, `typeof news`, in which a field that does not exist is an error of the compiler.
 */
export type ContentType<F extends Fields = Fields> = {
  /** Plural, as in the table, `/api/<name>` and the envelope of a list. */
  name: string;
  fields: F;
  /** The localized text that names an item. Without one, as where there is only one item, the type's own name does. */
  titleField?: string;
  /** Staff decide the order of the items; a new one goes last. The table has a column `position`. */
  ordered?: true;
  /** There is exactly one item, with the id `singleId`, which can be neither made nor deleted. */
  single?: true;
  /** The moment from which an item is public; a type without one is public as soon as it is published. */
  publicationField?: string;
  /** The icon of a menu entry and a count card: the path of a line drawing on a square of 24. */
  icon?: string;
  /** So many rows on a page of the dashboard's list; 20 where it is not said. */
  rowsPerPage?: number;
  /** Where visitors find it: the list of its items, or the page on which a part of the site shows. */
  publicPath?: string;
  /** The address of an item's own page, with `:id` for its id. Without one, items have no page of their own. */
  itemPath?: string;
  /** Localized texts that tell what an item is about; the first that is written describes it to search engines. */
  summary?: readonly string[];
  /** What the page of an item is to search engines (schema.org). */
  structuredAs?: 'NewsArticle' | 'Article';
  /** Its newest items stand in the RSS feed, each with its title and the first text of its summary. */
  inFeed?: true;
  /** For a part of the site: the group of "Site content" under which it stands. */
  siteGroup?: 'everywhere' | 'home' | 'about' | 'departments';
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

/** The names of those fields of a type that are of one kind: `FieldNames<typeof news, PictureField>` is `'image'`. */
export type FieldNames<T extends ContentType, Kind extends Field> = {
  [Name in keyof T['fields']]: T['fields'][Name] extends Kind ? Name : never;
}[keyof T['fields']] &
  string;

export type ItemValues = Readonly<Record<string, FieldValue>>;

/** The values of an item of one type, by the names of its fields. */
export type ValuesOf<T extends ContentType> = {
  readonly [Name in keyof T['fields']]: ValueOf<T['fields'][Name]>;
};

export type NewItem = ItemMeta & { values: ItemValues };

/** A stored item, with what became of it since it was made. */
export type Item<T extends ContentType = ContentType> = ItemMeta & {
  values: ValuesOf<T>;
  /** 1 when it is made, one more with each change. */
  revision: number;
  /** The id of who changed it last. */
  updatedBy: string | null;
  /** Translations whose English has changed since they were written, such as `title.so` (see `outdated.ts`). */
  outdated: readonly string[];
};

/** Declares a content type. The compiler holds the names of fields in it to the fields there are, and to their kinds. */
export function defineContentType<F extends Fields>(
  type: ContentType<F> & {
    titleField?: FieldNames<ContentType<F>, LocalizedText>;
    publicationField?: FieldNames<ContentType<F>, DateField>;
    summary?: readonly FieldNames<ContentType<F>, LocalizedText>[];
  },
): ContentType<F> {
  return type;
}

/** The id of the one item of a type that is `single`. */
export const singleId = '000000000000000000000001';

/** Where visitors read an item: its own page, or the page that lists the items of its type. */
export function publicAddress(type: ContentType, id: string): string {
  return type.itemPath?.replace(':id', id) ?? type.publicPath ?? '/';
}

/** What names an item, in every language; empty for a type without a title. */
export function titleOf(type: ContentType, values: ItemValues): Localized {
  const title = (type.titleField && values[type.titleField]) || '';
  return typeof title === 'string' ? { ...emptyLocalized(), en: title } : title;
}
