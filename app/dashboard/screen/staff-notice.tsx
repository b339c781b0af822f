import type { ReactNode, Ref } from 'react';

type Props = { title?: string; text?: string; action?: ReactNode; ref?: Ref<HTMLDivElement> | undefined };

/** "Nothing here" within a screen: one sentence and one action. */
export function StaffNotice({ title, text, action, ref }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="outline-none flex flex-col items-center gap-2 rounded-card border border-border bg-surface px-5 py-12 text-center"
    >
      {title && <h2 className="text-xl">{title}</h2>}
      {text && <p className="measure text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
