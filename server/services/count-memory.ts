import type { Changes } from '../front-door/changes.ts';

/**
 * Remembers how many items of a type visitors can see, until one is written or a scheduled one is due: counting reads
 * every row, and a page of a list must not cost more the more items there are.
 */
export function createCountMemory(changes: Changes) {
  const known = new Map<string, { total: number; until: number }>();
  let writes = 0;
  changes.onWrite((tags) => {
    writes += 1;
    for (const tag of tags) known.delete(tag);
  });
  return {
    async count(typeName: string, now: Date, read: () => Promise<{ total: number; nextDue: string | undefined }>): Promise<number> {
      const remembered = known.get(typeName);
      if (remembered && remembered.until > now.getTime()) return remembered.total;
      const before = writes;
      const { total, nextDue } = await read();
      // What was counted while somebody wrote may be old already.
      if (before === writes) known.set(typeName, { total, until: nextDue === undefined ? Number.POSITIVE_INFINITY : Date.parse(nextDue) });
      return total;
    },
  };
}
