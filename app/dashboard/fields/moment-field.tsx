import { useState } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { describedBy, FieldProblemText, RequiredMark } from './field-frame.tsx';
import { controlId, useForm, useProblem, useTypeLabels } from './form-context.ts';
import { fromLocalMoment, isHargeisaTime, localZone, toLocalMoment, type LocalMoment } from './local-moment.ts';

/** A day and a time. A moment in the future schedules the item, which is shown at once. */
export function MomentField({ name }: { name: string }) {
  const { type, draft, setText, isRequired } = useForm();
  const { lang, t } = useStaffTranslation();
  const { word } = useTypeLabels(type);
  const stored = draft.texts[name] ?? '';
  // Keeps what was typed, such as a time before its day, for as long as it gives the stored text.
  const [typed, setTyped] = useState(() => ({ of: stored, local: toLocalMoment(stored) }));
  const local = typed.of === stored ? typed.local : toLocalMoment(stored);
  const [opened] = useState(() => Date.now());
  const problem = useProblem(name);
  const id = controlId(name);
  const required = isRequired(name);

  const change = (part: Partial<LocalMoment>) => {
    const next = { ...local, ...part };
    setTyped({ of: fromLocalMoment(next), local: next });
    setText(name, fromLocalMoment(next));
  };
  const attributes = {
    'aria-required': required || undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': describedBy(problem !== undefined && `${id}-problem`, `${id}-hint`),
    className: 'field-input',
  };
  const coming = stored !== '' && Date.parse(stored) > opened ? toLocalMoment(stored) : undefined;

  return (
    <fieldset className="field">
      <legend className="field-label mb-1">
        {word(`fields.${name}`)}
        <RequiredMark required={required} />
      </legend>
      <div className="moment-parts">
        <div className="field">
          <label htmlFor={id} className="text-sm text-stone">
            {t('moment.date')}
          </label>
          <input
            type="date"
            id={id}
            {...attributes}
            min="1900-01-01"
            max="2199-12-31"
            value={local.day}
            onChange={(event) => change({ day: event.currentTarget.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-time`} className="text-sm text-stone">
            {t('moment.time')}
          </label>
          <input
            type="time"
            id={`${id}-time`}
            {...attributes}
            value={local.time}
            onChange={(event) => change({ time: event.currentTarget.value })}
          />
        </div>
      </div>
      {problem && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
      {type.publicationField === name && (
        <p role="status" className={coming ? 'schedule-note' : 'sr-only'}>
          {coming && t('moment.scheduled', { date: formatDate(coming.day, lang), time: coming.time })}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-stone">
        {stored !== '' && `${formatDate(local.day, lang)} · `}
        {isHargeisaTime() ? t('moment.hargeisa') : t('moment.zone', { zone: localZone() })}
      </p>
    </fieldset>
  );
}
