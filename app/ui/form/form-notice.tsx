import type { ReactNode, Ref } from 'react';
import { starPath } from '../motif/star.ts';

type Props = { tone: 'success' | 'error' | 'note'; children: ReactNode; ref?: Ref<HTMLDivElement> };

const colours = {
  success: 'bg-success-surface text-success',
  error: 'bg-danger-surface text-danger',
  note: 'bg-surface-subtle text-foreground',
} as const;

/** The outcome of a form, shown within the page. */
export function FormNotice({ tone, children, ref }: Props) {
  return (
    <div
      ref={ref}
      data-notice={tone}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-card px-5 py-4 font-semibold outline-none ${colours[tone]}`}
    >
      <svg viewBox="0 0 24 24" className="mt-[0.3em] size-5 shrink-0" fill="currentColor" aria-hidden="true">
        <path d={starPath(12, 12, 11)} />
      </svg>
      <p>{children}</p>
    </div>
  );
}
