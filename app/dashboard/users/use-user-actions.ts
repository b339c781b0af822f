import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import { useDeleteNote } from '../saving/use-delete-note.ts';
import { useRestore } from '../saving/use-restore.ts';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

/**
 * Creating and deleting from the list of users, with a confirmation before and a toast after (specification 5 and 8);
 * the toast of a deletion offers to undo it.
 */
export function useUserActions() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const navigate = useLocalNavigate();
  const [createUser, creating] = api.useCreateUserMutation();
  const [deleteUser, deleting] = api.useDeleteUserMutation();
  const { restore } = useRestore();
  const deleteNote = useDeleteNote();

  /** A new user is empty at first, so the edit form opens. */
  const create = async () => {
    if (creating.isLoading || !window.confirm(t('users.confirmCreate'))) return;
    try {
      const created = await createUser().unwrap();
      void notify('success', t('users.created'));
      await navigate(`/dashboard/users/${created._id}/edit`);
    } catch (error) {
      void notify('error', failureText(error, t('users.createFailed'), t));
    }
  };

  /** Deletes a user; returns whether that worked. */
  const remove = async (id: string): Promise<boolean> => {
    if (deleting.isLoading || !window.confirm(`${t('users.confirmDelete')} ${deleteNote}`)) return false;
    try {
      await deleteUser(id).unwrap();
      void notify('success', t('users.deleted'), { label: t('undo.undo'), run: () => void restore('users', id) });
      return true;
    } catch (error) {
      void notify('error', failureText(error, t('users.deleteFailed'), t));
      return false;
    }
  };

  return {
    create,
    creating: creating.isLoading,
    remove,
    deletingId: deleting.isLoading ? deleting.originalArgs : undefined,
  };
}
