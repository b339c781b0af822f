import { directionOf, type Language } from '../../../domain/model/localized.ts';
import { useLanguage } from '../../i18n/language.ts';

/** A long text, already rendered from Markdown on the server. */
export type ProseView = { html: string; lang: Language };

export function Prose({ of, className = '' }: { of: ProseView; className?: string }) {
  const lang = useLanguage();
  const foreign = of.lang === lang ? {} : { lang: of.lang, dir: directionOf(of.lang) };
  return <div className={`prose ${className}`} {...foreign} dangerouslySetInnerHTML={{ __html: of.html }} />;
}
