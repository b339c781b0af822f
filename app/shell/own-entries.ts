/**
 * Entries of the browser's history that a page has added for a view of its own, of which the router knows nothing: it
 * would load the data of the page again.
 */

/** Called when the visitor has gone back or forward; returns whether nothing is left for the router to do. */
type EntryHandler = () => boolean;

let handler: EntryHandler | undefined;

/** Called before the router listens, since browsers call the listeners of the window in their order. */
export function watchOwnEntries(): void {
  window.addEventListener('popstate', (event) => {
    if (handler?.()) event.stopImmediatePropagation();
  });
}

/** Sets what handles the entries of the page that is shown; returns what removes it. */
export function handleOwnEntries(ofPage: EntryHandler): () => void {
  handler = ofPage;
  return () => {
    if (handler === ofPage) handler = undefined;
  };
}
