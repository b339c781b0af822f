/**
 * The declaration of a content type, from which its storage, the routes of its API, validation, forms and tables are
 * made (see docs/add-a-content-type.md).
 */
import type { FieldProblems } from '../errors.ts';
import type { DateField } from '../fields/date.ts';
import type { Field, FieldValue, ValueOf } from '../fields/field.ts';
import { isLocalizedText, type LocalizedTextField } from '../fields/text.ts';
import { createEmptyLocalized, type Localized } from './localized.ts';

export type Fields = Readonly<Record<string, Field>>;

/**
 * A content type with its fields. Code for every type takes a plain `ContentType`; code for one type takes its own,
 * such as `typeof news`, so that a misspelt field fails to compile.
 */
export type ContentType<F extends Fields = Fields> = {
  /** Plural, as in the table, `/api/<name>` and the envelope of a list; lower-case letters and digits. */
  name: string;
  fields: F;
  /** The localized text that is an item's title. Without one, as for a single item, the type's own name is used. */
  titleField?: string;
  /** Staff set the order of the items. The table has a column `position`. */
  ordered?: true;
  /** New items of an ordered type come first instead of last. */
  newItemsFirst?: true;
  /** A new item stays in the list that it was created from; of other types, its form opens. */
  newItemsStayInList?: true;
  /** There is exactly one item, with the id `singleId`, which can be neither created nor deleted. */
  single?: true;
  /** The field with the moment from which an item is public; without it, items are public once published. */
  publicationField?: string;
  /** The icon in the menu and on a count card: an SVG path in a box of 24 x 24. */
  icon?: string;
  /** Rows on a page of the dashboard's list; 20 by default. */
  rowsPerPage?: number;
  /** Where visitors find it: the list of its items, or the page that shows this part of the site. */
  publicPath?: string;
  /** The address of an item's own page, with `:id` for its id. Without it, items have no page of their own. */
  itemPath?: string;
  /** Localized texts that describe an item; search engines get the first one that is not empty. */
  summary?: readonly string[];
  /** The schema.org type of an item's page. */
  structuredAs?: 'NewsArticle' | 'Article' | 'Project';
  /** Its items are written by somebody, whose name visitors see where the association shows authors. */
  hasAuthors?: true;
  /** Its newest items are in `/rss.xml` too; every type with a list has its own feed, `/feeds/<name>.xml`. */
  inFeed?: true;
  /** Visitors find its items by the public search; its table has the column `search_words` (decision 039). */
  inSearch?: true;
  /** For a part of the site: its group in "Site content". */
  siteGroup?: 'everywhere' | 'home' | 'about' | 'departments';
  /** Settings of the whole site: each change is recorded in the security log. */
  siteSettings?: true;
  /** Adjusts values that depend on each other before they are checked. */
  adjust?: (values: ItemValues) => ItemValues;
  /** Returns problems that involve several fields. */
  check?: (values: ItemValues) => FieldProblems;
  /** The values of a new draft, where they differ from empty ones. */
  initial?: ItemValues;
};

/** What every item has besides its fields. Times are ISO 8601 in UTC. */
export type ItemMeta = {
  id: string;
  state: 'draft' | 'published';
  /** Once an item of a type without a publication date is published, the moment of that. */
  createdAt: string;
  updatedAt: string;
  createdBy: string | null;
};

/** The names of a type's fields of one kind: `FieldNames<typeof news, PictureField>` is `'image'`. */
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

/** A stored item, with the facts of its later changes. */
export type Item<T extends ContentType = ContentType> = ItemMeta & {
  values: ValuesOf<T>;
  /** 1 at its creation, incremented with each change. */
  revision: number;
  /** The id of the person who changed it last. */
  updatedBy: string | null;
  /** Translations whose English has changed since they were written, such as `title.so` (see `outdated.ts`). */
  outdated: readonly string[];
};

const typeName = /^[a-z][a-z0-9]*$/;

/** The names of content types, as a pattern for the addresses of feeds and share pictures. */
export const typeNamePattern = typeName.source.slice(1, -1);

/** Declares a content type. The compiler checks the field names in it, and the kinds of those fields. */
export function defineContentType<F extends Fields>(
  type: ContentType<F> & {
    titleField?: FieldNames<ContentType<F>, LocalizedTextField>;
    publicationField?: FieldNames<ContentType<F>, DateField>;
    summary?: readonly FieldNames<ContentType<F>, LocalizedTextField>[];
  },
): ContentType<F> {
  if (!typeName.test(type.name))
    throw new Error(`The name of a content type is lower-case letters and digits: ${type.name}`);
  return type;
}

/** The id of the only item of a type that is `single`. */
export const singleId = '000000000000000000000001';

/** Returns the address where visitors read an item: its own page, or the page that lists the items of its type. */
export function getItemAddress(type: ContentType, id: string): string {
  return type.itemPath?.replace(':id', id) ?? type.publicPath ?? '/';
}

/** Returns the texts in three languages of a type, with their names. */
export const listLocalizedFields = (type: ContentType): [name: string, field: LocalizedTextField][] =>
  Object.entries(type.fields).flatMap(([name, field]) => (isLocalizedText(field) ? [[name, field]] : []));

/** Returns the names of the long texts in three languages of a type. */
export const listMarkdownFields = (type: ContentType): string[] =>
  listLocalizedFields(type).flatMap(([name, { format }]) => (format === 'markdown' ? [name] : []));

/** Returns the name of the field with the picture of an item. */
export const findPictureField = (type: ContentType): string | undefined =>
  Object.keys(type.fields).find((name) => type.fields[name]?.kind === 'picture');

/** Returns a localized text of an item, in every language; empty where the field has no such text. */
export function getText<V extends ItemValues>(values: V, name: keyof V & string): Localized {
  const text = values[name] ?? null;
  return text !== null && typeof text === 'object' ? text : createEmptyLocalized();
}

/** Returns the title of an item, in every language; empty for a type without one. */
export function getTitle(type: ContentType, values: ItemValues): Localized {
  const title = (type.titleField && values[type.titleField]) || '';
  return typeof title === 'string' ? { ...createEmptyLocalized(), en: title } : title;
}
