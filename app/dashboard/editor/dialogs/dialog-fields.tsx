import { useEffect, useRef, type ReactNode } from 'react';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { joinDescriptionIds, FieldProblemText } from '../../fields/field-frame.tsx';

type AddressProps = {
  id: string;
  label: string;
  hint?: string;
  value: string;
  problem: string | undefined;
  onChange: (address: string) => void;
};

/** The address that a dialog asks for first. */
export function AddressField({ id, label, hint, value, problem, onChange }: AddressProps) {
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <input
        id={id}
        // Where the dialog moves the focus when it opens.
        ref={(input) => input?.setAttribute('autofocus', '')}
        type="text"
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        className="field-input"
        aria-required
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={joinDescriptionIds(hint && `${id}-hint`, problem !== undefined && `${id}-problem`)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem !== undefined && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
    </div>
  );
}

/** The label of a field that may be left empty, above its control. */
export function OptionalField({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const { t } = useStaffTranslation();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        <span className="font-normal text-muted"> ({t('edit.optional')})</span>
      </label>
      {children}
    </div>
  );
}

type TextProps = { id: string; label: string; value: string; onChange: (text: string) => void };

/** The text of a link or the title of a video, which may be left out. */
export function OptionalText({ id, label, value, onChange }: TextProps) {
  return (
    <OptionalField id={id} label={label}>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        className="field-input"
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </OptionalField>
  );
}

type SubmitProps = { label: string; isWaiting: boolean; waitingText: string };

/** Inserts the file of a dialog; says that it waits for the upload, where it was pressed before that was done. */
export function InsertButton({ label, isWaiting, waitingText }: SubmitProps) {
  const { t } = useStaffTranslation();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isWaiting) status.current?.scrollIntoView({ block: 'nearest' });
  }, [isWaiting]);
  return (
    <>
      <button
        type="submit"
        className="button justify-self-stretch"
        aria-busy={isWaiting || undefined}
        aria-disabled={isWaiting || undefined}
      >
        {isWaiting ? t('markdown.uploading') : label}
      </button>
      <p ref={status} role="status" className="text-sm text-muted">
        {isWaiting && waitingText}
      </p>
    </>
  );
}
