/**
 * Returns a text whose words between ornate brackets are laid out from right to left (UAX #9, isolates): in a line of
 * Latin letters a bracket would change sides with the words around it, which then seem to be between the brackets.
 * Brackets are always in pairs (decision 034).
 */
export const isolateVerses = (text: string): string => text.replaceAll('﴿', '\u2067﴿').replaceAll('﴾', '﴾\u2069');
