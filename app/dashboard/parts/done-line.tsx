import type { ReactNode } from 'react';

/** A line at the head of a list about what was done just before, with links. */
export function DoneLine({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      data-notice="saved"
      className="mb-5 flex flex-wrap items-center gap-x-5 rounded-card bg-palm-ground px-5 py-2 text-palm"
    >
      <p className="py-2 font-semibold wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}
