/** Empties what was typed. A form's own reset would bring back what the server wrote into it. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
  }
}
