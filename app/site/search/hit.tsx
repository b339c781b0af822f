import type { SearchResults } from '../../../server/services/search/public-search.ts';
import { useTranslation } from '../../i18n/language.ts';
import { getLanguageAttributes } from '../../i18n/language-attributes.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { TextWithVerses } from '../../i18n/text-with-verses.tsx';
import { hasMessage, type MessageKey } from '../../i18n/translator.ts';
import { FormattedDate } from '../../parts/formatted-date.tsx';
import { LanguageNote } from '../../parts/language-note.tsx';

type SearchHit = SearchResults['hits'][number];

/** Returns the label of a type of results, as in the menu; fixed pages are "Pages". */
export function useTypeLabel(): (typeName: string) => string {
  const { lang, t } = useTranslation();
  return (typeName) => t(hasMessage(lang, `nav.${typeName}`) ? (`nav.${typeName}` as MessageKey) : 'lists.pagination');
}

/** One result. The whole entry is one link. */
export function Hit({ hit: { typeName, path, title, snippet, language, snippetLanguage, date } }: { hit: SearchHit }) {
  const { lang } = useTranslation();
  const nameOf = useTypeLabel();
  return (
    <li className="group relative isolate border-b border-border py-5 last:border-0">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{nameOf(typeName)}</span>
        {date && <FormattedDate iso={date} />}
      </p>
      <h2 className="mt-1 text-xl">
        <LocalLink to={path} className="after:absolute after:inset-0 group-hover:text-accent">
          <span {...getLanguageAttributes(language, lang)}>
            <TextWithVerses parts={title} />
          </span>
        </LocalLink>
      </h2>
      <LanguageNote text={{ lang: language }} />
      {snippet.length > 0 && (
        <p
          {...(snippetLanguage ? getLanguageAttributes(snippetLanguage, lang) : { dir: 'auto' })}
          className="measure mt-1 text-muted"
        >
          <TextWithVerses parts={snippet} />
        </p>
      )}
    </li>
  );
}
