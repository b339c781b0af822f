import { findLargest } from './find-largest.ts';
import { getGroup } from './fair-queue.ts';

/** What is held for one key; the oldest first, each with its size. */
type KeyUsage<Item> = { size: number; items: Map<Item, number> };
type GroupUsage<Item> = { size: number; keys: Map<string, KeyUsage<Item>> };

/**
 * Counts what a server holds for its clients, such as connections, by keys and groups of keys (`fair-queue.ts`): a key
 * is the queue key of an address (`parse-ip.ts`), a group is its ISP.
 */
export type UsageTracker<Item> = {
  total: () => number;
  has: (item: Item) => boolean;
  getCount: (key: string) => number;
  /** Adds something, or changes its size. */
  set: (item: Item, key: string, size: number) => void;
  /** Does nothing where it is not held. */
  remove: (item: Item) => void;
  /**
   * Returns the item to end at a limit, which may be `newest` itself:
   *
   * 1. of the group that holds the most;
   * 2. in it, of the key that holds the most;
   * 3. the oldest item of this key.
   *
   * Of equal groups or keys it is that of `newest`, or else the first.
   */
  findEvictionCandidate: (newest?: Item) => Item | undefined;
};

/**
 * Creates an empty tracker. Who holds the most loses something at a limit, so that neither a few clients nor thousands
 * of subnets of one ISP can shut out all others. Sizes count in units of `comparedIn`, so that about as much is equal.
 */
export function createUsageTracker<Item>({ comparedIn = 1 } = {}): UsageTracker<Item> {
  let total = 0;
  const keyOf = new Map<Item, string>();
  const groups = new Map<string, GroupUsage<Item>>();
  const countUnits = ({ size }: { size: number }) => Math.ceil(size / comparedIn);

  const findPlace = (key: string) => {
    const group = groups.get(getGroup(key));
    return { group, own: group?.keys.get(key) };
  };

  /** Returns the largest of a map; of equals `own`, or else the first. */
  const findLargestIn = <T extends { size: number }>(all: Map<string, T> | undefined, own: T | undefined) =>
    findLargest(all?.values() ?? [], countUnits, own && countUnits(own)) ?? own;

  const remove = (item: Item) => {
    const key = keyOf.get(item);
    if (key === undefined) return;
    const { group, own } = findPlace(key);
    const size = own!.items.get(item)!;
    keyOf.delete(item);
    own!.items.delete(item);
    total -= size;
    group!.size -= size;
    own!.size -= size;
    if (own!.items.size === 0) group!.keys.delete(key);
    if (group!.keys.size === 0) groups.delete(getGroup(key));
  };

  return {
    total: () => total,
    has: (item) => keyOf.has(item),
    getCount: (key) => findPlace(key).own?.items.size ?? 0,
    remove,

    set(item, key, size) {
      const { group = { size: 0, keys: new Map<string, KeyUsage<Item>>() } } = findPlace(key);
      const own = group.keys.get(key) ?? { size: 0, items: new Map<Item, number>() };
      const added = size - (own.items.get(item) ?? 0);
      keyOf.set(item, key);
      groups.set(getGroup(key), group);
      group.keys.set(key, own);
      own.items.set(item, size);
      total += added;
      group.size += added;
      own.size += added;
    },

    findEvictionCandidate(newest) {
      const place = findPlace((newest && keyOf.get(newest)) ?? '');
      const group = findLargestIn(groups, place.group);
      const largest = findLargestIn(group?.keys, group === place.group ? place.own : undefined);
      return largest?.items.keys().next().value;
    },
  };
}
