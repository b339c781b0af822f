import type { ChoiceField } from '../../../domain/fields/choice.ts';
import { ChoiceDrawing } from './choice-drawing.tsx';
import { joinDescriptionIds, FieldProblemText, RequiredMark } from './field-frame.tsx';
import { controlId, useForm, useProblem } from './form-context.ts';
import { useTypeLabels } from '../data/type-labels.ts';

/** A choice among a few values, all visible; below, what the chosen one means for other fields. */
export function ChoiceInput({ name, field }: { name: string; field: ChoiceField }) {
  const { type, formValues, setText } = useForm();
  const { labelOf, labelIfAny } = useTypeLabels(type);
  const problem = useProblem(name);
  const id = controlId(name);
  const value = formValues.texts[name] ?? '';
  const hint = labelIfAny(`choiceHints.${name}.${value}`) ?? labelIfAny(`hints.${name}`);
  // A stored value that is not among the known ones (ruling 8) remains visible until another is chosen.
  const values = field.values.includes(value) || value === '' ? field.values : [value, ...field.values];
  return (
    <fieldset
      className="field"
      aria-describedby={joinDescriptionIds(problem !== undefined && `${id}-problem`, `${id}-hint`)}
    >
      <legend className="field-label mb-1">
        {labelOf(`fields.${name}`)}
        <RequiredMark required />
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((each, position) => (
          <label key={each} className="choice">
            <input
              type="radio"
              name={name}
              id={position === 0 ? id : undefined}
              value={each}
              checked={each === value}
              onChange={() => setText(name, each)}
            />
            {field.drawn && <ChoiceDrawing as={field.drawn} value={each} />}
            {field.values.includes(each) ? (labelIfAny(`choices.${name}.${each}`) ?? each) : each}
          </label>
        ))}
      </div>
      {problem && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
      <p id={`${id}-hint`} role="status" className="text-sm text-muted empty:hidden">
        {hint}
      </p>
    </fieldset>
  );
}
