import { useStaffTranslation } from '../../i18n/language.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useSavedText } from './use-saved-text.ts';

type Props = {
  label: string;
  isDirty: boolean;
  isPending: boolean;
  /** The last save since the form was opened. */
  savedAt: Date | undefined;
  /** Whether problems are shown at the fields. */
  hasProblems: boolean;
  /** Why the last save failed; it stays until the next one. */
  failure: string | undefined;
};

/** Stays at the bottom of a form: its state, and the button that saves. */
export function SaveRow({ label, isDirty, isPending, savedAt, hasProblems, failure }: Props) {
  const { t } = useStaffTranslation();
  const describeSaved = useSavedText();
  const bar = useBarHeight();
  const isRefused = failure !== undefined || hasProblems;
  return (
    <div ref={bar} className="save-row">
      {failure && !isPending && (
        <p role="alert" className="w-full font-semibold text-danger">
          {failure}
        </p>
      )}
      <p role="status" className="me-auto min-w-0 flex-1 basis-24 text-sm text-muted">
        {isPending ? t('edit.saving') : isDirty ? t('edit.unsaved') : isRefused ? '' : describeSaved(savedAt)}
      </p>
      {/* Not disabled while saving: a disabled button loses the focus. */}
      <button type="submit" className="button" aria-disabled={isPending || undefined}>
        {label}
      </button>
    </div>
  );
}
