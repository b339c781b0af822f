import { useStaffTranslation } from '../../i18n/language.ts';
import { useStaffSelector } from '../data/store.ts';

/** Returns the sentence of a confirmation that says what happens to what is deleted: only superadmins see the trash. */
export function useDeleteNote(): string {
  const { t } = useStaffTranslation();
  const role = useStaffSelector((state) => state.session.user?.role);
  return t(role === 'superadmin' ? 'trash.deleteNote' : 'trash.deleteNoteOwn');
}
