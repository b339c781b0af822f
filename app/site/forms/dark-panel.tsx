import type { ReactNode } from 'react';
import { StarField } from '../../ui/star-field.tsx';

/** A panel in the site's dark blue, with a faint lattice behind it. */
export function DarkPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="relative isolate overflow-hidden rounded-card bg-dark p-7 dark:border dark:border-border text-on-dark lg:p-9">
      <StarField cell={72} className="absolute inset-0 -z-10 opacity-50" />
      <h2 className="mb-6 text-2xl text-on-dark-accent">{title}</h2>
      {children}
    </aside>
  );
}
