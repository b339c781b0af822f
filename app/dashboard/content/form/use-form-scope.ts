import { useState } from 'react';
import { isAllowedInDraft, type FieldProblems } from '../../../../domain/errors.ts';
import type { ContentType } from '../../../../domain/model/define.ts';
import { translationLanguages } from '../../../../domain/model/localized.ts';
import { isTranslation } from '../../../../domain/model/translation-changes.ts';
import type { Scope } from '../../../../domain/people/permissions.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { SaveMode, StaffItem } from '../../data/api-types.ts';
import { useStaffSelector } from '../../data/store.ts';
import { getTitleLanguages } from '../../data/item-facts.ts';
import { getItemScope } from '../get-item-scope.ts';
import { suggestTranslation, useTranslationMode, type Translation } from '../translation/use-translation-mode.ts';

/** What the signed-in person may change of an item, and how its form saves because of that. */
export function useFormScope(type: ContentType, item: StaffItem) {
  const { lang, t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  const { translation: chosen, leaveTranslation } = useTranslationMode();
  // The server refuses what a person without a scope sends.
  const scope = getItemScope(user, type, item) ?? 'all';
  // As stored when the form opens: saving a translation must not change which one is shown.
  const [written] = useState(() => getTitleLanguages(type, item));
  const asked: Translation | undefined =
    scope === 'translations' && (chosen === undefined || chosen.to === 'en')
      ? suggestTranslation(lang, written, translationLanguages)
      : chosen;
  // A list leads to all items from one language, also to those that are written in another; a person may choose any.
  const [listed] = useState(asked?.from);
  const isListed = asked !== undefined && asked.from === listed && !written.includes(listed);
  const other = isListed && written.find((language) => language !== asked.to);
  const translation = asked && other ? { ...asked, from: other } : asked;
  const submitMode: SaveMode =
    scope === 'draft' || (scope === 'translations' && item.state === 'draft') ? 'draft' : 'publish';
  return {
    scope,
    translation,
    /** Leads to the whole form, if the person has it. */
    leaveTranslation: async () => (scope === 'translations' ? undefined : leaveTranslation()),
    /** What the button that sends the form does. */
    submitMode,
    /** Its label, and a sentence about what is left to others; undefined for those who may change everything. */
    label: scope === 'all' ? undefined : t(scope === 'draft' ? 'edit.saveDraft' : 'rights.saveTranslation'),
    note: scope === 'all' ? undefined : t(`rights.inForm.${scope}`),
  };
}

/** Returns the problems with which the form is not sent: those of what the person may change. */
export function selectProblems(
  type: ContentType,
  problems: FieldProblems,
  mode: SaveMode,
  scope: Scope,
): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([name, problem]) =>
        (mode === 'publish' || !isAllowedInDraft(problem)) && (scope !== 'translations' || isTranslation(type, name)),
    ),
  );
}
