import { useId, type ReactNode } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useModal } from './use-modal.ts';
import { LineIcon } from './line-icon.tsx';

type Props = {
  title: string;
  onClose: () => void;
  /** Called before Escape or the close button closes it; false prevents that. */
  canClose?: () => boolean;
  className?: string;
  children: ReactNode;
};

/** A dialog with a title and a close button, open for as long as it is mounted. */
export function ModalDialog({ title, onClose, canClose = () => true, className = '', children }: Props) {
  const { t } = useStaffTranslation();
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={`dashboard-dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => !canClose() && event.preventDefault()}
      onClose={onClose}
    >
      <div className="mb-4 flex items-start justify-between gap-3">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          className="icon-button -me-2 -mt-1.5"
          aria-label={t('factors.close')}
          onClick={() => canClose() && dialog.current?.close()}
        >
          <LineIcon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
