import type { TextField } from '../../../domain/fields/text.ts';
import { useForm } from './form-context.ts';
import { PlainField } from './plain-field.tsx';
import { CharactersLeft } from './text-control.tsx';

/** Input attributes by the format of a text. */
const inputAttributes: Partial<
  Record<TextField['format'], { type: 'email' | 'tel'; dir: 'ltr'; autoCapitalize: 'none' }>
> = {
  email: { type: 'email', dir: 'ltr', autoCapitalize: 'none' },
  phone: { type: 'tel', dir: 'ltr', autoCapitalize: 'none' },
};

/** A text that is the same in every language; one with a pattern is not prose and runs from left to right. */
export function UntranslatedField({ name, field }: { name: string; field: TextField }) {
  const { formValues, setText } = useForm();
  const value = formValues.texts[name] ?? '';
  if (field.format === 'lines') {
    return (
      <PlainField name={name}>
        {(attributes) => (
          <>
            <textarea
              {...attributes}
              dir="auto"
              rows={3}
              data-grows="some"
              value={value}
              onChange={(event) => setText(name, event.currentTarget.value)}
            />
            <CharactersLeft value={value} max={field.max} />
          </>
        )}
      </PlainField>
    );
  }
  return (
    <PlainField name={name}>
      {(attributes) => (
        <>
          <input
            type="text"
            {...attributes}
            {...(field.pattern && { dir: 'ltr', autoCapitalize: 'none', spellCheck: false })}
            {...inputAttributes[field.format]}
            autoComplete="off"
            maxLength={field.max}
            value={value}
            onChange={(event) => setText(name, event.currentTarget.value)}
          />
          {!field.pattern && <CharactersLeft value={value} max={field.max} />}
        </>
      )}
    </PlainField>
  );
}
