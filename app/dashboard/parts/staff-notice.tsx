import type { ReactNode } from 'react';

/** "Nothing here" within a screen: one sentence and one action. */
export function StaffNotice({ title, text, action }: { title?: string; text?: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-line bg-leaf px-5 py-12 text-center">
      {title && <h2 className="text-xl">{title}</h2>}
      {text && <p className="measure text-stone">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
