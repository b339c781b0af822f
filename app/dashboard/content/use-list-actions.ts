import type { ContentType } from '../../../domain/model/define.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import { useStaffSelector } from '../data/store.ts';
import { useDeleteNote } from '../saving/use-delete-note.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { useRestore } from '../saving/use-restore.ts';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { newDraftState, createdToastId } from './form/use-discard-untouched.ts';
import { labelKey } from '../data/type-labels.ts';

type Options = {
  /** The address of the list; its edit pages are below it. */
  base: string;
  /** Shows the start of the unfiltered list, where a new draft appears. */
  showStart: () => void;
};

/**
 * Creating and deleting from a list, with a confirmation before and a toast after (specification 4, 5 and 8); the toast
 * of a deletion offers to undo it.
 */
export function useListActions(type: ContentType, { base, showStart }: Options) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const navigate = useLocalNavigate();
  const [createItem, creating] = api.useCreateItemMutation();
  const [deleteItem, deleting] = api.useDeleteItemMutation();
  const { restore } = useRestore();
  const deleteNote = useDeleteNote();
  const opensTrash = useStaffSelector((state) => state.session.user?.role) === 'superadmin';

  const create = async () => {
    if (creating.isLoading || !window.confirm(t(labelKey(type, 'confirmCreate')))) return;
    try {
      const created = await createItem({ type: type.name }).unwrap();
      void notify('success', t(labelKey(type, 'created')), undefined, { id: createdToastId(created._id) });
      if (type.newItemsStayInList) showStart();
      else await navigate(`${base}/${created._id}/edit`, { state: newDraftState });
    } catch (error) {
      void notify('error', failureText(error, t(labelKey(type, 'createFailed')), t));
    }
  };

  /** Deletes an item; returns whether it was deleted. */
  const remove = async (id: string): Promise<boolean> => {
    if (deleting.isLoading || !window.confirm(`${t(labelKey(type, 'confirmDelete'))} ${deleteNote}`)) return false;
    try {
      await deleteItem({ type: type.name, id }).unwrap();
      void notify('success', t(labelKey(type, 'deleted')), {
        label: t('undo.undo'),
        run: () => void restore(type.name, id),
        stays: !opensTrash,
      });
      return true;
    } catch (error) {
      void notify('error', failureText(error, t(labelKey(type, 'deleteFailed')), t));
      return false;
    }
  };

  return {
    create,
    creating: creating.isLoading,
    remove,
    deletingId: deleting.isLoading ? deleting.originalArgs?.id : undefined,
  };
}
