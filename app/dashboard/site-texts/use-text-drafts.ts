import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import type { SiteTextConflicts, SiteTextEntry } from '../../../domain/site/site-texts.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { SaveFailure } from '../content/form/use-save.ts';
import type { ApiProblem } from '../data/api-types.ts';
import { api } from '../data/api.ts';
import { isConnectionError, problemOf } from '../data/problem-of.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

type Problems = Partial<Localized>;
/** The server's error: problems of the languages, or what others have saved. */
type Refusal = ApiProblem & { fields?: Problems; conflicts?: SiteTextConflicts };
/** A changed text that is not saved yet. */
export type TextDraft = {
  entry: SiteTextEntry;
  typed: Partial<Localized>;
  /** The own texts when they were first changed here. */
  base: Partial<Localized>;
  problems: Problems;
  /** What others have saved since. */
  conflicts: SiteTextConflicts;
};
export type Drafts = ReadonlyMap<string, TextDraft>;

/** Returns the current text: the association's own, else that of the catalogue. */
export const currentText = ({ own, catalogue }: SiteTextEntry, language: Language): string =>
  own[language] || catalogue[language];

/** The unsaved changes to texts of all groups: switching to another group loses none. */
export function useTextDrafts() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const { revalidate } = useRevalidator();
  const [saveSiteText] = api.useSaveSiteTextMutation();
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const [savedAt, setSavedAt] = useState<Date>();

  const change = (key: string, draft: TextDraft | undefined) => setDrafts((before) => withDraft(before, key, draft));

  const type = (entry: SiteTextEntry, language: Language, text: string) => {
    const { base, ...draft } = drafts.get(entry.key) ?? { entry, typed: {}, base: {}, problems: {}, conflicts: {} };
    const replaced = base[language] ?? entry.own[language];
    // Clear the problem of a text that is being corrected.
    setFailure(undefined);
    const next = { ...draft, base: { ...base, [language]: replaced }, problems: without(draft.problems, language) };
    if (text !== (replaced || entry.catalogue[language]))
      change(entry.key, { ...next, typed: { ...draft.typed, [language]: text } });
    else change(entry.key, withoutLanguage(next, language));
  };

  /** Settles a conflict: the text typed here then replaces the other one, or is dropped. */
  const settle = (key: string, language: Language, keepsOwn: boolean) => {
    const draft = drafts.get(key);
    const other = draft?.conflicts[language];
    if (!draft || !other) return;
    setFailure(undefined);
    const base = { ...draft.base, [language]: other.text };
    if (keepsOwn) change(key, { ...draft, base, conflicts: without(draft.conflicts, language) });
    else change(key, withoutLanguage(draft, language));
  };

  /** Applies the result of saving a text, unless it was changed again meanwhile. */
  const applyResult = (key: string, sent: TextDraft, nextDraft: TextDraft | undefined) =>
    setDrafts((before) => (before.get(key) === sent ? withDraft(before, key, nextDraft) : before));

  /** Saves the texts one by one; returns the first refused one, if any. Unsaved changes remain. */
  const save = async (): Promise<{ entry: SiteTextEntry; language: Language } | undefined> => {
    setPending(true);
    setFailure(undefined);
    let saved = 0;
    const outcomes = new Set<'saved' | 'savedOriginal'>();
    let refused: { entry: SiteTextEntry; language: Language } | undefined;
    let stopped: SaveFailure | undefined;
    for (const [key, draft] of drafts) {
      const unsettled = languages.find((language) => draft.conflicts[language]);
      if (unsettled) {
        refused ??= { entry: draft.entry, language: unsettled };
        continue;
      }
      try {
        await saveSiteText({ key, own: draft.typed, base: draft.base }).unwrap();
        applyResult(key, draft, undefined);
        saved += 1;
        for (const language of languages) {
          const text = draft.typed[language]?.trim();
          if (text !== undefined)
            outcomes.add(text === '' || text === draft.entry.catalogue[language] ? 'savedOriginal' : 'saved');
        }
      } catch (error) {
        const { message, fields: problems = {}, conflicts = {} }: Refusal = problemOf(error);
        const language = languages.find((one) => problems[one] ?? conflicts[one]);
        if (!language) {
          // Not a problem of this text, so the others would fail too.
          stopped = isConnectionError(error)
            ? { kind: 'offline', message: t('edit.offline') }
            : { kind: 'other', message: message ?? t('siteTexts.saveFailed') };
          break;
        }
        applyResult(key, draft, { ...draft, problems, conflicts });
        refused ??= { entry: draft.entry, language };
      }
    }
    setPending(false);
    setFailure(stopped ?? (refused && { kind: 'fields', message: t('siteTexts.saveFailed') }));
    // The public pages would otherwise show the old texts on the next navigation.
    if (saved > 0) void revalidate();
    if (saved > 0) setSavedAt(new Date());
    const [outcome = 'saved'] = outcomes;
    if (saved === drafts.size) void notify('success', t(`siteTexts.${outcomes.size > 1 ? 'savedMixed' : outcome}`));
    return refused;
  };

  /** Shows these unsaved changes beside those that there are. */
  const add = (more: Drafts) => setDrafts((before) => new Map([...before, ...more]));

  return { drafts, type, settle, add, save, pending, failure, savedAt };
}

function withDraft(drafts: Drafts, key: string, draft: TextDraft | undefined): Drafts {
  const changed = new Map(drafts);
  if (draft) changed.set(key, draft);
  else changed.delete(key);
  return changed;
}

const without = <Value>(values: Partial<Localized<Value>>, language: Language): Partial<Localized<Value>> => {
  const { [language]: _removed, ...others } = values;
  return others;
};

/** Returns a draft without what was typed in a language; undefined where nothing else was typed. */
function withoutLanguage(draft: TextDraft, language: Language): TextDraft | undefined {
  const typed = without(draft.typed, language);
  if (Object.keys(typed).length === 0) return undefined;
  return {
    entry: draft.entry,
    typed,
    base: without(draft.base, language),
    problems: without(draft.problems, language),
    conflicts: without(draft.conflicts, language),
  };
}
