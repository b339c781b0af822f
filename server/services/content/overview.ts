import { contentTypes } from '../../../domain/content/index.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { getAccess, requireStaff, type Access } from '../../../domain/people/permissions.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { ContentService } from './content.ts';
import type { ListQuery } from './content-reader.ts';

export type OverviewService = ReturnType<typeof createOverviewService>;

/** How many items there are, in total and by type name; types without items are omitted. */
export type Counts = { total: number; kinds: Record<string, number> };

/** What needs work, as filters of the staff's lists. */
const todoQueries = {
  drafts: { state: 'draft' },
  waiting: { state: 'draft', others: true },
  scheduled: { state: 'scheduled' },
  missingEn: { missing: 'en' },
  missingSo: { missing: 'so' },
  missingAr: { missing: 'ar' },
  outdatedSo: { outdated: 'so' },
  outdatedAr: { outdated: 'ar' },
} as const satisfies Record<string, ListQuery>;
type Todo = keyof typeof todoQueries;

export type Overview = Record<'all' | Todo, Counts>;

/** What somebody who translates can do something about. */
const translatorTodos: readonly Todo[] = ['missingSo', 'missingAr', 'outdatedSo', 'outdatedAr'];

/**
 * Returns the filter of what a person can do something about; undefined for nothing. Drafts of others wait for those
 * who publish them. Once their items are published, people who write drafts cannot change them.
 */
function queryFor(access: Access, todo: Todo): ListQuery | undefined {
  const query: ListQuery = todoQueries[todo];
  if (access === 'translate') return translatorTodos.includes(todo) ? query : undefined;
  if (access === 'publish') return query;
  if (todo === 'waiting' || (access === 'draft' && todo === 'scheduled')) return undefined;
  return { ...query, mine: true, ...(access === 'draft' && { state: 'draft' }) };
}

/** Creates the service for the first screen of the dashboard: how many items there are, and how many need work. */
export function createOverviewService({ content, types }: { content: ContentService; types: readonly ContentType[] }) {
  return {
    /**
     * Returns the counts of what the viewer works on: of all types for a superadmin, of their own articles and the
     * types of their rights for an admin (ruling 7, decision 037). 401 for a visitor.
     */
    async get(viewer: Viewer): Promise<Overview> {
      const staff = requireStaff(viewer);
      const countAll = async (of: readonly ContentType[], find: (access: Access) => ListQuery | undefined) => {
        const counts = await Promise.all(
          of.map(async (type): Promise<[string, number]> => {
            const access = getAccess(staff, type.name);
            const query = access && find(access);
            return [type.name, query ? await content.count(type, viewer, query) : 0];
          }),
        );
        return {
          total: counts.reduce((sum, [, count]) => sum + count, 0),
          kinds: Object.fromEntries(counts.filter(([, count]) => count > 0)),
        } satisfies Counts;
      };
      const counts = (Object.keys(todoQueries) as Todo[]).map(
        async (todo) => [todo, await countAll(types, (access) => queryFor(access, todo))] as const,
      );
      // Without the parts of the site, which exist from the first start.
      const all = await countAll(
        types.filter((type) => contentTypes.includes(type)),
        (access) => (access === 'publish' || access === 'translate' ? {} : { mine: true }),
      );
      return { all, ...Object.fromEntries(await Promise.all(counts)) } as Overview;
    },
  };
}
