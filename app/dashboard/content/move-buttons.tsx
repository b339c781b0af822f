import { useStaffTranslation } from '../../i18n/language.ts';

/** Where an item moves: to the first place, or by one place. */
export type Move = 'first' | 'up' | 'down';

const paths: Record<Move, string> = {
  first: 'M4 3h8M8 13V6M4.500 9.500L8 6l3.500 3.500',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
};

/** Returns the id of a button, used to keep the focus on it when its row moves. */
export const moveButtonId = (id: string, move: Move): string => `move-${move}-${id}`;

/**
 * Moves an item in the order that visitors see. `position` counts from 0. At either end of the list the button is
 * `aria-disabled`, not disabled, so that it keeps the focus.
 */
export function MoveButtons({
  id,
  position,
  count,
  onMove,
}: {
  id: string;
  position: number;
  count: number;
  onMove: (id: string, move: Move) => void;
}) {
  const { t } = useStaffTranslation();
  const isDisabled: Record<Move, boolean> = { first: position === 0, up: position === 0, down: position === count - 1 };
  return (
    <div className="move-buttons">
      <span className="min-w-5 text-center tabular-nums text-stone">{position + 1}</span>
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
