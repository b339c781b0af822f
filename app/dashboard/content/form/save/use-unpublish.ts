import type { ContentType } from '../../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import type { StaffItem } from '../../../data/api-types.ts';
import { historyApi } from '../../../data/history-api.ts';
import { getItemState } from '../../../data/item-facts.ts';
import { toProblem } from '../../../data/to-problem.ts';
import { failureText } from '../../../parts/translate-problem.ts';
import { useStaffNotify } from '../../../parts/use-staff-notify.ts';

/** "Back to draft": its question, and the toast after it that offers to publish the item again as it was. */
export function useUnpublish(type: ContentType, item: StaffItem) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [revert] = historyApi.useRevertMutation();
  const isPublic = getItemState(type, item) === 'published';

  /** `isDirty`: whether the form has changes, which the call saves in the draft. */
  const question = (isDirty: boolean) =>
    [
      t(isPublic ? 'unpublish.confirm' : 'unpublish.confirmScheduled'),
      ...(isDirty ? [t('unpublish.withChanges')] : []),
    ].join(' ');

  const undo = async (revision: number, saved: StaffItem, onUndone: (restored: StaffItem) => void) => {
    try {
      const restored = await revert({
        type: type.name,
        id: item._id,
        revision,
        basedOn: saved.revision,
        asPublished: true,
      }).unwrap();
      onUndone(restored);
      void notify('success', t(isPublic ? 'unpublish.undone' : 'unpublish.undoneScheduled'));
    } catch (error) {
      const isConflict = toProblem(error).code === 'conflict';
      void notify('error', isConflict ? t('unpublish.conflict') : failureText(error, t('unpublish.undoFailed'), t));
    }
  };

  /** Shows the toast; `revision` is the one before, and `onUndone` gets the item that is published again. */
  const announce = (revision: number, saved: StaffItem, onUndone: (restored: StaffItem) => void) =>
    void notify('success', t(isPublic ? 'unpublish.done' : 'unpublish.doneScheduled'), {
      label: t('undo.undo'),
      run: () => void undo(revision, saved, onUndone),
    });

  return { question, announce };
}
