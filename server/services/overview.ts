import { contentTypes } from '../../domain/content/index.ts';
import type { ContentType } from '../../domain/model/define.ts';
import { blogType, requireStaff } from '../../domain/people/permissions.ts';
import type { Viewer } from '../../domain/people/viewer.ts';
import type { ContentService } from './content.ts';
import type { ListQuery } from './content-reader.ts';

export type OverviewService = ReturnType<typeof createOverviewService>;

/** How many items there are, in total and by type name; types without items are omitted. */
export type Counts = { total: number; kinds: Record<string, number> };

/** What needs work, as filters of the staff's lists. */
const todoQueries = {
  drafts: { state: 'draft' },
  scheduled: { state: 'scheduled' },
  missingEn: { missing: 'en' },
  missingSo: { missing: 'so' },
  missingAr: { missing: 'ar' },
  outdatedSo: { outdated: 'so' },
  outdatedAr: { outdated: 'ar' },
} as const satisfies Record<string, ListQuery>;

export type Overview = Record<'all' | keyof typeof todoQueries, Counts>;

/** Creates the service for the first screen of the dashboard: how many items there are, and how many need work. */
export function createOverviewService({ content, types }: { content: ContentService; types: readonly ContentType[] }) {
  return {
    /**
     * Returns the counts of all types for a superadmin, of their own articles for an admin (ruling 7); 401 for a
     * visitor.
     */
    async get(viewer: Viewer): Promise<Overview> {
      const staff = requireStaff(viewer);
      const mine = staff.role !== 'superadmin';
      const seen = mine ? types.filter((type) => type.name === blogType) : types;
      const countAll = async (query: ListQuery, of: readonly ContentType[]): Promise<Counts> => {
        const counts = await Promise.all(
          of.map(async (type): Promise<[string, number]> => [
            type.name,
            await content.count(type, viewer, { ...query, mine }),
          ]),
        );
        return {
          total: counts.reduce((sum, [, count]) => sum + count, 0),
          kinds: Object.fromEntries(counts.filter(([, count]) => count > 0)),
        };
      };
      const counts = Object.entries(todoQueries).map(
        async ([name, query]) => [name, await countAll(query, seen)] as const,
      );
      // Without the parts of the site, which exist from the first start.
      const all = await countAll(
        {},
        seen.filter((type) => contentTypes.includes(type)),
      );
      return { all, ...Object.fromEntries(await Promise.all(counts)) } as Overview;
    },
  };
}
