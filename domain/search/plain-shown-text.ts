import { readSeenText } from '../markdown/shown-text.ts';
import { joinLines } from '../text/join-lines.ts';
import type { ReadText } from '../model/localized.ts';
import { nameQuotations } from '../quran/quotations.ts';

/** Returns the words that a page shows of a Markdown text as one line, with the names of quoted surahs. */
export function plainShownText({ text, lang }: ReadText): string {
  return nameQuotations(joinLines(readSeenText(text)), text, lang);
}
