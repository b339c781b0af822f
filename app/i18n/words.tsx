import type { ElementType } from 'react';
import { directionOf, type ReadText } from '../../domain/model/localized.ts';
import { useLanguage } from './language.ts';

/**
 * Written content. The honorific never stands alone at the start of a line. Where it stands in for a missing translation it carries its own `lang` and `dir`, so that
 * it is read and set as what it is (ruling 2).
 */
export function Words({ of, as: Tag = 'span', className }: { of: ReadText; as?: ElementType; className?: string }) {
  const lang = useLanguage();
  const foreign = of.lang === lang ? {} : { lang: of.lang, dir: directionOf(of.lang) };
  return (
    <Tag className={className} {...foreign}>
      {of.text.replaceAll(' ﷺ', '\u00a0ﷺ')}
    </Tag>
  );
}
