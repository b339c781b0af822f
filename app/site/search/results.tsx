import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { maxCounted } from '../../../domain/search/max-counted.ts';
import type { SearchResults } from '../../../server/services/search/public-search.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { menu } from '../../shell/menu.ts';
import { NoticeView } from '../parts/notice-view.tsx';
import { Pager } from '../parts/pager.tsx';
import { Hit, useTypeLabel } from './hit.tsx';
import { isolate, writeSearchParameters, type SearchParameters } from './search-parameters.ts';

type Props = { parameters: SearchParameters; found: SearchResults & { page: number; totalPages: number } };

/** What was found: the types with their counts, ten results and the pager; else suggestions and the sections. */
export function Results({ parameters, found }: Props) {
  const { t } = useTranslation();
  const { location } = useNavigation();
  const { hits, byType, suggestions, page, totalPages } = found;
  return (
    <>
      <div className="list-items" aria-busy={location?.pathname === '/search'}>
        {byType.length > 0 && <TypeLinks parameters={parameters} byType={byType} />}
        {hits.length > 0 ? (
          <ol>
            {hits.map((hit) => (
              <Hit key={`${hit.typeName} ${hit.id}`} hit={hit} />
            ))}
          </ol>
        ) : page > 1 ? (
          <NoticeView
            title={t('lists.beyond', { page })}
            action={
              <LocalLink to={`/search?${writeSearchParameters(parameters)}`} className="button button-quiet">
                {t('lists.firstPage')}
              </LocalLink>
            }
          />
        ) : (
          <>
            {suggestions.length > 0 && <Suggestions words={suggestions} />}
            <Sections />
          </>
        )}
      </div>
      {hits.length > 0 && totalPages > 1 && (
        <Pager page={page} totalPages={totalPages} query={writeSearchParameters(parameters)} />
      )}
    </>
  );
}

/** Links that narrow the results to one type. */
function TypeLinks({ parameters, byType }: { parameters: SearchParameters; byType: SearchResults['byType'] }) {
  const { t } = useTranslation();
  const nameOf = useTypeLabel();
  const all = byType.reduce((sum, { total }) => sum + total, 0);
  const links = [{ typeName: undefined, total: all }, ...byType];
  return (
    <nav aria-label={t('siteSearch.filter')}>
      <ul className="flex flex-wrap gap-2 pb-3">
        {links.map(({ typeName, total }) => (
          <li key={typeName ?? ''}>
            <LocalLink
              to={`/search?${writeSearchParameters({ query: parameters.query, typeName })}`}
              preventScrollReset
              aria-current={typeName === parameters.typeName ? 'true' : undefined}
              className={`flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm hover:bg-surface-subtle aria-[current]:font-semibold aria-[current]:text-accent ${typeName === parameters.typeName ? 'border-accent' : 'border-border'}`}
            >
              {typeName === undefined ? t('siteSearch.all') : nameOf(typeName)}{' '}
              <span className="tabular">{total < maxCounted ? total : `${maxCounted}+`}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Words that find something, each a link to its results. */
function Suggestions({ words }: { words: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <LinkList title={t('siteSearch.near')}>
      {words.map((word) => (
        <li key={word}>
          <LocalLink
            to={`/search?${writeSearchParameters({ query: word, typeName: undefined })}`}
            className="button button-quiet"
          >
            {isolate(word)}
          </LocalLink>
        </li>
      ))}
    </LinkList>
  );
}

/** The main sections of the site: those of the menu, without the home page. */
export function Sections() {
  const { t } = useTranslation();
  const sections = menu.slice(1).flatMap((entry) => entry.children ?? [entry]);
  return (
    <LinkList title={t('footer.explore')}>
      {sections.map(({ to, label }) => (
        <li key={to}>
          <LocalLink to={to} className="button button-quiet">
            {t(label)}
          </LocalLink>
        </li>
      ))}
    </LinkList>
  );
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pb-8">
      <h2 className="mb-4 text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-3">{children}</ul>
    </section>
  );
}
