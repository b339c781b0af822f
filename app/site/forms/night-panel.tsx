import type { ReactNode } from 'react';
import { StarField } from '../../ui/star-field.tsx';

/** A panel in the site's dark blue, with a faint lattice behind it. */
export function NightPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="relative isolate overflow-hidden rounded-card bg-night p-7 dark:border dark:border-line text-on-night lg:p-9">
      <StarField cell={72} className="absolute inset-0 -z-10 opacity-50" />
      <h2 className="mb-6 text-2xl text-gold-bright">{title}</h2>
      {children}
    </aside>
  );
}
