import type { ContentType, Item } from '../../../domain/model/define.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import { peopleTag } from '../../store/change-tags.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';
import type { SiteService } from '../site/site.ts';

export type AuthorService = ReturnType<typeof createAuthorService>;

/** Creates the service for the authors of items, whom visitors see only where the association shows them. */
export function createAuthorService({
  site,
  users,
  cacheTags,
}: {
  site: Pick<SiteService, 'settings'>;
  users: Pick<UserStore, 'findPresentNames'>;
  cacheTags: CacheTags;
}) {
  return {
    /**
     * Returns the names of the people who created public items, by the ids of these; without those who were deleted or
     * have no name. Empty where the association shows no authors, and for types without them.
     */
    async namesFor(
      type: ContentType,
      items: readonly Pick<Item, 'id' | 'createdBy'>[],
    ): Promise<ReadonlyMap<string, string>> {
      if (!type.hasAuthors || !(await site.settings()).showAuthors) return new Map();
      cacheTags.dependOn(peopleTag);
      const ids = items.flatMap(({ createdBy }) => (createdBy === null ? [] : [createdBy]));
      const names = await users.findPresentNames([...new Set(ids)]);
      return new Map(
        items.flatMap(({ id, createdBy }) => {
          const name = names.get(createdBy ?? '') ?? '';
          return name === '' ? [] : [[id, name] as const];
        }),
      );
    },
  };
}
