import type { ReactNode } from 'react';
import { joinDescriptionIds, FieldProblemText, RequiredMark } from './field-frame.tsx';
import { controlId, useForm, useProblem } from './form-context.ts';
import { useTypeLabels } from '../data/type-labels.ts';

type ControlAttributes = {
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
};

type Props = {
  name: string;
  hint?: ReactNode;
  children: (attributes: ControlAttributes) => ReactNode;
};

/** A field with one control: its label above, its hint and problem below. */
export function PlainField({ name, hint: given, children }: Props) {
  const { type, isRequired, isCleared } = useForm();
  const { labelOf, labelIfAny } = useTypeLabels(type);
  const hint = given ?? labelIfAny(`hints.${name}`);
  const problem = useProblem(name);
  const id = controlId(name);
  const required = isRequired(name);
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {labelOf(`fields.${name}`)}
        {!isCleared(name) && <RequiredMark required={required} />}
      </label>
      {children({
        id,
        'aria-required': required || undefined,
        'aria-invalid': problem !== undefined || undefined,
        'aria-describedby': joinDescriptionIds(
          problem !== undefined && `${id}-problem`,
          hint !== undefined && `${id}-hint`,
        ),
        className: 'field-input',
      })}
      {problem && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
