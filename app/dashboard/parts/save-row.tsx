import { useStaffTranslation } from '../../i18n/language.ts';

/** Stays at the bottom of a form: its state, and the button that saves. */
export function SaveRow({ label, dirty, pending }: { label: string; dirty: boolean; pending: boolean }) {
  const { t } = useStaffTranslation();
  return (
    <div className="save-row">
      <p role="status" className="me-auto min-w-0 flex-1 basis-24 text-sm text-stone">
        {t(pending ? 'edit.saving' : dirty ? 'edit.unsaved' : 'edit.nothingChanged')}
      </p>
      {/* Not disabled while saving: a disabled button loses the focus. */}
      <button type="submit" className="button" aria-disabled={pending || undefined}>
        {label}
      </button>
    </div>
  );
}
