import { findLargest } from './find-largest.ts';
import { groupOf } from './turn-queue.ts';

/** What is held for one network; the oldest first, each with its size. */
type Network<Item> = { size: number; items: Map<Item, number> };
type Provider<Item> = { size: number; networks: Map<string, Network<Item>> };

/** What a server holds for its clients, such as connections, by provider and network (`turn` in `networkOf`). */
export type Holdings<Item> = {
  total: () => number;
  has: (item: Item) => boolean;
  countOf: (turn: string) => number;
  /** Adds something, or changes its size. */ set: (item: Item, turn: string, size: number) => void;
  /** Does nothing where it is not held. */ remove: (item: Item) => void;
  /**
   * Returns who loses at a limit: of the provider with the most, the network with the most, and its oldest. Of equals
   * it is that of `newest`, which may lose itself, or else the first.
   */
  findLoser: (newest?: Item) => Item | undefined;
};

/**
 * Creates empty holdings. Who holds the most loses something at a limit, so that neither a few clients nor thousands of
 * networks of one provider can shut out all others. Sizes count in units of `comparedIn`, so that about as much is equal.
 */
export function createHoldings<Item>({ comparedIn = 1 } = {}): Holdings<Item> {
  let total = 0;
  const turns = new Map<Item, string>();
  const providers = new Map<string, Provider<Item>>();
  const unitsOf = ({ size }: { size: number }) => Math.ceil(size / comparedIn);

  const placeOf = (turn: string) => {
    const provider = providers.get(groupOf(turn));
    return { provider, network: provider?.networks.get(turn) };
  };

  /** Returns the largest of a map; of equals `own`, or else the first. */
  const largestOf = <T extends { size: number }>(all: Map<string, T> | undefined, own: T | undefined) =>
    findLargest(all?.values() ?? [], unitsOf, own && unitsOf(own)) ?? own;

  const remove = (item: Item) => {
    const turn = turns.get(item);
    if (turn === undefined) return;
    const { provider, network } = placeOf(turn);
    const size = network!.items.get(item)!;
    turns.delete(item);
    network!.items.delete(item);
    total -= size;
    provider!.size -= size;
    network!.size -= size;
    if (network!.items.size === 0) provider!.networks.delete(turn);
    if (provider!.networks.size === 0) providers.delete(groupOf(turn));
  };

  return {
    total: () => total,
    has: (item) => turns.has(item),
    countOf: (turn) => placeOf(turn).network?.items.size ?? 0,
    remove,

    set(item, turn, size) {
      const { provider = { size: 0, networks: new Map<string, Network<Item>>() } } = placeOf(turn);
      const network = provider.networks.get(turn) ?? { size: 0, items: new Map<Item, number>() };
      const added = size - (network.items.get(item) ?? 0);
      turns.set(item, turn);
      providers.set(groupOf(turn), provider);
      provider.networks.set(turn, network);
      network.items.set(item, size);
      total += added;
      provider.size += added;
      network.size += added;
    },

    findLoser(newest) {
      const own = placeOf((newest && turns.get(newest)) ?? '');
      const provider = largestOf(providers, own.provider);
      const network = largestOf(provider?.networks, provider === own.provider ? own.network : undefined);
      return network?.items.keys().next().value;
    },
  };
}
