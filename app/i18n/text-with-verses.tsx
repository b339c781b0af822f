import { Fragment } from 'react';
import type { SnippetPart } from '../../domain/search/snippet.ts';

type Props = {
  /** Together the text; those that were found are shown in `<mark>`. */
  parts: readonly SnippetPart[];
  /** Applied to what is outside of verses. */
  format?: (text: string) => string;
};

/**
 * A text whose words between ornate brackets are in the Quran font and from right to left: other fonts lack signs of
 * them, and in a line of Latin letters a bracket would change sides. Brackets are always in pairs (decision 034).
 */
export function TextWithVerses({ parts, format = (text) => text }: Props) {
  return divideAtVerses(parts).map((divided, index) => {
    const isVerse = divided[0]!.text.startsWith('﴿');
    const shown = divided.map(({ text, found }, at) => {
      // Pause signs, which follow a space, stay on the line of their word.
      const written = isVerse ? text.replace(/ (?=[\u06d6-\u06dd])/g, '\u00a0') : format(text);
      return found ? (
        <mark key={at} className="found">
          {written}
        </mark>
      ) : (
        <Fragment key={at}>{written}</Fragment>
      );
    });
    return isVerse ? (
      <span key={index} className="verse" lang="ar" dir="rtl">
        {shown}
      </span>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    );
  });
}

/** Returns the parts in groups: each verse is one, and so is what is before, between and after verses. */
function divideAtVerses(parts: readonly SnippetPart[]): SnippetPart[][] {
  const groups: SnippetPart[][] = [];
  let isNew = true;
  for (const { text, found } of parts)
    for (const piece of text.split(/(?=﴿)|(?<=﴾)/)) {
      if (isNew || piece.startsWith('﴿')) groups.push([]);
      groups.at(-1)!.push({ text: piece, found });
      isNew = piece.endsWith('﴾');
    }
  return groups;
}
