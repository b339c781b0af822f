/**
 * Entries of the browser's history that a page has added for a view of its own. The router knows nothing of them: it
 * would load the data of the page again, and offline the whole page. `handle` is called when the visitor has gone back
 * or forward; it returns whether nothing is left for the router to do.
 */
export const ownEntries: { handle?: () => boolean } = {};
