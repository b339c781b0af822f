import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import type { SiteTextEntry } from '../../../domain/site/site-texts.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { SaveFailure } from '../content/form/use-save.ts';
import { api } from '../data/api.ts';
import { isConnectionError, problemOf } from '../data/problem-of.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

type Problems = Partial<Record<Language, string>>;
/** A changed text that is not saved yet. */
type Draft = { entry: SiteTextEntry; typed: Partial<Localized>; problems: Problems };
export type Drafts = ReadonlyMap<string, Draft>;

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

  const change = (key: string, draft: Draft | undefined) => setDrafts((before) => withDraft(before, key, draft));

  const type = (entry: SiteTextEntry, language: Language, text: string) => {
    const { typed: typedBefore, problems: problemsBefore } = drafts.get(entry.key) ?? { typed: {}, problems: {} };
    const { [language]: _typed, ...typed } = typedBefore;
    const { [language]: _problem, ...problems } = problemsBefore;
    const others = Object.keys(typed).length > 0;
    // Clear the problem of a text that is being corrected.
    setFailure(undefined);
    if (text !== currentText(entry, language))
      change(entry.key, { entry, typed: { ...typed, [language]: text }, problems });
    else change(entry.key, others ? { entry, typed, problems } : undefined);
  };

  /** Applies the result of saving a text, unless it was changed again meanwhile. */
  const applyResult = (key: string, sent: Draft, nextDraft: Draft | undefined) =>
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
      try {
        await saveSiteText({ key, own: draft.typed }).unwrap();
        applyResult(key, draft, undefined);
        saved += 1;
        for (const language of languages) {
          const text = draft.typed[language]?.trim();
          if (text !== undefined)
            outcomes.add(text === '' || text === draft.entry.catalogue[language] ? 'savedOriginal' : 'saved');
        }
      } catch (error) {
        const { message, fields } = problemOf(error);
        const problems = fields as Problems | undefined;
        const language = languages.find((one) => problems?.[one]);
        if (!problems || !language) {
          // Not a problem of this text, so the others would fail too.
          stopped = isConnectionError(error)
            ? { kind: 'offline', message: t('edit.offline') }
            : { kind: 'other', message: message ?? t('siteTexts.saveFailed') };
          break;
        }
        applyResult(key, draft, { ...draft, problems });
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

  return { drafts, type, add, save, pending, failure, savedAt };
}

function withDraft(drafts: Drafts, key: string, draft: Draft | undefined): Drafts {
  const changed = new Map(drafts);
  if (draft) changed.set(key, draft);
  else changed.delete(key);
  return changed;
}
