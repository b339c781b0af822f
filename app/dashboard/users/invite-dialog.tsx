import { useStaffTranslation } from '../../i18n/language.ts';
import type { UserRecord } from '../data/api-types.ts';
import { useModal } from '../parts/use-modal.ts';
import { Invitation } from './invitation.tsx';

/** The invitation link for a person, in a dialog over the list. */
export function InviteDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const { t } = useStaffTranslation();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="dashboard-dialog" aria-labelledby="invite-title" onClose={onClose}>
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 id="invite-title" className="text-2xl">
          {t('invite.title')}
        </h2>
        <button
          type="button"
          className="icon-button -me-2 -mt-1.5"
          aria-label={t('invite.close')}
          onClick={() => dialog.current?.close()}
        >
          <svg
            viewBox="0 0 24 24"
            className="size-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <Invitation user={user} />
    </dialog>
  );
}
