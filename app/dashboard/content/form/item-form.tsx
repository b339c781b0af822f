import { useRef, useState, type FormEvent } from 'react';
import { getTitle, type ContentType } from '../../../../domain/model/define.ts';
import type { Language } from '../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { toTextKey } from '../../../../domain/model/form-keys.ts';
import { isMissingText, storedFileOf, withoutPrefilledDate, type FormProblems } from '../../data/form-values.ts';
import type { SaveMode, StaffItem } from '../../data/api-types.ts';
import { outcomeOf } from '../../data/item-facts.ts';
import { controlId, FormProvider, type FormAccess } from '../../fields/form-context.ts';
import { useTypeLabels } from '../../parts/use-type-labels.ts';
import { useLocalNavigate } from '../../../i18n/use-local-navigate.ts';
import { useRefreshFrame } from '../../parts/use-refresh-frame.ts';
import { useRestore } from '../../parts/use-restore.ts';
import { AutosaveNotice } from '../../parts/autosave-notice.tsx';
import { useStaffNotify } from '../../parts/use-staff-notify.ts';
import { savedState } from '../saved-line.tsx';
import { labelKey } from '../type-labels.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { copyTexts } from './copy-texts.ts';
import { focusControlOnceRendered } from './focus-control.ts';
import { FormBody } from './form-body.tsx';
import { fieldOrder } from './form-fields.tsx';
import { FormHead } from './form-head.tsx';
import { preventFileDrop } from './prevent-file-drop.ts';
import { PresenceLine } from './presence-line.tsx';
import { FailureActions } from './failure-actions.tsx';
import { SaveBar } from './save-bar.tsx';
import { useCompleteAutosave } from './use-complete-autosave.ts';
import { useConflict } from './use-conflict.ts';
import { useFormValues } from './use-form-values.ts';
import { useAutosaveText } from './use-autosave-text.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { findIncompleteDates } from './find-incomplete-dates.ts';
import { useOutcomeTexts } from './use-outcome-texts.ts';
import { useSave } from './use-save.ts';
import { useShownLanguages } from './use-shown-languages.ts';
import { useUnpublish } from './use-unpublish.ts';
import { useItemAutosave, type OfferedAutosave } from './use-item-autosave.ts';
import { problemsFor, useFormScope } from './use-form-scope.ts';
import { useIsOpen } from '../../parts/use-is-open.ts';
import { NextItem } from '../translation/next-item.tsx';
import './form.css';

type Props = {
  type: ContentType;
  item: StaffItem;
  list: string;
  onSaved: (item: StaffItem) => void;
};

