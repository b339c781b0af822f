import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { isLetterKey } from '../parts/is-letter-key.ts';
import { LineIcon } from '../parts/line-icon.tsx';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

/** Opens the search over the whole dashboard; so does Ctrl+K. */
export function SearchButton() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const [open, setOpen] = useState(false);

  // Its code is loaded when it is opened for the first time.
  const openDialog = async () => {
    try {
      const { default: loaded } = await import('./search-dialog.tsx');
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      void notify('error', `${t('search.failed')} ${t('lists.unreachable')}`);
    }
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isCtrlK = isLetterKey(event, 'k') && (event.ctrlKey || event.metaKey) && !event.altKey;
    // In the visual editor, Ctrl+K makes a link.
    if (!isCtrlK || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void openDialog();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className="icon-button gap-2 lg:w-auto lg:px-3"
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => void openDialog()}
      >
        <LineIcon name="search" />
        <span className="sr-only lg:not-sr-only">{t('search.open')}</span>
        <kbd dir="ltr" className="hidden text-sm text-muted lg:inline" aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
