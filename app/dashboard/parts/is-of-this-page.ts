/**
 * Returns whether a moment (ISO 8601) that is in the state of an address was since the page was loaded: the browser
 * keeps that state when the page is reloaded.
 */
export const isOfThisPage = (moment: string): boolean => Date.parse(moment) >= performance.timeOrigin;
