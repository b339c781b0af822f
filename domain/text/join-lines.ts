/** Returns a text as pages show it where line breaks are not kept: each run of spaces and line ends as one space. */
export const joinLines = (text: string): string => text.replace(/\s+/g, ' ').trim();
