import { useId } from 'react';
import { starLattice, starPath } from './motif/star.ts';

type Props = {
  className?: string;
  cell?: number;
  /** Whether one star stands in the middle: a picture without content, not a background. */
  centred?: boolean;
};

/** The star lattice as a background: behind titles, in place of missing pictures, on empty views. */
export function StarField({ className = '', cell = 64, centred = false }: Props) {
  const id = useId();
  return (
    <svg
      className={`bg-dark text-on-dark-accent ${className}`}
      aria-hidden="true"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <pattern id={id} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path d={starLattice({ cell, columns: 1, rows: 1 })} fill="none" stroke="currentColor" strokeOpacity="0.16" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {centred && (
        <svg x="50%" y="50%" overflow="visible">
          <path d={starPath(0, 0, 20)} fill="none" stroke="currentColor" strokeWidth="1.500" strokeOpacity="0.7" />
        </svg>
      )}
    </svg>
  );
}
