import type { ReactNode } from 'react';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import { useBarHeight } from '../../../saving/use-bar-height.ts';
import { useSavedText } from '../../../saving/use-saved-text.ts';
import type { SaveFailure } from './use-save.ts';
import { useSaveKey } from './use-save-key.ts';
import '../../../saving/save-bar.css';

type Props = {
  label: string;
  /** What saving leaves to others. */
  note?: string | undefined;
  isDirty: boolean;
  /** Where the unsaved texts are saved. */
  autosaved?: string | undefined;
  isPending: boolean;
  /** The share of a file that has been sent, from 0 to 1; undefined where there is no file. */
  progress: number | undefined;
  /** Whether problems are shown at the fields. */
  hasProblems: boolean;
  failure: SaveFailure | undefined;
  /** The last save since the form was opened. */
  savedAt: Date | undefined;
  /** Saves without publishing: "Save as draft", which a key does too, or "Back to draft" where it is published. */
  draftAction: { label: string; run: () => void; byKey?: boolean } | undefined;
  onRetry: () => void;
  /** A line that leads to what is worth a look before publishing. */
  checks?: ReactNode;
  /** A link to the next item that needs the same work. */
  next?: ReactNode;
  /** What can be done about a failure besides retrying. */
  failureActions?: ReactNode;
};

/** Stays at the bottom of the screen: the state of the form, and the button that saves. */
export function SaveBar(props: Props) {
  const {
    label,
    note,
    isDirty,
    autosaved,
    isPending,
    progress,
    hasProblems,
    failure,
    savedAt,
    draftAction,
    onRetry,
    checks,
    next,
    failureActions,
  } = props;
  const { t } = useStaffTranslation();
  const describeSaved = useSavedText();
  const bar = useBarHeight();
  useSaveKey(bar);
  const isDeleted = failure?.kind === 'deleted';
  const status = isPending
    ? describeProgress(progress, t)
    : failure
      ? ''
      : isDirty
        ? t('edit.unsaved')
        : hasProblems
          ? ''
          : describeSaved(savedAt);
  const isKept = isDirty && !isPending && !failure && autosaved !== undefined;
  // Beside the link to the next text there is no room for two sentences on a phone.
  const isLong = note !== undefined || (isKept && next !== undefined);
  return (
    <div ref={bar} className="save-bar">
      {failure && !isPending && (
        <FailureLine>
          <p>{failure.message}</p>
          {failure.kind === 'offline' && (
            <button type="button" className="button button-quiet" onClick={onRetry}>
              {t('edit.tryAgain')}
            </button>
          )}
          {failureActions}
        </FailureLine>
      )}
      {isPending && progress !== undefined && (
        <progress className="save-progress" aria-label={t('edit.progress')} max={1} value={progress} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {checks}
        <div
          className={
            status || note ? `me-auto min-w-0 flex-1 text-sm text-muted ${isLong ? 'basis-56' : 'basis-24'}` : 'sr-only'
          }
        >
          <p role="status">{status}</p>
          {/* Not announced: it changes every few seconds while somebody types. */}
          {isKept && <p>{autosaved}</p>}
          {note && <p>{note}</p>}
        </div>
        {next}
        <div className="save-buttons">
          {draftAction && (
            <button
              type="button"
              className="button button-quiet"
              data-save-key={draftAction.byKey}
              aria-disabled={isPending || isDeleted || undefined}
              onClick={draftAction.run}
            >
              {draftAction.label}
            </button>
          )}
          {/* Not disabled while saving: a disabled button loses the focus. */}
          <button type="submit" className="button" aria-disabled={isPending || isDeleted || undefined}>
            {label}
          </button>
        </div>
      </div>
    </div>
  );
}

function describeProgress(progress: number | undefined, t: ReturnType<typeof useStaffTranslation>['t']): string {
  if (progress === undefined) return t('edit.saving');
  return progress < 1 ? t('edit.sending', { percent: Math.floor(progress * 100) }) : t('edit.preparing');
}

function FailureLine({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-danger-surface px-4 py-2 font-semibold text-danger"
    >
      {children}
    </div>
  );
}
