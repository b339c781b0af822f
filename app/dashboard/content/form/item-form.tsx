import { useMemo, type FormEvent } from 'react';
import { getTitle } from '../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { flattenFormValues } from '../../data/form-values.ts';
import { FormProvider } from '../../fields/form-context.ts';
import { AutosaveNotice } from '../../saving/autosave-notice.tsx';
import { NextItem } from '../translation/next-item.tsx';
import { FailureActions } from './save/failure-actions.tsx';
import { FormBody } from './form-body.tsx';
import { FormHead } from './form-head.tsx';
import { MergeDialog } from './merge/merge-dialog.tsx';
import { PresenceLine } from './presence-line.tsx';
import { preventFileDrop } from './prevent-file-drop.ts';
import { PublishChecksLink } from './save/publish-checks.tsx';
import { SaveBar } from './save/save-bar.tsx';
import { useItemForm, type ItemFormProps } from './use-item-form.ts';
import './form.css';

/** The edit form of an item, made from the declaration of its type (specification 2 and 5). */
export function ItemForm(props: ItemFormProps) {
  const { type, item, list } = props;
  const { t } = useStaffTranslation();
  const { form, values, base, isDirty, layout, saving, failure, autosave, conflicts } = useItemForm(props);
  const { conflict, comparison } = conflicts;
  const { formValues } = form;
  const typed = useMemo(() => flattenFormValues(type, item, formValues), [type, item, formValues]);
  const mayPublish = saving.submitMode === 'publish' && !layout.translation;
  return (
    <FormProvider value={form}>
      <FormHead
        type={type}
        item={item}
        list={list}
        titles={getTitle(type, values)}
        isDirty={isDirty}
        scope={form.scope}
      />
      <PresenceLine type={type} id={item._id} />
      <AutosaveNotice
        autosave={autosave.offer}
        older={autosave.older}
        warning={autosave.offer && autosave.offer.revision < item.revision ? t('autosave.older') : undefined}
        isDirty={isDirty}
        onUse={(offered) => void autosave.take(offered)}
        onDiscard={autosave.discard}
      />
      <form
        noValidate
        className="item-form"
        onDragOver={preventFileDrop}
        onDrop={preventFileDrop}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void saving.submit(saving.submitMode);
        }}
      >
        {/* Changes typed while a save is pending would be lost when it completes. */}
        <div className="grid gap-5" inert={saving.isPending}>
          <FormBody
            form={typed}
            values={values}
            base={base}
            wide={layout.wide}
            translation={layout.translation}
            onShow={layout.show}
            onShowControl={layout.showControl}
          />
        </div>
        <SaveBar
          label={saving.label}
          note={saving.note}
          savedAt={saving.savedAt}
          isDirty={isDirty}
          autosaved={autosave.text}
          hasProblems={Object.keys(form.problems).length > 0}
          isPending={saving.isPending}
          progress={saving.progress}
          failure={failure.shown}
          draftAction={
            type.single || form.scope !== 'all'
              ? undefined
              : item.state === 'draft'
                ? { label: t('edit.saveDraft'), run: () => void saving.submit('draft'), byKey: true }
                : { label: t('unpublish.button'), run: () => void saving.submit('unpublish') }
          }
          onRetry={() => void saving.retry()}
          checks={mayPublish && <PublishChecksLink type={type} form={typed} values={values} />}
          next={layout.translation && <NextItem type={type} id={item._id} translation={layout.translation} />}
          failureActions={
            <FailureActions
              failure={failure.last}
              restoring={failure.isRestoring}
              onCompare={() => conflicts.setComparing(true)}
              onRestore={() => void failure.restoreItem()}
              onCopyTexts={() => void failure.copyTexts()}
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
            if (conflict.wasRefused) void saving.retry(formValues, revision);
          }}
          saveLabel={t(conflict.wasRefused ? 'compare.save' : 'autosave.use')}
        />
      )}
    </FormProvider>
  );
}
