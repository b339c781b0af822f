import { useId } from 'react';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { FieldProblemText } from '../field-frame.tsx';

type Props = {
  label: string;
  optional?: boolean;
  value: string;
  onChange: (text: string) => void;
  problem: string | undefined;
};

/** The number of a verse. A text input, since Arabic digits are accepted. */
export function VerseNumber({ label, optional = false, value, onChange, problem }: Props) {
  const { t } = useStaffTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {optional && <span className="font-normal text-muted"> ({t('edit.optional')})</span>}
      </label>
      <input
        id={id}
        type="text"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        className="field-input"
        aria-required={!optional || undefined}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem !== undefined && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
    </div>
  );
}
