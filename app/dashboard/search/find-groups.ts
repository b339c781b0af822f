/** The groups of results of the search: the pages of the dashboard, found here, and what the server found. */
import { readIn, type Language, type ReadText } from '../../../domain/model/localized.ts';
import { foldForSearch, searchTerms } from '../../../domain/text/search-text.ts';
import { siteTypes } from '../../../domain/site/index.ts';
import { splitPlural } from '../../../domain/site/plural.ts';
import type { StaffMessageKey, StaffTranslate } from '../../i18n/translator.ts';
import { labelKey } from '../data/type-labels.ts';
import { getFormAddress, findTypeByName } from '../data/entry-types.ts';
import {
  backupsPath,
  getListEntry,
  createMenu,
  securitySettingsPath,
  siteTextsPath,
  type MenuUser,
} from '../menu/menu.ts';
import type { SearchResults } from './search-api.ts';

export type SearchGroup = { key: string; title: string; entries: SearchEntry[] };
export type SearchEntry = { to: string; title: ReadText; detail: string };

type Page = { label: StaffMessageKey; to: string };

const maxPages = 5;

const profile: Page = { label: 'menu.profile', to: '/dashboard/profile' };

/** The pages that are not in the menu. */
const furtherPages: Record<MenuUser['role'], readonly Page[]> = {
  superadmin: [
    profile,
    { label: 'siteTexts.title', to: siteTextsPath },
    { label: 'securitySettings.title', to: securitySettingsPath },
    { label: 'backups.title', to: backupsPath },
    { label: 'personalData.title', to: '/dashboard/messages/personal-data' },
    ...siteTypes.map((type) => ({ label: labelKey(type, 'title'), to: `/dashboard/${type.name}` })),
  ],
  admin: [profile],
};

/** Returns the pages of the dashboard whose name contains all words of the query, up to five. */
export function findPages(query: string, user: MenuUser, lang: Language, t: StaffTranslate): SearchGroup[] {
  const words = searchTerms(query);
  if (words.length === 0) return [];
  const entries = [...createMenu(user).flat(), ...furtherPages[user.role]]
    .map(({ label, to }) => ({ to, title: { text: t(label), lang }, detail: '' }))
    .filter(({ title }) => words.every((word) => foldForSearch(title.text).includes(word)))
    .slice(0, maxPages);
  return entries.length > 0 ? [{ key: 'pages', title: t('search.pages'), entries }] : [];
}

/** Returns the groups of what the server found. */
export function toGroups(results: SearchResults, user: MenuUser, lang: Language, t: StaffTranslate): SearchGroup[] {
  return results.map(({ kind: typeName, found }) => ({
    key: typeName,
    title: titleOfType(typeName, t),
    entries: found.map(({ _id, title, detail }) => {
      const read = readIn(title, lang);
      const text = splitPlural(read.text)?.forms['other'] ?? read.text;
      return {
        to: addressOf(typeName, _id, user),
        title: text === '' ? { text: t('table.untitled'), lang } : { ...read, text },
        detail,
      };
    }),
  }));
}

function titleOfType(typeName: string, t: StaffTranslate): string {
  const type = findTypeByName(typeName);
  if (type) return t(labelKey(type, 'title'));
  return t(otherTitles[typeName] ?? 'siteTexts.title');
}

const otherTitles: Readonly<Record<string, StaffMessageKey>> = {
  files: 'menu.media',
  users: 'menu.users',
  messages: 'menu.messages',
};

function addressOf(typeName: string, id: string, user: MenuUser): string {
  if (typeName === 'site-texts') return `${siteTextsPath}?q=${encodeURIComponent(id)}`;
  const type = findTypeByName(typeName);
  return type ? `${getListEntry(type, user).to}/${id}/edit` : (getFormAddress(typeName, id) ?? '/dashboard');
}
