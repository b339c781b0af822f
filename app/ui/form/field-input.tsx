import { useId, type InputHTMLAttributes } from 'react';

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'enterKeyHint' | 'defaultValue' | 'spellCheck' | 'autoCapitalize' | 'readOnly'
> & {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  /** The problem of the value as text. */
  error?: string | undefined;
  required?: boolean;
  /** A remark beside the label, such as "optional". */
  note?: string;
  /** Help below the label. */
  hint?: string;
  /** Left to right in every language: addresses and numbers. */
  ltr?: boolean;
  /** The number of visible lines of a multi-line field. */
  lines?: number;
};

/** One form field: the label above and the problem below, both associated with the input. */
export function FieldInput({
  label,
  name,
  type = 'text',
  error,
  required = false,
  note,
  hint,
  ltr = false,
  lines,
  ...rest
}: Props) {
  const id = useId();
  const shared = {
    ...rest,
    id,
    name,
    required,
    dir: ltr ? 'ltr' : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    className: 'field-input',
  } as const;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {required && (
          <span className="text-danger" aria-hidden="true">
            {' *'}
          </span>
        )}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {lines ? <textarea {...shared} rows={lines} /> : <input {...shared} type={type} />}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <svg viewBox="0 0 16 16" className="mt-[0.3em] size-[0.95em] shrink-0" fill="currentColor" aria-hidden="true">
            <path d="M8 0l2.200 2.700 3.500-.4-.4 3.500L16 8l-2.700 2.200.4 3.500-3.500-.4L8 16l-2.200-2.700-3.500.4.4-3.500L0 8l2.700-2.200-.4-3.500 3.500.4z" />
          </svg>
          {error}
        </p>
      )}
    </div>
  );
}
