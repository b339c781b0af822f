import { readNumber, type NumberField } from '../../../domain/fields/number.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useForm } from './form-context.ts';
import { PlainField } from './plain-field.tsx';

/** A whole number with its unit. A text input, since Arabic digits and thousands separators are accepted. */
export function NumberInput({ name, field }: { name: string; field: NumberField }) {
  const { formValues, setText } = useForm();
  const { t } = useStaffTranslation();
  const value = formValues.texts[name] ?? '';
  const read = readNumber(field, value);
  const plain = 'value' in read ? read.value : null;
  return (
    <PlainField name={name}>
      {(attributes) => (
        <div className="number-field flex items-center gap-3">
          <input
            type="text"
            {...attributes}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => setText(name, event.currentTarget.value)}
            onBlur={() => plain && plain !== value && setText(name, plain)}
          />
          {field.unit && <span className="text-muted">{t(`units.${field.unit}`)}</span>}
        </div>
      )}
    </PlainField>
  );
}
