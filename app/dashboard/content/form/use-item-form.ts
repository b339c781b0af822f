import { useRef, useState } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import { useLocalNavigate } from '../../../i18n/use-local-navigate.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { SaveMode, StaffItem } from '../../data/api-types.ts';
import { getStoredFile, withoutPrefilledDate, type FormProblems, type FormValues } from '../../data/form-values.ts';
import { getSaveOutcome } from '../../data/item-facts.ts';
import { controlId, type FormAccess } from '../../fields/form-context.ts';
import { useIsOpen } from '../../parts/use-is-open.ts';
import { useRefreshFrame } from '../../saving/use-refresh-frame.ts';
import { useStaffNotify } from '../../parts/use-staff-notify.ts';
import { useTypeLabels } from '../../data/type-labels.ts';
import { savedState } from '../saved-line.tsx';
import { findIncompleteDates } from './save/find-incomplete-dates.ts';
import { focusControlOnceRendered } from '../../parts/focus-control.ts';
import { useAutosaveText } from './autosave/use-autosave-text.ts';
import { useConflict } from './merge/use-conflict.ts';
import { selectProblems, useFormScope } from './use-form-scope.ts';
import { useFormValues } from './use-form-values.ts';
import { useItemAutosave } from './autosave/use-item-autosave.ts';
import { useTakeAutosave } from './autosave/use-take-autosave.ts';
import { useLeaveGuard } from '../../saving/use-leave-guard.ts';
import { useDiscardUntouched } from './use-discard-untouched.ts';
import { useDeletedItem } from './save/use-deleted-item.ts';
import { useOutcomeTexts } from './save/use-outcome-texts.ts';
import { useSave } from './save/use-save.ts';
import { useShowProblems } from './use-show-problems.ts';
import { useShownLanguages } from './use-shown-languages.ts';
import { useUnpublish } from './save/use-unpublish.ts';

export type ItemFormProps = {
  type: ContentType;
  item: StaffItem;
  list: string;
  onSaved: (item: StaffItem) => void;
};