/** The edit form of an item, made from the declaration of its type (specification 2 and 5). */
export function ItemForm({ type, item, list, onSaved }: Props) {
  const { t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const notify = useStaffNotify();
  const navigate = useLocalNavigate();
  const refreshFrame = useRefreshFrame(type);
  const { base, reset, undoReset, takeAutosave, takeMerged, setProblems, applied, dirty, ...access } = useFormValues(
    type,
    item,
  );
  const { scope, submitMode, translation, leaveTranslation, ...forScope } = useFormScope(type, item);
  const { save, pending, progress, failure, setFailure } = useSave(type, item._id, scope);
  const { conflict, comparison, ...conflicts } = useConflict(type, item, base, access.formValues, {
    takeMerged,
    setFailure,
    onSaved,
  });
  const autosave = useItemAutosave(type, item, base, access.formValues, {
    isSaving: pending,
    onRevision: (revision) => void (pending || conflicts.announceRevision(revision)),
  });
  const describeAutosave = useAutosaveText();
  const completeAutosave = useCompleteAutosave(type, item, base);
  const describeOutcome = useOutcomeTexts(type, item);
  const unpublish = useUnpublish(type, item);
  const [savedAt, setSavedAt] = useState<Date>();
  const { restore, restoringId } = useRestore();
  const leave = useLeaveGuard(dirty, t('edit.leave'));
  const { wide, shown, show } = useShownLanguages(translation?.to);
  const lastMode = useRef<SaveMode>('publish');
  const isOpen = useIsOpen();

  const showControl = (language: Language, id?: string) => {
    if (!shown.includes(language)) show(language);
    const focus = () => id !== undefined && focusControlOnceRendered(id);
    // Beside a translation only some texts are shown.
    if (translation && (id === undefined || !document.getElementById(id))) void leaveTranslation().then(focus);
    else focus();
  };

  /** Shows the problems at their fields, and moves the focus to the first one in the order of the form. */
  const showProblems = (problems: FormProblems) => {
    setProblems(problems);
    const order = fieldOrder(type).flatMap((name) => [name, `${name}.so`, `${name}.ar`]);
    const first = order.find((key) => problems[key] !== undefined);
    if (!first) return;
    if (isMissingText(type, first, problems[first])) {
      showControl(shown[0]!, controlId(toTextKey(first, shown[0]!)));
      return;
    }
    const [name, of = 'en'] = first.split('.');
    const field = type.fields[name!];
    showControl(field?.kind === 'text' && field.localized ? (of as Language) : shown[0]!, controlId(first));
  };

  /** Shows the problem of a file as soon as it is chosen. */
  const refuse: FormAccess['refuse'] = (name, problem) => {
    access.refuse(name, problem);
    focusControlOnceRendered(controlId(name));
  };

  const send = async (mode: SaveMode, formValues = access.formValues, revision = base.revision) => {
    lastMode.current = mode;
    const outcome = outcomeOf(type, item, applied.values);
    const sent = mode === 'draft' ? withoutPrefilledDate(type, item, formValues, base.values) : formValues;
    const result = await save(sent, revision, mode, autosave.formKey);
    if ('failure' in result) {
      conflicts.setRefusedBy(result.conflict);
      if (result.conflict) return;
      // What to do about a lost connection or a deleted item is shown in the save bar, not in a toast that disappears.
      const { kind, message } = result.failure;
      if (kind === 'offline' && navigator.onLine) void notify('error', t(labelKey(type, 'updateFailed')));
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
    if (pending || failure?.kind === 'deleted') return;
    const invalid: FormProblems = {
      ...problemsFor(type, applied.problems, mode, scope),
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
      publish: () => describeOutcome(outcomeOf(type, item, applied.values)).question,
      unpublish: () => unpublish.question(dirty),
      draft: undefined,
    }[mode];
    if (!question || window.confirm(question())) await send(mode);
  };

  /** Takes an autosave into the form; one that is older than the stored version is compared with it. */
  const takeOffered = async (offered: OfferedAutosave) => {
    const complete = await completeAutosave(offered).catch(() => undefined);
    if (!complete) {
      void notify('error', t('autosave.failed'));
      return;
    }
    const { autosave: taken, current } = complete;
    autosave.adopt(offered);
    if (current !== item) {
      conflicts.setRefusedBy(undefined);
      setFailure(undefined);
      reset(current);
      onSaved(current);
    }
    takeAutosave(taken);
    if (taken.revision < current.revision) conflicts.compareAutosave(current);
  };

  const restoreItem = async () => {
    if (await restore(type.name, item._id)) setFailure(undefined);
  };

  const copy = async () => {
    const copied = await copyTexts(type, access.formValues, labelOf);
    void notify(copied ? 'success' : 'error', t(copied ? 'edit.copied' : 'edit.copyFailed'));
  };

  const form: FormAccess = {
    ...access,
    refuse,
    scope,
    type,
    item,
    shown,
    storedFile: (name) => storedFileOf(type, item, name),
  };
  const titles = getTitle(type, applied.values);
  return (
    <FormProvider value={form}>
      <FormHead type={type} item={item} list={list} titles={titles} dirty={dirty} scope={scope} />
      <PresenceLine type={type} id={item._id} />
      <AutosaveNotice
        autosave={autosave.offer}
        warning={autosave.offer && autosave.offer.revision < item.revision ? t('autosave.older') : undefined}
        dirty={dirty}
        onUse={(offered) => void takeOffered(offered)}
        onDiscard={autosave.discard}
      />
      <form
        noValidate
        className="item-form"
        onDragOver={preventFileDrop}
        onDrop={preventFileDrop}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit(submitMode);
        }}
      >
        {/* Changes typed while a save is pending would be lost when it completes. */}
        <div className="grid gap-5" inert={pending}>
          <FormBody
            values={applied.values}
            base={base}
            wide={wide}
            translation={translation}
            onShow={show}
            onShowControl={showControl}
          />
        </div>
        <SaveBar
          label={forScope.label ?? describeOutcome(outcomeOf(type, item, applied.values)).button}
          note={forScope.note}
          savedAt={savedAt}
          dirty={dirty}
          autosaved={describeAutosave(autosave.savedIn)}
          hasProblems={Object.keys(access.problems).length > 0}
          pending={pending}
          progress={progress}
          failure={failure?.kind === 'fields' && Object.keys(access.problems).length === 0 ? undefined : failure}
          draftAction={
            type.single || scope !== 'all'
              ? undefined
              : item.state === 'draft'
                ? { label: t('edit.saveDraft'), run: () => void submit('draft'), byKey: true }
                : { label: t('unpublish.button'), run: () => void submit('unpublish') }
          }
          onRetry={() => void send(lastMode.current)}
          next={translation && <NextItem type={type} id={item._id} translation={translation} />}
          failureActions={
            <FailureActions
              failure={failure}
              restoring={restoringId !== undefined}
              onCompare={() => conflicts.setComparing(true)}
              onRestore={() => void restoreItem()}
              onCopyTexts={() => void copy()}
            />
          }
        />
      </form>
      {conflict && comparison && (
        <MergeDialog
          key={conflict.current.revision}
          type={type}
          conflict={conflict}
          comparison={comparison}
          onContinue={conflicts.merge}
          onSave={(choices) => {
            const { formValues, revision } = conflicts.merge(choices) ?? {};
            if (conflict.wasRefused) void send(lastMode.current, formValues, revision);
          }}
          saveLabel={t(conflict.wasRefused ? 'compare.save' : 'autosave.use')}
        />
      )}
    </FormProvider>
  );
}
