/** Replaces an element. One by one: putting many nodes beside many others would take long. */
export function replaceElement(
  element: Element,
  name: string,
  content: readonly (Node | string)[] = [...element.childNodes],
): HTMLElement {
  const replacement = element.ownerDocument.createElement(name);
  replacement.append(...content);
  element.replaceWith(replacement);
  return replacement;
}
