/** Copies a text for translation. Its button disappears with that, so the focus moves to the control with this id. */
export function copyInto(id: string, copy: () => void): void {
  copy();
  document.getElementById(id)?.focus();
}
