import type { TextField } from '../../../domain/fields/text.ts';
import { useForm } from './form-context.ts';
import { PlainField } from './plain-field.tsx';

/** A text that is the same in every language. */
export function WordField({ name, field }: { name: string; field: TextField }) {
  const { draft, setText } = useForm();
  return (
    <PlainField name={name}>
      {(attributes) => <input type="text" {...attributes} maxLength={field.max} value={draft.texts[name] ?? ''} onChange={(event) => setText(name, event.currentTarget.value)} />}
    </PlainField>
  );
}
