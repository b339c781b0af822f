import type { ReactNode } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';

/** The star beside the name of a required field; other fields are labelled as optional. */
export function RequiredMark({ required }: { required: boolean }) {
  const { t } = useStaffTranslation();
  if (!required) return <span className="font-normal text-muted"> ({t('edit.optional')})</span>;
  return (
    <span className="text-danger" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The problem of a field, shown below it. */
export function FieldProblemText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <svg viewBox="0 0 16 16" className="mt-[0.3em] size-[0.95em] shrink-0" fill="currentColor" aria-hidden="true">
        <path d="M8 0l2.200 2.700 3.500-.4-.4 3.500L16 8l-2.700 2.200.4 3.500-3.500-.4L8 16l-2.200-2.700-3.500.4.4-3.500L0 8l2.700-2.200-.4-3.500 3.500.4z" />
      </svg>
      {children}
    </p>
  );
}

/** Returns the ids of a control's descriptions, for `aria-describedby`. */
export function joinDescriptionIds(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
