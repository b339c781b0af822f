/**
 * Returns a text as pages show it where line breaks are not kept: each run of spaces and line ends as one space. Single
 * spaces are not replaced: nearly all are.
 */
export const joinLines = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
