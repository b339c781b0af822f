import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import type { SiteTextConflicts, SiteTextEntry } from '../../../domain/site/site-texts.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { SaveFailure } from '../content/form/save/use-save.ts';
import type { ApiProblem } from '../data/api-types.ts';
import { api } from '../data/api.ts';
import { isConnectionError, toProblem } from '../data/to-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

type Problems = Partial<Localized>;
/** The server's error: problems of the languages, or what others have saved. */
type Refusal = ApiProblem & { fields?: Problems; conflicts?: SiteTextConflicts };
/** A changed text that is not saved yet. */
export type SiteTextEdit = {
  entry: SiteTextEntry;
  typed: Partial<Localized>;
  /** The own texts when they were first changed here. */
  base: Partial<Localized>;
  problems: Problems;
  /** What others have saved since. */
  conflicts: SiteTextConflicts;
};
export type SiteTextEdits = ReadonlyMap<string, SiteTextEdit>;

/** Returns the current text: the association's own, else that of the catalogue. */
export const currentText = ({ own, catalogue }: SiteTextEntry, language: Language): string =>
  own[language] || catalogue[language];

/** The unsaved changes to texts of all groups: switching to another group loses none. */
export function useSiteTextEdits() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const { revalidate } = useRevalidator();
  const [saveSiteText] = api.useSaveSiteTextMutation();
  const [edits, setEdits] = useState<SiteTextEdits>(new Map());
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const [savedAt, setSavedAt] = useState<Date>();

  const change = (key: string, edit: SiteTextEdit | undefined) => setEdits((before) => withEdit(before, key, edit));

  const type = (entry: SiteTextEntry, language: Language, text: string) => {
    const { base, ...edit } = edits.get(entry.key) ?? { entry, typed: {}, base: {}, problems: {}, conflicts: {} };
    const replaced = base[language] ?? entry.own[language];
    // Clear the problem of a text that is being corrected.
    setFailure(undefined);
    const next = { ...edit, base: { ...base, [language]: replaced }, problems: without(edit.problems, language) };
    if (text !== (replaced || entry.catalogue[language]))
      change(entry.key, { ...next, typed: { ...edit.typed, [language]: text } });
    else change(entry.key, withoutLanguage(next, language));
  };

  /** Settles a conflict: the text typed here then replaces the other one, or is dropped. */
  const settle = (key: string, language: Language, keepsOwn: boolean) => {
    const edit = edits.get(key);
    const other = edit?.conflicts[language];
    if (!edit || !other) return;
    setFailure(undefined);
    const base = { ...edit.base, [language]: other.text };
    if (keepsOwn) change(key, { ...edit, base, conflicts: without(edit.conflicts, language) });
    else change(key, withoutLanguage(edit, language));
  };

  /** Applies the result of saving a text, unless it was changed again meanwhile. */
  const applyResult = (key: string, sent: SiteTextEdit, nextEdit: SiteTextEdit | undefined) =>
    setEdits((before) => (before.get(key) === sent ? withEdit(before, key, nextEdit) : before));

  /** Saves the texts one by one; returns the first refused one, if any. Unsaved changes remain. */
  const save = async (): Promise<{ entry: SiteTextEntry; language: Language } | undefined> => {
    setIsPending(true);
    setFailure(undefined);
    let saved = 0;
    const outcomes = new Set<'saved' | 'savedOriginal'>();
    let refused: { entry: SiteTextEntry; language: Language } | undefined;
    let stopped: SaveFailure | undefined;
    for (const [key, edit] of edits) {
      const unsettled = languages.find((language) => edit.conflicts[language]);
      if (unsettled) {
        refused ??= { entry: edit.entry, language: unsettled };
        continue;
      }
      try {
        await saveSiteText({ key, own: edit.typed, base: edit.base }).unwrap();
        applyResult(key, edit, undefined);
        saved += 1;
        for (const language of languages) {
          const text = edit.typed[language]?.trim();
          if (text !== undefined)
            outcomes.add(text === '' || text === edit.entry.catalogue[language] ? 'savedOriginal' : 'saved');
        }
      } catch (error) {
        const { message, fields: problems = {}, conflicts = {} }: Refusal = toProblem(error);
        const language = languages.find((one) => problems[one] ?? conflicts[one]);
        if (!language) {
          // Not a problem of this text, so the others would fail too.
          stopped = isConnectionError(error)
            ? { kind: 'offline', message: t('forms.offline') }
            : { kind: 'other', message: message ?? t('siteTexts.saveFailed') };
          break;
        }
        applyResult(key, edit, { ...edit, problems, conflicts });
        refused ??= { entry: edit.entry, language };
      }
    }
    setIsPending(false);
    setFailure(stopped ?? (refused && { kind: 'fields', message: t('siteTexts.saveFailed') }));
    // The public pages would otherwise show the old texts on the next navigation.
    if (saved > 0) void revalidate();
    if (saved > 0) setSavedAt(new Date());
    const [outcome = 'saved'] = outcomes;
    if (saved === edits.size) void notify('success', t(`siteTexts.${outcomes.size > 1 ? 'savedMixed' : outcome}`));
    return refused;
  };

  /** Shows these unsaved changes beside those that there are. */
  const add = (more: SiteTextEdits) => setEdits((before) => new Map([...before, ...more]));

  return { edits, type, settle, add, save, isPending, failure, savedAt };
}

function withEdit(edits: SiteTextEdits, key: string, edit: SiteTextEdit | undefined): SiteTextEdits {
  const changed = new Map(edits);
  if (edit) changed.set(key, edit);
  else changed.delete(key);
  return changed;
}

const without = <Value>(values: Partial<Localized<Value>>, language: Language): Partial<Localized<Value>> => {
  const { [language]: _removed, ...others } = values;
  return others;
};

/** Returns an edit without what was typed in a language; undefined where nothing else was typed. */
function withoutLanguage(edit: SiteTextEdit, language: Language): SiteTextEdit | undefined {
  const typed = without(edit.typed, language);
  if (Object.keys(typed).length === 0) return undefined;
  return {
    entry: edit.entry,
    typed,
    base: without(edit.base, language),
    problems: without(edit.problems, language),
    conflicts: without(edit.conflicts, language),
  };
}
