import { getText, getTitle, type ContentType, type ItemValues } from '../model/define.ts';
import { readIn, type Language, type ReadText } from '../model/localized.ts';
import { joinLines } from './join-lines.ts';
import { findLetterStart } from './search-text.ts';
import { addsQuotationBelow, removeLeadingReference } from '../quran/find-quotations.ts';
import { toPlainText } from './to-plain-text.ts';

/**
 * Returns the beginning of the first text of an item's summary that is not empty, as plain text with its language;
 * undefined where there is none.
 */
export function createSummary(
  type: ContentType,
  values: ItemValues,
  language: Language,
  length?: number,
): ReadText | undefined {
  const texts = (type.summary ?? []).map((name) => {
    const read = readIn(getText(values, name), language);
    const field = type.fields[name];
    return field?.kind === 'text' && field.format === 'markdown'
      ? toPlainText(read)
      : { ...read, text: joinLines(read.text) };
  });
  const found = texts.find(({ text }) => text !== '');
  return found && createPreview(found, length, readIn(getTitle(type, values), language).text);
}

/** Text before a verse that is shorter than this, such as "Allah says:", is not enough for a preview. */
const minPreviewLength = 30;
const maxVerses = 4;
/** The source of a verse and the punctuation around it. */
const afterVerse = /^[\s.,:;،؛]{0,9}(?:[([][^()[\]]{0,60}[)\]])?[\s.,:;،؛]{0,9}/;

/**
 * Returns the first characters of a text as a preview (specification 2: 100 characters), cut between words. A verse is
 * never cut, and has the reference that it has in the text or none, also below the `title`: the preview ends before it,
 * or starts after one at the beginning of the text.
 */
export function createPreview({ text, lang }: ReadText, length = 100, title = ''): ReadText {
  const isHonest = (shown: string) => !addsQuotationBelow(title, shown, text);
  let rest = text;
  for (let verses = 0; verses < maxVerses && rest.length > length; verses += 1) {
    const cut = rest.slice(0, findLetterStart(rest, length));
    const opened = cut.lastIndexOf('﴿');
    const lastSpace = cut.lastIndexOf(' ');
    const shown = `${withoutTrailingPunctuation(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut)}…`;
    if ((opened < 0 || shown.includes('﴾', opened)) && isHonest(shown)) return { text: shown, lang };
    const verse = opened < 0 ? cut.indexOf('﴾') : opened;
    const before = withoutTrailingPunctuation(cut.slice(0, verse));
    const end = rest.indexOf('﴾', verse) + 1;
    const after = end > 0 ? removeLeadingReference(rest.slice(end).replace(afterVerse, '')) : '';
    if (before.length >= minPreviewLength || after === '')
      return { text: before === '' || !isHonest(before) ? '' : `${before}…`, lang };
    rest = after;
  }
  return { text: rest.length > length || !isHonest(rest) ? '' : rest, lang };
}

/** Removes trailing spaces, punctuation and opening brackets, which would look wrong before an ellipsis. */
function withoutTrailingPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.,;:،؛([]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
