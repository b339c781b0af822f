import { useState, useSyncExternalStore } from 'react';
import { timeField, trapField } from '../../../domain/messages/spam.ts';
import { useTranslation } from '../../i18n/language.ts';
import { readFields } from '../../ui/form/read-fields.ts';

/**
 * What tells people from machines without asking people for anything: a field that nobody sees, and the time that the
 * form was looked at. Pages are kept and the same for everyone, so it is the script that measures; without it the time
 * is unknown.
 */
export function SpamSigns() {
  const { t } = useTranslation();
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t('forms.leaveEmpty')}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      <input type="hidden" name={timeField} defaultValue="" />
    </div>
  );
}

const never = () => () => undefined;

/**
 * Measures since when the form is shown: from the beginning of the page where it came with it, else from when it
 * appeared.
 */
export function useSecondsShown(): () => number {
  const cameWithPage = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [since] = useState(() => (cameWithPage ? 0 : performance.now()));
  return () => Math.round((performance.now() - since) / 100) / 10;
}

/** Writes the measured time into a form that the browser is about to send. */
export function writeSeconds(form: HTMLFormElement, seconds: number): void {
  const field = form.elements.namedItem(timeField);
  if (field instanceof HTMLInputElement) field.value = String(seconds);
}

/** What a form holds besides what is meant to be read. */
export function readSigns(form: HTMLFormElement, seconds: number): Record<string, string> {
  return { [trapField]: readFields(form)[trapField] ?? '', [timeField]: String(seconds) };
}
