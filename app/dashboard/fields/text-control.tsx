import type { TextareaHTMLAttributes } from 'react';
import type { TextField } from '../../../domain/fields/text.ts';
import { directionOf, type Language } from '../../../domain/model/localized.ts';
import { useStaffSpeech } from '../../i18n/language.ts';

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

/** How much room is left, once it gets narrow. */
export function RoomLeft({ value, max }: { value: string; max: number }) {
  const { t } = useStaffSpeech();
  const left = max - value.length;
  if (left < 0 || left > max * 0.15 || value === '') return null;
  return <p className="text-sm text-stone">{t('edit.charactersLeft', { count: left })}</p>;
}
