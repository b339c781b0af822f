import { useState, useSyncExternalStore } from 'react';
import { firstDay, lastDay } from '../../../domain/fields/date.ts';
import { formatDate } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { joinDescriptionIds, FieldProblemText, RequiredMark } from './field-frame.tsx';
import { controlId, useForm, useProblem } from './form-context.ts';
import { useTypeLabels } from '../data/type-labels.ts';
import { fromLocalDateTime, toLocalDateTime, type LocalDateTime } from '../parts/local-date-time.ts';

/** A day and a time. A time in the future schedules the item, which is shown at once. */
export function DateTimeField({ name }: { name: string }) {
  const { type, formValues, setText, isRequired } = useForm();
  const { lang, t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const stored = formValues.texts[name] ?? '';
  // Keeps what was typed, such as a time before its day, for as long as it gives the stored text.
  const [typed, setTyped] = useState(() => ({ stored, local: toLocalDateTime(stored) }));
  const local = typed.stored === stored ? typed.local : toLocalDateTime(stored);
  const isFuture = useIsFuture(stored);
  const problem = useProblem(name);
  const id = controlId(name);
  const required = isRequired(name);

  const change = (part: Partial<LocalDateTime>) => {
    const next = { ...local, ...part };
    setTyped({ stored: fromLocalDateTime(next), local: next });
    setText(name, fromLocalDateTime(next));
  };
  const attributes = {
    'aria-required': required || undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': joinDescriptionIds(problem !== undefined && `${id}-problem`, `${id}-hint`),
    className: 'field-input',
  };
  const scheduledFor = isFuture ? toLocalDateTime(stored) : undefined;

  return (
    <fieldset className="field">
      <legend className="field-label mb-1">
        {labelOf(`fields.${name}`)}
        <RequiredMark required={required} />
      </legend>
      <div className="date-time-parts">
        <div className="field">
          <label htmlFor={id} className="text-sm text-muted">
            {t('dateTime.date')}
          </label>
          <input
            type="date"
            id={id}
            {...attributes}
            min={firstDay}
            max={lastDay}
            value={local.day}
            onChange={(event) => change({ day: event.currentTarget.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-time`} className="text-sm text-muted">
            {t('dateTime.time')}
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
        <p role="status" className={scheduledFor ? 'schedule-note' : 'sr-only'}>
          {scheduledFor &&
            t('dateTime.scheduled', { date: formatDate(scheduledFor.day, lang), time: scheduledFor.time })}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {stored !== '' && `${formatDate(local.day, lang)} · `}
        {t('dateTime.hargeisa')}
      </p>
    </fieldset>
  );
}

/** Returns whether a stored moment is in the future now: a form stays open for a long time. */
const useIsFuture = (moment: string): boolean =>
  useSyncExternalStore(watchClock, () => Date.parse(moment) > Date.now());

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, 10_000);
  return () => clearInterval(timer);
}
