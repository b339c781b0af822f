import type { Changes } from '../front-door/changes.ts';
import type { ContentFilter, Visibility } from '../store/content-conditions.ts';

/** Written when only staff see a difference: a new draft leaves what visitors see as it was. */
export const staffTag = (typeName: string): string => `${typeName}:staff`;

/** How many counts of one type are remembered; a search may ask for any. */
const mostCounts = 500;

/**
 * Remembers how many items of a type visitors and staff see, until one is written or a scheduled one is due: counting
 * reads whatever it counts, and a page of a list must not cost more the more items there are.
 */
export function createCountMemory(changes: Changes) {
  const known = new Map<string, Map<string, { total: number; until: number }>>();
  let writes = 0;
  changes.onWrite((tags) => {
    writes += 1;
    for (const tag of tags) {
      known.delete(tag);
      known.delete(staffTag(tag));
    }
  });
  return {
    async count(
      typeName: string,
      visibility: Visibility,
      { state, ...filter }: ContentFilter,
      now: Date,
      read: () => Promise<{ total: number; nextDue: string | undefined }>,
    ): Promise<number> {
      const tag = visibility === 'all' ? staffTag(typeName) : typeName;
      const key = JSON.stringify([filter.words, filter.createdBy, filter.missing, filter.outdated, state?.is]);
      const remembered = known.get(tag)?.get(key);
      if (remembered && remembered.until > now.getTime()) return remembered.total;
      const before = writes;
      const { total, nextDue } = await read();
      // What was counted while somebody wrote may be old already.
      if (before === writes) {
        const counts = known.get(tag) ?? new Map<string, { total: number; until: number }>();
        known.set(tag, counts);
        if (counts.size >= mostCounts) counts.clear();
        counts.set(key, { total, until: nextDue === undefined ? Number.POSITIVE_INFINITY : Date.parse(nextDue) });
      }
      return total;
    },
  };
}
