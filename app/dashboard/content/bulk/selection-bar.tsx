import { useStaffTranslation } from '../../../i18n/language.ts';
import type { BulkAct } from '../../data/bulk-api.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { useBarHeight } from '../../parts/use-bar-height.ts';
import { itemsFor } from './use-bulk-acts.ts';
import '../../parts/save-bar.css';

const acts: readonly BulkAct[] = ['publish', 'unpublish', 'delete'];

type Props = {
  items: readonly StaffItem[];
  /** While a change is under way. */
  progress: { done: number; count: number } | undefined;
  onAct: (act: BulkAct) => void;
  onClear: () => void;
};

/** Stays at the bottom of the screen while items are chosen: their number, and what can be done with them. */
export function SelectionBar({ items, progress, onAct, onClear }: Props) {
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
        <div className="selection-acts">
          {acts.map((act) => {
            const isPossible = !progress && itemsFor(act, items).length > 0;
            return (
              <button
                key={act}
                type="button"
                className={`button button-quiet ${act === 'delete' ? 'text-clay' : ''}`}
                aria-disabled={!isPossible || undefined}
                onClick={() => isPossible && onAct(act)}
              >
                {labels[act]}
              </button>
            );
          })}
        </div>
      </div>
    </div>
  );
}
