import { useForm } from './form-context.ts';
import { PlainField } from './plain-field.tsx';

/** A day. What another field clears cannot be filled in (specification 4: the dates of a project by its status). */
export function DayField({ name }: { name: string }) {
  const { draft, setText, isCleared } = useForm();
  return (
    <PlainField name={name}>
      {(attributes) => (
        <input type="date" {...attributes} min="1900-01-01" max="2199-12-31" value={draft.texts[name] ?? ''} disabled={isCleared(name)} onChange={(event) => setText(name, event.currentTarget.value)} />
      )}
    </PlainField>
  );
}
