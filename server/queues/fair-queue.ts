/** Items of a group that are served in one of its turns, at most. */
const maxPerTurn = 16;

/**
 * Items that wait, by key, such as the queue key of a client (`parse-ip.ts`). The part of a key before its space is its
 * group, such as the ISP.
 *
 * 1. Groups take turns. In its turn, a group has one item served for each of its keys, but at most 16: a flood from
 *    thousands of subnets of one ISP waits like one from 16.
 * 2. In a group, keys take turns: a key goes behind the others after one item.
 * 3. The items of a key are served in the order in which they were added.
 */
export type FairQueue<Item> = {
  count: () => number;
  /** How many items wait for a key, and for its group. */
  getLengths: (key: string) => { own: number; group: number };
  /** The group with the most items, except that of the empty key. */
  largestGroup: () => QueueLength | undefined;
  /** The key with the most items, except the empty one, in all or in a group; the last of equals. */
  longestKey: (group?: string) => QueueLength | undefined;
  /** The keys that are served last, the very last one first; at most so many. */
  lastKeys: (max: number) => string[];
  add: (key: string, item: Item) => void;
  /** Removes and returns the first item of the next key. `lastKey` was served: it becomes the last. */
  dequeue: (lastKey?: string) => Item | undefined;
  /** Removes and returns what was added last for a key. */
  dequeueLast: (key: string) => Item | undefined;
};

export type QueueLength = { name: string; length: number };

type Group<Item> = {
  count: number;
  /** Items that were served in this turn. */
  served: number;
  /** No list is empty. */
  keys: Map<string, Item[]>;
};

/** Returns the part of a key before its space, such as the ISP, or the key itself. */
export const getGroup = (key: string): string => key.split(' ', 1)[0] ?? key;

/** Creates an empty queue. */
export function createFairQueue<Item>(): FairQueue<Item> {
  let count = 0;
  /** The first group, and its first key, is served next. No group is empty. */
  const groups = new Map<string, Group<Item>>();

  const removed = (name: string, group: Group<Item>) => {
    count -= 1;
    group.count -= 1;
    if (group.count === 0) groups.delete(name);
  };

  /** Puts a key behind the others of its group, and a group of one key behind the others. */
  const moveBack = (key: string) => {
    const name = getGroup(key);
    const group = groups.get(name);
    const items = group?.keys.get(key);
    if (!group || !items) return;
    group.keys.delete(key);
    group.keys.set(key, items);
    if (group.keys.size > 1) return;
    groups.delete(name);
    groups.set(name, group);
  };

  return {
    count: () => count,
    getLengths(key) {
      const group = groups.get(getGroup(key));
      return { own: group?.keys.get(key)?.length ?? 0, group: group?.count ?? 0 };
    },
    largestGroup() {
      let found: QueueLength | undefined;
      for (const [name, { count: length }] of groups)
        if (name !== '' && length > (found?.length ?? 0)) found = { name, length };
      return found;
    },
    longestKey(name) {
      let found: QueueLength | undefined;
      for (const group of name === undefined ? groups.values() : [groups.get(name)])
        for (const [key, { length }] of group?.keys ?? [])
          if (key !== '' && length >= (found?.length ?? 0)) found = { name: key, length };
      return found;
    },
    lastKeys(max) {
      const last: string[] = [];
      for (const { keys } of [...groups.values()].slice(-max).toReversed()) {
        last.push(...[...keys.keys()].slice(-max).toReversed());
        if (last.length >= max) break;
      }
      return last.slice(0, max);
    },

    add(key, item) {
      const name = getGroup(key);
      const group = groups.get(name) ?? { count: 0, served: 0, keys: new Map<string, Item[]>() };
      groups.set(name, group);
      const items = group.keys.get(key);
      if (items) items.push(item);
      else group.keys.set(key, [item]);
      group.count += 1;
      count += 1;
    },

    dequeue(lastKey) {
      if (lastKey !== undefined) moveBack(lastKey);
      const [name, group] = groups.entries().next().value ?? [];
      const [key, items] = group?.keys.entries().next().value ?? [];
      if (name === undefined || !group || key === undefined || !items) return undefined;
      group.served += 1;
      if (group.served >= Math.min(maxPerTurn, group.keys.size)) {
        group.served = 0;
        groups.delete(name);
        groups.set(name, group);
      }
      group.keys.delete(key);
      // Again, as the last one.
      if (items.length > 1) group.keys.set(key, items);
      removed(name, group);
      return items.shift();
    },

    dequeueLast(key) {
      const name = getGroup(key);
      const group = groups.get(name);
      const items = group?.keys.get(key);
      if (!group || !items) return undefined;
      if (items.length === 1) group.keys.delete(key);
      removed(name, group);
      return items.pop();
    },
  };
}
