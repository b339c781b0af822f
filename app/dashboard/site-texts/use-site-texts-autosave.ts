import { useMemo, useState } from 'react';
import { languages, type Localized } from '../../../domain/model/localized.ts';
import { api } from '../data/api.ts';
import type { StoredAutosave } from '../data/local-autosave.ts';
import { useLocalAutosave } from '../saving/use-local-autosave.ts';
import { currentText, type SiteTextEdits, type SiteTextEdit } from './use-site-text-edits.ts';

/** As many as the API returns at once. */
const limit = 100;

/**
 * Saves the unsaved site texts in this browser. `use` puts an autosave into the form by `add`; `isOlder` then says
 * whether some of its texts were saved since.
 */
export function useSiteTextsAutosave(edits: SiteTextEdits, add: (edits: SiteTextEdits) => void) {
  const [fetchTexts] = api.useLazyListSiteTextsQuery();
  const [isOlder, setIsOlder] = useState(false);
  const unsaved = useMemo(() => unsavedOf(edits), [edits]);
  const { adopt, offers, isStored, discard, clear } = useLocalAutosave('site-texts', unsaved, () => true);

  const use = async (autosave: StoredAutosave) => {
    const groups = new Set(Object.keys(autosave.typed).map((name) => name.split('/')[0]!));
    const pages = await Promise.all([...groups].map((group) => fetchTexts({ page: 1, limit, group }).unwrap()));
    const found = new Map<string, SiteTextEdit>();
    let wasSaved = false;
    for (const entry of pages.flatMap(({ siteTexts }) => siteTexts)) {
      const typed: Partial<Localized> = {};
      const base: Partial<Localized> = {};
      for (const language of languages) {
        const name = nameOf(entry, language);
        const text = autosave.typed[name];
        if (text === undefined || text === currentText(entry, language)) continue;
        typed[language] = text;
        base[language] = entry.own[language];
        wasSaved ||= autosave.base[name] !== currentText(entry, language);
      }
      if (Object.keys(typed).length > 0) found.set(entry.key, { entry, typed, base, problems: {}, conflicts: {} });
    }
    adopt(autosave);
    setIsOlder(wasSaved);
    add(found);
  };

  return {
    offer: offers[0],
    older: offers.length - 1,
    isStored,
    discard,
    clear,
    isOlder: isOlder && edits.size > 0,
    use,
  };
}

const nameOf = ({ group, key }: { group: string; key: string }, language: string) => `${group}/${key}/${language}`;

function unsavedOf(edits: SiteTextEdits) {
  if (edits.size === 0) return undefined;
  const typed: Record<string, string> = {};
  const base: Record<string, string> = {};
  for (const { entry, typed: texts } of edits.values()) {
    for (const language of languages) {
      const text = texts[language];
      if (text === undefined) continue;
      typed[nameOf(entry, language)] = text;
      base[nameOf(entry, language)] = currentText(entry, language);
    }
  }
  return { revision: 0, typed, base, hadFile: false };
}
