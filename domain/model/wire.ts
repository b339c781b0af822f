/**
 * The names and shapes of the specification's section 3, made from an item; nothing else in the program
 * knows them. Called by `server/api` alone.
 */
import type { ContentType, Item } from './define.ts';
import { readIn, type Language } from './localized.ts';
import type { Page } from './paging.ts';

/** What the API says of a stored file: its address and, for a document, the name to save it under. */
export type WireFile = { url: string; fileName: string };

export type WireItem = { _id: string } & Record<string, unknown>;

/**
 * An item as the API answers it: `_id`, then each field under its wire name. Texts come in one language
 * (with fallback), files as addresses ('' where there is none), dates as ISO 8601 or null.
 */
export function toWire(type: ContentType, item: Item, language: Language, files: ReadonlyMap<string, WireFile>): WireItem {
  const wire: WireItem = { _id: item.id };
  for (const [name, field] of Object.entries(type.fields)) {
    const value = item.values[name] ?? null;
    const wireName = field.wire ?? name;
    if (field.kind === 'picture' || field.kind === 'document') {
      const file = typeof value === 'string' ? files.get(value) : undefined;
      wire[wireName] = file?.url ?? '';
      if (field.kind === 'document') wire[field.wireName] = file?.fileName ?? '';
    } else if (field.kind === 'text' && value !== null && typeof value === 'object') {
      wire[wireName] = readIn(value, language).text;
    } else {
      wire[wireName] = value;
    }
  }
  return { ...wire, createdAt: item.createdAt, updatedAt: item.updatedAt };
}

/** The envelope of a list (specification 3, "List responses"): the items under the name of their type. */
export function toWireList(type: ContentType, page: Page<Item>, language: Language, files: ReadonlyMap<string, WireFile>) {
  return {
    [type.name]: page.items.map((item) => toWire(type, item, language, files)),
    page: page.page,
    limit: page.limit,
    total: page.total,
    totalPages: page.totalPages,
    currentPage: page.page,
  };
}
