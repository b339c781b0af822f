import { starPath, starSquares } from './motif/star.ts';

/** A turning star as a loading indicator. */
export function StarSpinner({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={`text-accent ${className}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={starPath(24, 24, 22)} strokeWidth="1" strokeOpacity="0.35" />
      <path d={starSquares(24, 24, 15)} strokeWidth="1.5" className="star-turn" />
    </svg>
  );
}
