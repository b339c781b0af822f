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
/** A text that was typed into and not saved. */
type Draft = { entry: SiteTextEntry; typed: Partial<Localized>; problems: Problems };
type Drafts = ReadonlyMap<string, Draft>;

/** What stands now: the own texts, else those of the catalogue. */
export const currentText = ({ own, catalogue }: SiteTextEntry, language: Language): string =>
  own[language] || catalogue[language];

/** What was typed into texts of any group, until it is saved: looking at another group loses nothing. */
export function useTextDrafts() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const { revalidate } = useRevalidator();
  const [saveSiteText] = api.useSaveSiteTextMutation();
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();

  const change = (key: string, draft: Draft | undefined) => setDrafts((before) => withDraft(before, key, draft));

  const type = (entry: SiteTextEntry, language: Language, text: string) => {
    const { typed: typedBefore, problems: problemsBefore } = drafts.get(entry.key) ?? { typed: {}, problems: {} };
    const { [language]: _typed, ...typed } = typedBefore;
    const { [language]: _problem, ...problems } = problemsBefore;
    const others = Object.keys(typed).length > 0;
    // What is being mended is no longer complained about.
    setFailure(undefined);
    if (text !== currentText(entry, language))
      change(entry.key, { entry, typed: { ...typed, [language]: text }, problems });
    else change(entry.key, others ? { entry, typed, problems } : undefined);
  };

  /** What came of saving a text, unless somebody typed on meanwhile. */
  const settle = (key: string, sent: Draft, becomes: Draft | undefined) =>
    setDrafts((before) => (before.get(key) === sent ? withDraft(before, key, becomes) : before));

  /** Saves text after text; answers the first that was refused, if one was. What could not be saved stays. */
  const save = async (): Promise<{ entry: SiteTextEntry; language: Language } | undefined> => {
    setPending(true);
    setFailure(undefined);
    let saved = 0;
    let refused: { entry: SiteTextEntry; language: Language } | undefined;
    let stopped: SaveFailure | undefined;
    for (const [key, draft] of drafts) {
      try {
        await saveSiteText({ key, own: draft.typed }).unwrap();
        settle(key, draft, undefined);
        saved += 1;
      } catch (error) {
        const { message, fields } = problemOf(error);
        const problems = fields as Problems | undefined;
        const language = languages.find((one) => problems?.[one]);
        if (!problems || !language) {
          // What is wrong has nothing to do with this text, so the others would fare no better.
          stopped = isConnectionError(error)
            ? { kind: 'offline', message: t('edit.offline') }
            : { kind: 'other', message: message ?? t('siteTexts.saveFailed') };
          break;
        }
        settle(key, draft, { ...draft, problems });
        refused ??= { entry: draft.entry, language };
      }
    }
    setPending(false);
    setFailure(stopped ?? (refused && { kind: 'fields', message: t('siteTexts.saveFailed') }));
    // The public pages are a click away, and would show the old texts.
    if (saved > 0) void revalidate();
    if (saved === drafts.size) void notify('success', t('siteTexts.saved'));
    return refused;
  };

  return { drafts, type, save, pending, failure };
}

function withDraft(drafts: Drafts, key: string, draft: Draft | undefined): Drafts {
  const changed = new Map(drafts);
  if (draft) changed.set(key, draft);
  else changed.delete(key);
  return changed;
}
