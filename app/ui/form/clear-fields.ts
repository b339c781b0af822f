import { readFields } from './read-fields.ts';

/** Empties what was typed. A form's own reset would bring back what the server wrote into it. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
  }
}

/** Whether a form stands as `clearFields` left it: a second press on its button sends nothing. */
export function isCleared(form: HTMLFormElement): boolean {
  return Object.values(readFields(form)).every((text) => text === '');
}
