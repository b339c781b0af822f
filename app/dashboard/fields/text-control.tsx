import type { TextareaHTMLAttributes } from 'react';
import type { TextField } from '../../../domain/fields/text.ts';
import { directionOf, type Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';

export type TextControlProps = {
  id: string;
  field: TextField;
  language: Language;
  /** How the control is called, for what stands around it. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  required: boolean;
  describedBy: string | undefined;
  invalid: boolean;
};

/** What every control of a written text carries: its language, its direction, what describes it. */
export function textAttributes({ id, language, value, onChange, required, describedBy, invalid }: TextControlProps) {
  return {
    id,
    value,
    lang: language,
    dir: directionOf(language),
    spellCheck: language === 'en',
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    className: 'field-input',
  } satisfies TextareaHTMLAttributes<HTMLTextAreaElement>;
}

/** A text that may not be longer than this is counted from its first letter. */
const short = 60;

/**
 * How much room is left, once it gets narrow, and by how much a text is too long. Counted as the server does, without
 * the spaces around it.
 */
export function RoomLeft({ value, max }: { value: string; max: number }) {
  const { t } = useStaffTranslation();
  const { length } = value.trim();
  const left = max - length;
  if (left < 0)
    return <p className="text-sm font-semibold text-clay">{t('edit.charactersOver', { count: -left, max })}</p>;
  if (length === 0 || (max > short && left > max * 0.15)) return null;
  return <p className="text-sm text-stone">{t('edit.charactersLeft', { count: left })}</p>;
}
