import type { ElementType } from 'react';
import type { ReadText } from '../../domain/model/localized.ts';
import { getLanguageAttributes } from './language-attributes.ts';
import { useLanguage } from './language.ts';
import { TextWithVerses } from './text-with-verses.tsx';

/**
 * A localized text. The honorific never starts a line. A fallback for a missing translation has its own `lang` and
 * `dir`, so that it is pronounced and set correctly (ruling 2). Phone numbers within Arabic are isolated, so that they
 * do not run backwards. Verses are in the Quran font.
 */
export function LocalizedText({
  text,
  as: Tag = 'span',
  className,
}: {
  text: ReadText;
  as?: ElementType;
  className?: string;
}) {
  const lang = useLanguage();
  return (
    <Tag className={className} {...getLanguageAttributes(text.lang, lang)}>
      {text.text.includes('﴿') ? (
        <TextWithVerses
          parts={[{ text: text.text, found: false }]}
          format={(piece) => formatText({ text: piece, lang: text.lang })}
        />
      ) : (
        formatText(text)
      )}
    </Tag>
  );
}

/** Adds soft hyphens to long Somali words, which browsers cannot hyphenate: before a consonant followed by a vowel. */
const hyphenate = (word: string) =>
  word.slice(0, 3) + word.slice(3).replace(/(?:[dks]h|[^aeiou])(?=[aeiou]..)/gi, '\u00ad$&');

function formatText({ text, lang }: ReadText): string {
  const joined = text.replaceAll(' ﷺ', '\u00a0ﷺ');
  if (lang === 'so') return joined.replace(/[a-z]{13,}/gi, hyphenate);
  // Isolated from left to right: the parts of a number would otherwise be reordered.
  return lang === 'ar' ? joined.replace(/(?:\+|\b0)[1-9][\d -]{6,17}\d/g, '\u2066$&\u2069') : joined;
}
