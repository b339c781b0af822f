import { readFields } from './read-fields.ts';

/** Empties all fields. `form.reset()` would restore the values from the server's HTML. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
  }
}

/** Returns whether the form is still empty after `clearFields`, so that a second press on its button sends nothing. */
export function isCleared(form: HTMLFormElement): boolean {
  return Object.values(readFields(form)).every((text) => text === '');
}
