import { findLargest } from './find-largest.ts';
import { groupOf } from './fair-queue.ts';

/** What is held for one customer; the oldest first, each with its size. */
type Customer<Item> = { size: number; items: Map<Item, number> };
type Provider<Item> = { size: number; customers: Map<string, Customer<Item>> };

/**
 * Counts what a server holds for its clients, such as connections, by provider and customer. A key is the `fairnessKey`
 * of `networkOf`.
 */
export type UsageTracker<Item> = {
  total: () => number;
  has: (item: Item) => boolean;
  countOf: (key: string) => number;
  /** Adds something, or changes its size. */ set: (item: Item, key: string, size: number) => void;
  /** Does nothing where it is not held. */ remove: (item: Item) => void;
  /**
   * Returns the item to end at a limit: of the provider with the most, the customer with the most, and its oldest. Of
   * equals it is that of `newest`, which may be the item itself, or else the first.
   */
  findEvictionCandidate: (newest?: Item) => Item | undefined;
};

/**
 * Creates an empty tracker. Who holds the most loses something at a limit, so that neither a few clients nor thousands
 * of customers of one provider can shut out all others. Sizes count in units of `comparedIn`, so that about as much is
 * equal.
 */
export function createUsageTracker<Item>({ comparedIn = 1 } = {}): UsageTracker<Item> {
  let total = 0;
  const keys = new Map<Item, string>();
  const providers = new Map<string, Provider<Item>>();
  const unitsOf = ({ size }: { size: number }) => Math.ceil(size / comparedIn);

  const placeOf = (key: string) => {
    const provider = providers.get(groupOf(key));
    return { provider, customer: provider?.customers.get(key) };
  };

  /** Returns the largest of a map; of equals `own`, or else the first. */
  const largestOf = <T extends { size: number }>(all: Map<string, T> | undefined, own: T | undefined) =>
    findLargest(all?.values() ?? [], unitsOf, own && unitsOf(own)) ?? own;

  const remove = (item: Item) => {
    const key = keys.get(item);
    if (key === undefined) return;
    const { provider, customer } = placeOf(key);
    const size = customer!.items.get(item)!;
    keys.delete(item);
    customer!.items.delete(item);
    total -= size;
    provider!.size -= size;
    customer!.size -= size;
    if (customer!.items.size === 0) provider!.customers.delete(key);
    if (provider!.customers.size === 0) providers.delete(groupOf(key));
  };

  return {
    total: () => total,
    has: (item) => keys.has(item),
    countOf: (key) => placeOf(key).customer?.items.size ?? 0,
    remove,

    set(item, key, size) {
      const { provider = { size: 0, customers: new Map<string, Customer<Item>>() } } = placeOf(key);
      const customer = provider.customers.get(key) ?? { size: 0, items: new Map<Item, number>() };
      const added = size - (customer.items.get(item) ?? 0);
      keys.set(item, key);
      providers.set(groupOf(key), provider);
      provider.customers.set(key, customer);
      customer.items.set(item, size);
      total += added;
      provider.size += added;
      customer.size += added;
    },

    findEvictionCandidate(newest) {
      const own = placeOf((newest && keys.get(newest)) ?? '');
      const provider = largestOf(providers, own.provider);
      const customer = largestOf(provider?.customers, provider === own.provider ? own.customer : undefined);
      return customer?.items.keys().next().value;
    },
  };
}
