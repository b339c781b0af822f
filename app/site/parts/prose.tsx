import { useMemo } from 'react';
import { directionOf, type Language } from '../../../domain/model/localized.ts';
import { useLanguage } from '../../i18n/language.ts';
import { trustedProse } from '../markdown/trusted-prose.ts';

/** A long text, rendered from Markdown on the server. */
export type ProseView = { html: string; lang: Language };

export function Prose({ of, className = '' }: { of: ProseView; className?: string }) {
  const lang = useLanguage();
  const langAttributes = of.lang === lang ? {} : { lang: of.lang, dir: directionOf(of.lang) };
  // React compares by identity, and each trusted HTML is a new object.
  const html = useMemo(() => trustedProse(of.html), [of.html]);
  return <div className={`prose ${className}`} {...langAttributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
