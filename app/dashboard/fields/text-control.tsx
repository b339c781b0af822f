import type { TextareaHTMLAttributes } from 'react';
import type { TextField } from '../../../domain/fields/text.ts';
import { getDirection, type Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';

export type TextControlProps = {
  id: string;
  field: TextField;
  language: Language;
  /** The name of the control, for the elements around it. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  required: boolean;
  describedBy: string | undefined;
  invalid: boolean;
};

/** Returns the attributes of every text control: its language, direction and description. */
export function textAttributes({ id, language, value, onChange, required, describedBy, invalid }: TextControlProps) {
  return {
    id,
    value,
    lang: language,
    dir: getDirection(language),
    spellCheck: language === 'en',
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    className: 'field-input',
  } satisfies TextareaHTMLAttributes<HTMLTextAreaElement>;
}

/** The remaining characters of texts up to this length are shown from the first one. */
const short = 60;

/**
 * Shows how many characters are left, once there are few, and by how many a text is too long. Counted as on the server,
 * without surrounding spaces.
 */
export function CharactersLeft({ value, max }: { value: string; max: number }) {
  const { t } = useStaffTranslation();
  const { length } = value.trim();
  const left = max - length;
  if (left < 0)
    return <p className="text-sm font-semibold text-danger">{t('edit.charactersOver', { count: -left, max })}</p>;
  if (length === 0 || (max > short && left > max * 0.15)) return null;
  return <p className="text-sm text-muted">{t('edit.charactersLeft', { count: left })}</p>;
}
