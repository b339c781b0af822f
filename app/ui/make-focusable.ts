/** Lets an element that is no control take the focus, without showing it. */
export function makeFocusable(element: HTMLElement): void {
  if (element.tabIndex >= 0) return;
  element.tabIndex = -1;
  element.style.outline = 'none';
}
