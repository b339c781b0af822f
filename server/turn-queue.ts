/** Items that wait, by key. Keys, such as a client's network, take turns. */
export type TurnQueue<Item> = {
  count: () => number;
  /** Each key with the number of its items; the first one has the next turn. */ lengths: () => [string, number][];
  lengthOf: (key: string) => number;
  add: (key: string, item: Item) => void;
  /** Removes and returns the first item of the key whose turn it is. `lastKey` has had its turn: it becomes the last. */
  take: (lastKey?: string) => Item | undefined;
  /** Removes and returns what was added last for a key. */ takeLast: (key: string) => Item | undefined;
};

export function createTurnQueue<Item>(): TurnQueue<Item> {
  let count = 0;
  /** The first key has the next turn. No list is empty. */
  const waiting = new Map<string, Item[]>();

  return {
    count: () => count,
    lengths: () => Array.from(waiting, ([key, { length }]) => [key, length]),
    lengthOf: (key) => waiting.get(key)?.length ?? 0,

    add(key, item) {
      count += 1;
      const items = waiting.get(key);
      if (items) items.push(item);
      else waiting.set(key, [item]);
    },

    take(lastKey) {
      const hadTurn = lastKey !== undefined && waiting.get(lastKey);
      if (hadTurn) {
        waiting.delete(lastKey);
        waiting.set(lastKey, hadTurn);
      }
      const [key, items] = waiting.entries().next().value ?? [];
      if (key === undefined || !items) return undefined;
      waiting.delete(key);
      // Again, as the last one in turn.
      if (items.length > 1) waiting.set(key, items);
      count -= 1;
      return items.shift();
    },

    takeLast(key) {
      const items = waiting.get(key);
      if (!items) return undefined;
      if (items.length === 1) waiting.delete(key);
      count -= 1;
      return items.pop();
    },
  };
}
