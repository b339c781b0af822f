import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A line at the head of a list about what was done just before, with links. It takes the focus, which the button of the
 * form had.
 */
export function DoneLine({ text, children }: { text: string; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={line}
      tabIndex={-1}
      role="status"
      data-notice="saved"
      className="mb-5 flex flex-wrap items-center gap-x-5 rounded-card bg-success-surface px-5 py-2 text-success outline-none"
    >
      <p className="py-2 font-semibold wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}
