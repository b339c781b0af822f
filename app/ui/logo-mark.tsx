import { starPath } from './motif/star.ts';

/** The mark of the house. */
export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} fill="currentColor" aria-hidden="true">
      <path d={starPath(24, 24, 23)} />
    </svg>
  );
}
