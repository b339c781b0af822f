import { setupI18n } from '@lingui/core';
import { compileSiteText, type Catalogue } from '../../../locales/compile.ts';
import { conflict, invalidFields, notFound, type FieldProblem, type FieldProblems } from '../../../domain/errors.ts';
import { createEmptyLocalized, languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import { makePage, maxLimit, type Page, type Paging } from '../../../domain/model/paging.ts';
import { foldForSearch, searchTerms } from '../../../domain/text/search-text.ts';
import { isFarTooLong } from '../../../domain/fields/far-too-long.ts';
import { requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type {
  SiteTextChange,
  SiteTextConflicts,
  SiteTextEntry,
  SiteTextGroup,
  SiteTextVersion,
} from '../../../domain/site/site-texts.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import { siteTextsTag } from '../../store/change-tags.ts';
import type { SiteTextRow } from '../../store/database.ts';
import type { KnownSiteTextVersion, SiteTextReplacement, SiteTextStore } from '../../store/content/site-text-store.ts';
import { findVerseProblem } from '../verses/check-verses.ts';
import type { HistoryService } from '../content/history.ts';
import { toMessage, checkSiteText, normalizeSiteText } from './check-site-text.ts';
import type { SettingChanges } from './setting-changes.ts';
import {
  originals,
  serverPageTexts,
  type Original,
  type ServerPage,
  type ServerPageText,
} from './site-text-originals.ts';

export type SiteTextService = ReturnType<typeof createSiteTextService>;

export type SiteTextServiceDeps = {
  store: SiteTextStore;
  history: HistoryService;
  settingChanges: SettingChanges;
  queryCache: QueryCache;
  cacheTags: CacheTags;
  now: () => Date;
  newId: () => string;
};

export type SiteTextFilter = { q?: string | undefined; group?: string | undefined; changed?: boolean };

type CachedTexts = {
  own: ReadonlyMap<string, Localized>;
  /** As pages use them; without languages that have none. */
  compiled: Partial<Record<Language, Catalogue>>;
};

/** Creates the service for the association's own texts that replace those of the catalogue. */
export function createSiteTextService({
  store,
  history,
  settingChanges,
  queryCache,
  cacheTags,
  now,
  newId,
}: SiteTextServiceDeps) {
  const read = (): Promise<CachedTexts> =>
    queryCache.read([siteTextsTag], 'site texts', async () => {
      const rows = await store.all();
      // As they are and compiled, with two bytes for each letter.
      const bytes = rows.reduce((sum, { text }) => sum + 500 + text.length * 4, 0);
      return { value: indexTexts(rows), bytes };
    });

  const createEntry = (
    original: Original,
    own: Localized | undefined,
    latest: KnownSiteTextVersion | undefined,
  ): SiteTextEntry => ({
    ...original,
    own: own ?? createEmptyLocalized(),
    changed: latest ? toChange(latest) : null,
  });
  const getOriginal = (key: string): Original => {
    const original = originals.get(key);
    if (!original) throw notFound();
    return original;
  };

  /** Returns the latest versions of the texts that some of the changes would not replace. */
  const findConflicts = async (key: string, changes: readonly SiteTextReplacement[]): Promise<SiteTextConflicts> => {
    const stored = await store.find(key);
    const { versions } = await store.history(key, { page: 1, limit: maxLimit });
    const conflicts: SiteTextConflicts = {};
    for (const { language, before } of changes) {
      const latest = versions.find((version) => version.language === language);
      if (before !== undefined && before !== (stored.get(language) ?? '') && latest)
        conflicts[language] = toSiteTextVersion(latest);
    }
    return conflicts;
  };

  return {
    /**
     * Returns the own texts of a language, compiled, by key; undefined where there are none. The page then depends on
     * them.
     */
    async compiled(language: Language): Promise<Catalogue | undefined> {
      return (await read()).compiled[language];
    },

    /** Returns texts as visitors read them, in every language; empty for a text that is not in the catalogue. */
    async shown(keys: readonly string[]): Promise<Localized[]> {
      const { own } = await read();
      return keys.map((key) => {
        const [text, replaced] = [originals.get(key)?.catalogue ?? createEmptyLocalized(), own.get(key)];
        const inLanguage = (language: Language) => replaced?.[language] || text[language];
        return { en: inLanguage('en'), so: inLanguage('so'), ar: inLanguage('ar') };
      });
    },

    /** Returns the texts of such a page in a language, with their values filled in, by the last part of their keys. */
    async pageTexts<P extends ServerPage>(
      page: P,
      language: Language,
      values: Readonly<Record<string, string | number>> = {},
    ): Promise<Record<ServerPageText<P>, string>> {
      const { own } = await read();
      const entries = Object.entries({ ...serverPageTexts.en, ...serverPageTexts[language] })
        .filter(([key]) => key.startsWith(`${page}.`))
        .map(([key, text]) => [key, compileSiteText(toMessage(own.get(key)?.[language] || text))]);
      const messages = Object.fromEntries(entries) as Catalogue;
      const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
      return Object.fromEntries(
        Object.keys(messages).map((key) => [key.slice(key.indexOf('.') + 1), i18n._(key, values)]),
      ) as Record<ServerPageText<P>, string>;
    },

    /**
     * Returns one page of the site's texts, in the order of the catalogue, and their groups. `q` searches keys and
     * texts of all languages; `changed` returns only those with own texts. For superadmins.
     */
    async list(
      viewer: Viewer,
      paging: Paging,
      { q = '', group, changed = false }: SiteTextFilter = {},
    ): Promise<{ found: Page<SiteTextEntry>; groups: SiteTextGroup[] }> {
      requireSuperadmin(viewer);
      const { own } = await read();
      const words = searchTerms(q);
      const matching = [...originals.values()].filter(({ key, group: its, catalogue: texts }) => {
        if ((group && its !== group) || (changed && !own.has(key))) return false;
        if (words.length === 0) return true;
        const searched = foldForSearch([key, ...Object.values(texts), ...Object.values(own.get(key) ?? {})].join(' '));
        return words.every((word) => searched.includes(word));
      });
      const shown = matching.slice((paging.page - 1) * paging.limit, paging.page * paging.limit);
      const latest = await store.latest(shown.map(({ key }) => key));
      return {
        found: makePage(
          paging,
          matching.length,
          shown.map((original) => createEntry(original, own.get(original.key), latest.get(original.key))),
        ),
        groups: listGroups(own),
      };
    },

    /**
     * Changes the languages given of one text. Empty texts, and those equal to the catalogue's, restore the catalogue.
     * `base` has the own texts that are replaced; without one, any is. Refuses with 400 and the problem of each
     * language; 409 with the conflicts where others saved another text since; 404 for an unknown key. A text that says
     * where to give requires a recent sign-in.
     */
    async change(
      viewer: Viewer,
      key: string,
      typed: Partial<Localized>,
      base: Partial<Localized>,
      source: RequestSource,
    ): Promise<SiteTextEntry> {
      const staff = requireSuperadmin(viewer);
      const original = getOriginal(key);
      // Read from the database: the cache may be older than a write of another process.
      const before = await store.find(key);
      const problems: FieldProblems = {};
      const changes: SiteTextReplacement[] = [];
      for (const language of languages) {
        const given = typed[language];
        if (given === undefined) continue;
        if (isFarTooLong(given, original.max)) {
          problems[language] = { key: 'tooLong', max: original.max };
          continue;
        }
        const normalized = normalizeSiteText(given);
        const text = normalized === original.catalogue[language] ? '' : normalized;
        const problem =
          text === ''
            ? undefined
            : (checkSiteText(text, original.catalogue[language], original.max) ?? (await findProblemOfVerses(text)));
        if (problem) problems[language] = problem;
        const stored = before.get(language) ?? '';
        if (text === stored) continue;
        // The list shows no stored text that cannot be used any more.
        const isShown = base[language] === (isUsable(original, language, stored) ? stored : '');
        changes.push({
          id: newId(),
          key,
          language,
          text,
          changedAt: now().toISOString(),
          changedBy: staff.id,
          // NUL is in no stored text, and PostgreSQL fails on it.
          before: isShown ? stored : base[language]?.replaceAll('\0', ''),
        });
      }
      if (Object.keys(problems).length > 0) throw invalidFields(problems);
      if (changes.length > 0) {
        const shown = (language: Language, text: string | undefined) => text || original.catalogue[language];
        const changed = changes.map(({ language, text }) => ({
          field: language,
          from: shown(language, before.get(language)),
          to: shown(language, text),
        }));
        settingChanges.requireForText(staff, key, changed);
        if (!(await store.write(changes))) throw conflict({ conflicts: await findConflicts(key, changes) });
        await cacheTags.invalidate(siteTextsTag);
        const action = changes.every(({ text }) => text === '') ? 'reverted' : 'updated';
        await history.record({ typeName: 'site-texts', itemId: key, action, by: staff, title: original.catalogue });
        await settingChanges.recordText(staff, key, changed, source);
      }
      return createEntry(original, (await read()).own.get(key), (await store.latest([key])).get(key));
    },

    /** Returns one page of a text's earlier versions, newest first. For superadmins; 404 for an unknown key. */
    async versions(viewer: Viewer, key: string, paging: Paging): Promise<Page<SiteTextVersion>> {
      requireSuperadmin(viewer);
      getOriginal(key);
      const { versions, total } = await store.history(key, paging);
      return makePage(paging, total, versions.map(toSiteTextVersion));
    },
  };
}

const toChange = ({ changedAt, changedBy }: KnownSiteTextVersion): SiteTextChange => ({
  at: changedAt,
  by: { _id: changedBy.id, name: changedBy.name },
});

const toSiteTextVersion = (version: KnownSiteTextVersion): SiteTextVersion => ({
  ...toChange(version),
  language: version.language,
  text: version.text,
});

const isUsable = (original: Original, language: Language, text: string): boolean =>
  checkSiteText(text, original.catalogue[language], text.length) === undefined;

/** Arranges the stored texts by key and language; skips texts that the catalogue no longer has. */
function indexTexts(rows: readonly SiteTextRow[]): CachedTexts {
  const own = new Map<string, Localized>();
  const compiled: CachedTexts['compiled'] = {};
  for (const { key, language, text } of rows) {
    const original = originals.get(key);
    // After an update of the program a text may have other placeholders: its own texts would break the page.
    if (!original || !isUsable(original, language, text)) continue;
    own.set(key, { ...(own.get(key) ?? createEmptyLocalized()), [language]: text });
    if (!(key in serverPageTexts.en)) (compiled[language] ??= {})[key] = compileSiteText(toMessage(text));
  }
  return { own, compiled };
}

/** Returns the problem of the verses in a text, also in one of the forms of a plural, of which only one is shown. */
async function findProblemOfVerses(text: string): Promise<FieldProblem | undefined> {
  for (const part of new Set([text, ...text.split(/[{}]/)])) {
    const problem = await findVerseProblem(part, false);
    if (problem) return problem;
  }
  return undefined;
}

function listGroups(own: ReadonlyMap<string, Localized>): SiteTextGroup[] {
  const groups = new Map<string, SiteTextGroup>();
  for (const { key, group } of originals.values()) {
    const { total, changed } = groups.get(group) ?? { total: 0, changed: 0 };
    groups.set(group, { name: group, total: total + 1, changed: changed + (own.has(key) ? 1 : 0) });
  }
  return [...groups.values()];
}
