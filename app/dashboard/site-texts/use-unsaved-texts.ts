import { useMemo, useState } from 'react';
import { languages, type Localized } from '../../../domain/model/localized.ts';
import { api } from '../data/api.ts';
import type { StoredCopy } from '../data/unsaved-copies.ts';
import { useUnsavedCopy } from '../parts/use-unsaved-copy.ts';
import { currentText, type Drafts, type TextDraft } from './use-text-drafts.ts';

/** As many as the API returns at once. */
const limit = 100;

/**
 * Keeps a copy of the unsaved site texts in this browser. `use` puts a copy into the form by `add`; `isOlder` then says
 * whether some of its texts were saved since.
 */
export function useUnsavedTexts(drafts: Drafts, add: (drafts: Drafts) => void) {
  const [fetchTexts] = api.useLazyListSiteTextsQuery();
  const [isOlder, setIsOlder] = useState(false);
  const unsaved = useMemo(() => unsavedOf(drafts), [drafts]);
  const { adopt, offers, isStored, discard, clear } = useUnsavedCopy('site-texts', unsaved, () => true);

  const use = async (copy: StoredCopy) => {
    const groups = new Set(Object.keys(copy.typed).map((name) => name.split('/')[0]!));
    const pages = await Promise.all([...groups].map((group) => fetchTexts({ page: 1, limit, group }).unwrap()));
    const found = new Map<string, TextDraft>();
    let wasSaved = false;
    for (const entry of pages.flatMap(({ siteTexts }) => siteTexts)) {
      const typed: Partial<Localized> = {};
      const base: Partial<Localized> = {};
      for (const language of languages) {
        const name = nameOf(entry, language);
        const text = copy.typed[name];
        if (text === undefined || text === currentText(entry, language)) continue;
        typed[language] = text;
        base[language] = entry.own[language];
        wasSaved ||= copy.base[name] !== currentText(entry, language);
      }
      if (Object.keys(typed).length > 0) found.set(entry.key, { entry, typed, base, problems: {}, conflicts: {} });
    }
    adopt(copy);
    setIsOlder(wasSaved);
    add(found);
  };

  return { offer: offers[0], isStored, discard, clear, isOlder: isOlder && drafts.size > 0, use };
}

const nameOf = ({ group, key }: { group: string; key: string }, language: string) => `${group}/${key}/${language}`;

function unsavedOf(drafts: Drafts) {
  if (drafts.size === 0) return undefined;
  const typed: Record<string, string> = {};
  const base: Record<string, string> = {};
  for (const { entry, typed: texts } of drafts.values()) {
    for (const language of languages) {
      const text = texts[language];
      if (text === undefined) continue;
      typed[nameOf(entry, language)] = text;
      base[nameOf(entry, language)] = currentText(entry, language);
    }
  }
  return { revision: 0, typed, base, hadFile: false };
}
