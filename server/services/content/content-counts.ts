import type { ContentType } from '../../../domain/model/define.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import { getStaffTag } from '../../store/change-tags.ts';
import type { ContentFilter } from '../../store/content/content-conditions.ts';
import type { ContentStore } from '../../store/content/content-store.ts';

/** Creates the counts of items, which are read through the query cache. Part of the content reader. */
export function createContentCounts({
  store,
  queryCache,
  now,
}: {
  store: Pick<ContentStore, 'count' | 'findNextDue' | 'countVisible'>;
  queryCache: QueryCache;
  now: () => Date;
}) {
  return {
    /** Returns the number of items that visitors see, and when the next one becomes visible (milliseconds). */
    countVisible: (type: ContentType): Promise<{ total: number; until: number | undefined }> =>
      queryCache.read([type.name], 'visible-count', async () => {
        const { total, nextDue } = await store.countVisible(type, now().toISOString());
        const until = nextDue === undefined ? undefined : Date.parse(nextDue);
        return { value: { total, until }, until, bytes: 0 };
      }),

    /** Returns the number of items, drafts included, that fit a filter. */
    countForStaff: (type: ContentType, filter: ContentFilter): Promise<number> =>
      queryCache.read([getStaffTag(type.name)], `total ${toCacheKey(filter)}`, async () => {
        const total = await store.count(type, 'all', filter);
        // Only counts of what is public, or not yet, change without a write.
        const moment = filter.state?.now ?? filter.readableBy?.now ?? filter.hiddenAt;
        const due = moment === undefined ? undefined : await store.findNextDue(type, moment);
        return { value: total, until: due === undefined ? undefined : Date.parse(due), bytes: 0 };
      }),
  };
}

/** Returns all of a filter but its moments: the cached total expires when the next item is due. */
function toCacheKey({ state, readableBy, hiddenAt, ...others }: ContentFilter): string {
  return JSON.stringify([others, state?.is, readableBy && [readableBy.id], hiddenAt !== undefined]);
}
