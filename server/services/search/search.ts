import { getItemAddress, getTitle, type ContentType } from '../../../domain/model/define.ts';
import type { Localized } from '../../../domain/model/localized.ts';
import { searchTerms } from '../../../domain/text/search-text.ts';
import { getListedItems, requireStaff } from '../../../domain/people/permissions.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { Services } from '../services.ts';

/** Something that the dashboard can open. `detail` tells apart what has the same title: an email address. */
export type FoundItem = { id: string; title: Localized; detail: string };
/** What was found of a content type, of the files, users, messages or site texts, in the order of their list. */
export type FoundOfType = { typeName: string; found: FoundItem[] };

/** A public page of an item, to link to. */
export type FoundPage = { typeName: string; title: Localized; path: string };

/** Results of each type. */
const maxFound = 5;
const paging = { page: 1, limit: maxFound };

type Deps = Pick<Services, 'content' | 'media' | 'users' | 'inbox' | 'siteTexts'> & { types: readonly ContentType[] };

/** Creates the search over everything that staff find in the lists of the dashboard; it searches as those lists do. */
export function createSearchService({ content, media, users, inbox, siteTexts, types }: Deps) {
  return {
    /**
     * Returns up to five results of each type that has any: for a superadmin of all types, for an admin their own
     * articles, the types of their rights and the files (ruling 7, decision 037). Nothing for a query without words;
     * 401 for a visitor.
     */
    async find(viewer: Viewer, query: string): Promise<FoundOfType[]> {
      const staff = requireStaff(viewer);
      if (searchTerms(query).length === 0) return [];
      const results: FoundOfType[] = [];
      const add = (typeName: string, found: FoundItem[]) => found.length > 0 && results.push({ typeName, found });

      const seen = types.filter(({ name, single }) => !single && getListedItems(staff, name) !== 'none');
      // One after the other: a search takes no more of the database at once than a list.
      for (const type of seen) {
        const mine = getListedItems(staff, type.name) === 'own';
        const { found } = await content.list(type, viewer, paging, { all: true, mine, search: query });
        add(
          type.name,
          found.items.map(({ id, values }) => ({ id, title: getTitle(type, values), detail: '' })),
        );
      }
      const files = await media.list(viewer, paging, { search: query });
      add(
        'files',
        files.items.map(({ file }) => ({ id: file.id, title: inEveryLanguage(file.fileName), detail: '' })),
      );
      if (staff.role !== 'superadmin') return results;
      const people = await users.list(viewer, paging, query);
      add(
        'users',
        people.found.items.map(({ id, name, email }) => ({ id, title: inEveryLanguage(name), detail: email })),
      );
      const messages = await inbox.list(viewer, paging, { search: query });
      add(
        'messages',
        messages.found.items.map(({ id, name, email }) => ({ id, title: inEveryLanguage(name), detail: email })),
      );
      const texts = await siteTexts.list(viewer, paging, { q: query });
      add(
        'site-texts',
        texts.found.items.map(({ key, catalogue, own }) => ({
          id: key,
          title: { en: own.en || catalogue.en, so: own.so || catalogue.so, ar: own.ar || catalogue.ar },
          detail: '',
        })),
      );
      return results;
    },

    /**
     * Returns up to five public pages of items of each type that match a query, for links in texts; for all staff.
     * Nothing for a query without words; 401 for a visitor.
     */
    async findPages(viewer: Viewer, query: string): Promise<FoundPage[]> {
      requireStaff(viewer);
      const pages: FoundPage[] = [];
      for (const type of types.filter(({ itemPath }) => itemPath !== undefined))
        for (const { id, values } of await content.findPublic(type, query, maxFound))
          pages.push({ typeName: type.name, title: getTitle(type, values), path: getItemAddress(type, id) });
      return pages;
    },
  };
}

const inEveryLanguage = (name: string): Localized => ({ en: name, so: name, ar: name });