/** The state of the edit form of an item: its values, saving, conflicts with others, and autosaves. */
export function useItemForm({ type, item, list, onSaved }: ItemFormProps) {
  const { t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const notify = useStaffNotify();
  const navigate = useLocalNavigate();
  const refreshFrame = useRefreshFrame(type);
  const { base, reset, undoReset, takeAutosave, takeMerged, setProblems, applied, isDirty, ...access } = useFormValues(
    type,
    item,
  );
  const { scope, submitMode, translation, leaveTranslation, ...forScope } = useFormScope(type, item);
  const { save, isPending, progress, failure, setFailure } = useSave(type, item._id, scope);
  const { conflict, comparison, ...conflicts } = useConflict(type, item, base, access.formValues, {
    takeMerged,
    setFailure,
    onSaved,
  });
  const autosave = useItemAutosave(type, item, base, access.formValues, {
    isSaving: isPending,
    onRevision: (revision) => void (isPending || conflicts.announceRevision(revision)),
  });
  const describeAutosave = useAutosaveText();
  const takeOffered = useTakeAutosave(type, item, base, {
    adopt: autosave.adopt,
    replaceItem: (current) => {
      conflicts.setRefusedBy(undefined);
      setFailure(undefined);
      reset(current);
      onSaved(current);
    },
    takeAutosave,
    compareAutosave: conflicts.compareAutosave,
  });
  const describeOutcome = useOutcomeTexts(type, item);
  const unpublish = useUnpublish(type, item);
  const [savedAt, setSavedAt] = useState<Date>();
  const deletedItem = useDeletedItem(type, item._id, access.formValues, () => setFailure(undefined));
  const leave = useLeaveGuard(isDirty, t('edit.leave'));
  useDiscardUntouched(type.name, item, isDirty || autosave.offer !== undefined);
  const { wide, shown, show } = useShownLanguages(type, translation?.to);
  const lastMode = useRef<SaveMode>('publish');
  const isOpen = useIsOpen();
  const { showControl, showProblems } = useShowProblems(type, setProblems, {
    shown,
    show,
    translation,
    leaveTranslation,
  });

  /** Shows the problem of a file as soon as it is chosen. */
  const refuse: FormAccess['refuse'] = (name, problem) => {
    access.refuse(name, problem);
    focusControlOnceRendered(controlId(name));
  };

  const send = async (mode: SaveMode, formValues = access.formValues, revision = base.revision) => {
    lastMode.current = mode;
    const outcome = getSaveOutcome(type, item, applied.values);
    const sent = mode === 'draft' ? withoutPrefilledDate(type, item, formValues, base.values) : formValues;
    const result = await save(sent, revision, mode, autosave.formKey);
    if ('failure' in result) {
      conflicts.setRefusedBy(result.conflict);
      if (result.conflict) return;
      // What to do about a lost connection or a deleted item is shown in the save bar, not in a toast that disappears.
      const { kind, message } = result.failure;
      if (kind === 'offline' && navigator.onLine) void notify('error', labelOf('updateFailed'));
      else if (kind !== 'deleted' && kind !== 'offline') void notify('error', message);
      showProblems(result.problems);
      return;
    }
    conflicts.setRefusedBy(undefined);
    autosave.clear();
    const shown = reset(result.saved);
    setSavedAt(new Date());
    if (result.saved.reused) void notify('blank', t('media.reusedNote'));
    onSaved(result.saved);
    if (mode === 'draft') void notify('success', t('edit.draftSaved'));
    if (mode === 'unpublish') {
      unpublish.announce(revision, result.saved, (restored) => {
        if (!isOpen.current) return;
        undoReset(restored, formValues, shown);
        onSaved(restored);
      });
    }
    if (mode !== 'publish') return;
    void notify('success', describeOutcome(outcome).done);
    if (!isOpen.current) return; // the user has left the form meanwhile
    if (!translation) {
      // Specified for news and reports; all other types do the same.
      leave();
      await navigate(list, { state: savedState(type, result.saved) });
    }
    await refreshFrame();
  };

  /** Validates, asks for confirmation, then sends (specification 5: saving asks for confirmation). */
  const submit = async (mode: SaveMode) => {
    if (isPending || failure?.kind === 'deleted') return;
    const invalid: FormProblems = {
      ...selectProblems(type, applied.problems, mode, scope),
      // The browser reports a date that is only partly typed as empty.
      ...Object.fromEntries(findIncompleteDates(type).map((name) => [name, t('dateTime.incomplete')])),
    };
    setFailure(undefined);
    if (Object.keys(invalid).length > 0) {
      setFailure({ kind: 'fields', message: t('edit.fixFields') });
      showProblems(invalid);
      return;
    }
    const question = {
      publish: () => describeOutcome(getSaveOutcome(type, item, applied.values)).question,
      unpublish: () => unpublish.question(isDirty),
      draft: undefined,
    }[mode];
    if (!question || window.confirm(question())) await send(mode);
  };

  const form: FormAccess = {
    ...access,
    refuse,
    scope,
    type,
    item,
    shown,
    storedFile: (name) => getStoredFile(type, item, name),
  };
  return {
    form,
    values: applied.values,
    base,
    isDirty,
    layout: { wide, translation, show, showControl },
    saving: {
      label: forScope.label ?? describeOutcome(getSaveOutcome(type, item, applied.values)).button,
      note: forScope.note,
      submitMode,
      submit,
      retry: (formValues?: FormValues, revision?: number) => send(lastMode.current, formValues, revision),
      isPending,
      progress,
      savedAt,
    },
    failure: {
      last: failure,
      /** Without those whose fields have been corrected since. */
      shown: failure?.kind === 'fields' && Object.keys(access.problems).length === 0 ? undefined : failure,
      ...deletedItem,
    },
    autosave: { ...autosave, text: describeAutosave(autosave.savedIn), take: takeOffered },
    conflicts: { ...conflicts, conflict, comparison },
  };
}
