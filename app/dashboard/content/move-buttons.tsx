import { useStaffTranslation } from '../../i18n/language.ts';
import { dragRow } from './drag-row.ts';

/** Where an item moves with a button: to the first place, or by one place. */
export type Move = 'first' | 'up' | 'down';

const paths: Record<Move, string> = {
  first: 'M4 3h8M8 13V6M4.500 9.500L8 6l3.500 3.500',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
};

/** Returns the id of a button, used to keep the focus on it when its row moves. */
export const moveButtonId = (id: string, move: Move): string => `move-${move}-${id}`;

/**
 * Moves an item in the order that visitors see, by dragging or by buttons. `position` counts from 0. At either end of
 * the list the button is `aria-disabled`, not disabled, so that it keeps the focus.
 */
export function MoveButtons({
  id,
  position,
  count,
  onMove,
  onDrop,
}: {
  id: string;
  position: number;
  count: number;
  onMove: (id: string, move: Move) => void;
  onDrop: (id: string, position: number) => void;
}) {
  const { t } = useStaffTranslation();
  const isDisabled: Record<Move, boolean> = { first: position === 0, up: position === 0, down: position === count - 1 };
  return (
    <div className="move-buttons">
      <span
        className="drag-handle"
        title={t('order.drag')}
        onPointerDown={(event) => dragRow(event, (to) => onDrop(id, to))}
      >
        <svg viewBox="0 0 16 16" className="size-4" fill="currentColor" aria-hidden="true">
          <path d="M4.500 2h2v2h-2zM9.500 2h2v2h-2zM4.500 7h2v2h-2zM9.500 7h2v2h-2zM4.500 12h2v2h-2zM9.500 12h2v2h-2z" />
        </svg>
        <span className="min-w-5 text-center tabular-nums">{position + 1}</span>
      </span>
      {(['first', 'up', 'down'] as const).map((move) => (
        <button
          key={move}
          id={moveButtonId(id, move)}
          type="button"
          className="icon-button"
          aria-label={t(`order.${move}`)}
          title={t(`order.${move}`)}
          aria-disabled={isDisabled[move] || undefined}
          aria-describedby={`title-${id}`}
          onClick={() => !isDisabled[move] && onMove(id, move)}
        >
          <svg
            viewBox="0 0 16 16"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.600"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={paths[move]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
