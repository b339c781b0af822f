import { useState } from 'react';
import { readIn, type Language, type ReadText } from '../../../../domain/model/localized.ts';
import { foldForSearch, searchTerms } from '../../../../domain/text/search-text.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalizedText } from '../../../i18n/localized-text.tsx';
import { menu } from '../../../shell/menu.ts';
import { findTypeByName } from '../../data/entry-types.ts';
import { labelKey } from '../../data/type-labels.ts';
import { LoadProblem } from '../../screen/load-problem.tsx';
import { SearchBox } from '../../list/search-box.tsx';
import { searchApi } from '../../search/search-api.ts';
import '../../search/search-dialog.css';

type Page = { path: string; title: ReadText; kind: string };

/** Chooses one of our own public pages: those of the site's navigation, and those of published items. */
export function ChoosePage({ language, onChoose }: { language: Language; onChoose: (page: Page) => void }) {
  const { t, lang } = useStaffTranslation();
  const [term, setTerm] = useState('');
  const words = searchTerms(term);
  const query = searchApi.useSearchPagesQuery(term, { skip: words.length === 0 });
  const ofMenu = menu
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .map(({ label, to }): Page => ({ path: to, title: { text: t(label), lang }, kind: '' }))
    .filter(({ title }) => words.every((word) => foldForSearch(title.text).includes(word)));
  const ofItems = (query.data ?? []).map(({ path, title, kind }): Page => {
    const type = findTypeByName(kind);
    return { path, title: readIn(title, language), kind: type ? t(labelKey(type, 'singular')) : '' };
  });
  const pages =
    words.length === 0 ? [] : [...new Map([...ofMenu, ...ofItems].map((page) => [page.path, page])).values()];
  return (
    <div
      role="presentation"
      className="grid gap-1"
      // Enter would send the form around.
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <div className="flex">
        <SearchBox label={t('markdown.linkSearch')} value={term} onSearch={setTerm} />
      </div>
      <output className="sr-only">
        {words.length > 0 && query.data && !query.isFetching && t('search.count', { count: pages.length })}
      </output>
      {words.length > 0 && query.error && !query.isFetching && (
        <LoadProblem error={query.error} fallback={t('search.failed')} onRetry={() => void query.refetch()} />
      )}
      {words.length > 0 && query.data && !query.isFetching && pages.length === 0 && (
        <p className="text-muted">{t('table.noMatch', { query: term })}</p>
      )}
      {pages.length > 0 && (
        <ul className="link-pages" aria-label={t('search.results')}>
          {pages.map((page) => (
            <li key={page.path}>
              <button type="button" className="search-result w-full text-start" onClick={() => onChoose(page)}>
                <LocalizedText text={page.title} />
                <span className="text-sm text-muted">{page.kind}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
