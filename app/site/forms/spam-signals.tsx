import { useState, type RefObject } from 'react';
import { timeField, honeypotField } from '../../../domain/messages/spam.ts';
import { useTranslation } from '../../i18n/language.ts';
import { readFields } from '../../ui/form/read-fields.ts';
import { useHasScript } from '../../ui/use-in-browser.ts';

/**
 * Spam signals that cost people no effort: a hidden field, and the time the form was shown. Pages are cached and the
 * same for everyone, so a script measures the time; without scripts it is unknown.
 */
export function SpamSignals() {
  const { t } = useTranslation();
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t('forms.leaveEmpty')}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      <input type="hidden" name={timeField} defaultValue="" />
    </div>
  );
}

/**
 * Measures how long the form has been shown: since the start of the page load if it was in the HTML, else since it was
 * rendered. Empty, that is unknown, for a form with what was typed before a reload, which may be sent at once.
 */
export function useSecondsShown(wasRestored: RefObject<boolean>): () => string {
  const isInInitialHtml = !useHasScript();
  const [since] = useState(() => (isInInitialHtml ? 0 : performance.now()));
  return () => (wasRestored.current ? '' : String(Math.round((performance.now() - since) / 100) / 10));
}

/** Writes the measured time into a form that the browser is about to send. */
export function writeSeconds(form: HTMLFormElement, seconds: string): void {
  const field = form.elements.namedItem(timeField);
  if (field instanceof HTMLInputElement) field.value = seconds;
}

/** Returns the spam signals of a form. */
export function readSpamSignals(form: HTMLFormElement, seconds: string): Record<string, string> {
  return { [honeypotField]: readFields(form)[honeypotField] ?? '', [timeField]: seconds };
}
