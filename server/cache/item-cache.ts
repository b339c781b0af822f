import { LRUCache } from 'lru-cache';
import type { ContentType, Item } from '../../domain/model/define.ts';
import type { ContentStore, ItemRevision } from '../store/content-store.ts';

/**
 * Remembers items by their revision. An item changes as its next revision only (decision 011), so that what is
 * remembered of one is true for ever, whoever writes: after a write a list reads the item that was written, and of all
 * others the number of their revision. Bounded in bytes; what was used longest ago goes first. Items are shared by all
 * who read them and must not be changed.
 */
export function createItemCache(store: Pick<ContentStore, 'findMany'>, maxBytes = 4_000_000) {
  const kept = new LRUCache<string, Item>({ maxSize: maxBytes, sizeCalculation: (item) => weightOf([item]) });

  return {
    /**
     * The items of these revisions, in their order; what was thrown away meanwhile is left out, what was changed is as
     * it is now.
     */
    async read(type: ContentType, revisions: readonly ItemRevision[]): Promise<Item[]> {
      const keyOf = (id: string) => `${type.name} ${id}`;
      const found = new Map<string, Item>();
      for (const { id, revision } of revisions) {
        const known = kept.get(keyOf(id));
        if (known?.revision === revision) found.set(id, known);
      }
      const missing = revisions.map(({ id }) => id).filter((id) => !found.has(id));
      for (const item of await store.findMany(type, missing)) {
        found.set(item.id, item);
        kept.set(keyOf(item.id), item);
      }
      return revisions.map(({ id }) => found.get(id)).filter((item) => item !== undefined);
    },

    stats: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}

/** The memory that items take: two bytes a letter, and something for each. */
export function weightOf(items: readonly Item[]): number {
  let letters = 0;
  for (const { values } of items) {
    letters += 1_000;
    for (const value of Object.values(values))
      for (const text of typeof value === 'string' ? [value] : Object.values(value ?? {})) letters += text.length;
  }
  return letters * 2;
}
