import { useStaffTranslation } from '../../i18n/language.ts';
import type { WireUser } from '../data/api-types.ts';
import { ModalDialog } from '../parts/modal-dialog.tsx';
import { Invitation } from './invitation.tsx';

/** The invitation link for a person, in a dialog over the list. */
export function InviteDialog({ user, onClose }: { user: WireUser; onClose: () => void }) {
  const { t } = useStaffTranslation();
  return (
    <ModalDialog title={t('invite.title')} onClose={onClose}>
      <Invitation user={user} />
    </ModalDialog>
  );
}
