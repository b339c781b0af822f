import type { ElementType } from 'react';
import { directionOf, type ReadText } from '../../domain/model/localized.ts';
import { useLanguage } from './language.ts';

/**
 * Written content. The honorific never stands alone at the start of a line. Where it stands in for a missing
 * translation it carries its own `lang` and `dir`, so that it is read and set as what it is (ruling 2). Phone numbers
 * within Arabic do not run backwards.
 */
export function LocalizedText({
  of,
  as: Tag = 'span',
  className,
}: {
  of: ReadText;
  as?: ElementType;
  className?: string;
}) {
  const lang = useLanguage();
  const foreign = of.lang === lang ? {} : { lang: of.lang, dir: directionOf(of.lang) };
  return (
    <Tag className={className} {...foreign}>
      {writtenText(of)}
    </Tag>
  );
}

/**
 * Somali is hyphenated here, since browsers do not know how: before a consonant with a vowel after it, in long words.
 */
const hyphenate = (word: string) =>
  word.slice(0, 3) + word.slice(3).replace(/(?:[dks]h|[^aeiou])(?=[aeiou]..)/gi, '\u00ad$&');

function writtenText({ text, lang }: ReadText): string {
  const bound = text.replaceAll(' ﷺ', '\u00a0ﷺ');
  if (lang === 'so') return bound.replace(/[a-z]{13,}/gi, hyphenate);
  // Isolated from left to right: the parts of a number would stand in the order of Arabic.
  return lang === 'ar' ? bound.replace(/(?:\+|\b0)[1-9][\d -]{6,17}\d/g, '\u2066$&\u2069') : bound;
}
