import type { ReactNode } from 'react';

/**
 * A form and the content beside it: below on phones, or above where it must be read first (`before`); at the end side
 * on wide screens.
 */
export function FormLayout({
  children,
  beside,
  before,
}: {
  children: ReactNode;
  beside?: ReactNode;
  before?: ReactNode;
}) {
  return (
    <div className="wrap section-space grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      {before && <div className="lg:order-last">{before}</div>}
      {children}
      {beside}
    </div>
  );
}

/** The white card around a form. */
export function FormCard({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-border bg-surface p-5 sm:p-10 lg:p-12">{children}</div>;
}
