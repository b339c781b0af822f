import { firstDay, lastDay } from '../../../domain/fields/date.ts';
import { formatDate } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useForm } from './form-context.ts';
import { PlainField } from './plain-field.tsx';

/** A day. Disabled while another field clears it (specification 4: the dates of a project by its status). */
export function DayField({ name }: { name: string }) {
  const { formValues, setText, isCleared } = useForm();
  const { lang } = useStaffTranslation();
  const value = formValues.texts[name] ?? '';
  return (
    // The control uses the device's format, such as 11/21/2026; the hint below spells the date out.
    <PlainField name={name} {...(value !== '' && { hint: formatDate(value, lang) })}>
      {(attributes) => (
        <input
          type="date"
          {...attributes}
          min={firstDay}
          max={lastDay}
          value={value}
          disabled={isCleared(name)}
          onChange={(event) => setText(name, event.currentTarget.value)}
        />
      )}
    </PlainField>
  );
}
