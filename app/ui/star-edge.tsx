import { useId } from 'react';
import { starPath } from './motif/star.ts';

const cell = 48;
// Half a star plus half the width of its line.
const height = cell / 2 + 1;

/** The lower edge of a dark area: a row of stars, tip to tip, whose lower halves reach into the page. */
export function StarEdge({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg className={`star-edge ${className}`} width="100%" height={height} aria-hidden="true">
      <defs>
        <pattern id={id} width={cell} height={height} patternUnits="userSpaceOnUse">
          <path d={starPath(cell / 2, 0, cell / 2)} className="star-edge-star" />
        </pattern>
      </defs>
      {/* Laid out from the middle, so that both edges of the page look the same. */}
      <svg x="50%" overflow="visible">
        <rect x={-cell * 60} width={cell * 120} height={height} fill={`url(#${id})`} />
      </svg>
    </svg>
  );
}
