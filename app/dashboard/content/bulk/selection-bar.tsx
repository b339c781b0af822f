import { useStaffTranslation } from '../../../i18n/language.ts';
import type { BulkAction } from '../../data/bulk-api.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { useBarHeight } from '../../saving/use-bar-height.ts';
import { selectItems } from './use-bulk-actions.ts';
import '../../saving/save-bar.css';

const actions: readonly BulkAction[] = ['publish', 'unpublish', 'delete'];

type Props = {
  items: readonly StaffItem[];
  /** While a change is under way. */
  progress: { done: number; count: number } | undefined;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
};

/** Stays at the bottom of the screen while items are chosen: their number, and what can be done with them. */
export function SelectionBar({ items, progress, onAction, onClear }: Props) {
  const { t } = useStaffTranslation();
  const bar = useBarHeight();
  const labels = { publish: t('bulk.publish'), unpublish: t('unpublish.button'), delete: t('table.delete') };
  return (
    <div ref={bar} className="save-bar selection-bar" role="group" aria-label={t('bulk.label')}>
      {progress && (
        <progress
          className="save-progress"
          aria-label={t('bulk.progressLabel')}
          max={progress.count}
          value={progress.done}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="me-auto font-semibold tabular-nums">
          {progress ? t('bulk.progress', progress) : t('bulk.count', { count: items.length })}
        </p>
        {/* Not disabled, but aria-disabled: a disabled button loses the focus. */}
        <button
          type="button"
          className="row-action"
          aria-disabled={progress !== undefined || undefined}
          onClick={() => !progress && onClear()}
        >
          {t('bulk.clear')}
        </button>
        <div className="selection-actions">
          {actions.map((action) => {
            const isPossible = !progress && selectItems(action, items).length > 0;
            return (
              <button
                key={action}
                type="button"
                className={`button button-quiet ${action === 'delete' ? 'text-danger' : ''}`}
                aria-disabled={!isPossible || undefined}
                onClick={() => isPossible && onAction(action)}
              >
                {labels[action]}
              </button>
            );
          })}
        </div>
      </div>
    </div>
  );
}
