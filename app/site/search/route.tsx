import { useLocation } from 'react-router';
import type { SearchResults } from '../../../server/services/search/public-search.ts';
import { defaultLanguage } from '../../../domain/model/localized.ts';
import { defaultLimit } from '../../../domain/model/paging.ts';
import { getPageAddress, getLanguage, useTranslation } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translator.ts';
import { servicesContext } from '../../services-context.ts';
import { StarField } from '../../ui/star-field.tsx';
import { load, readListAddress, type Failure } from '../parts/load.ts';
import { FailureView } from '../parts/notice-view.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { SearchForm } from '../parts/search-form.tsx';
import { useCatalogueHead } from '../parts/use-catalogue-head.ts';
import { isolate, readSearchParameters } from './search-parameters.ts';
import { Results, Sections } from './results.tsx';
import { useLiveSearch } from './use-live-search.ts';
import type { Route } from './+types/route.ts';

type SearchPage = SearchResults & { page: number; totalPages: number };

/** Searches for the query of the address; nothing for an empty one. A page past the end is a 404, as in lists. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { query, typeName } = readSearchParameters(new URL(request.url).search);
  const { lang, paging } = readListAddress(request, defaultLimit);
  const page = query === '' ? 1 : paging.page;
  const find = async (): Promise<SearchPage> => {
    const found = await services.publicSearch.find(query, {
      language: lang,
      page,
      ...(typeName && { typeName }),
    });
    return { ...found, page, totalPages: Math.ceil(found.total / paging.limit) };
  };
  return load(services, find, ({ hits }) => (hits.length === 0 && page > 1 ? 404 : 200));
}

/** A request that fails while somebody types leaves the form as it is. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<SearchPage | Failure> {
  return serverLoader().catch(() => ({ failed: true }));
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const site = matches[0].loaderData;
  const { query } = readSearchParameters(location.search);
  const head = catalogueHead(site, location, 'search');
  const title = query === '' ? head.title : `${isolate(query)} · ${head.title}`;
  const lang = getLanguage(location.search);
  const address = getPageAddress(lang === defaultLanguage ? undefined : lang, { pathname: location.pathname });
  return [
    ...pageMeta(site, location, { ...head, title, isHidden: true }),
    ...(site ? [{ tagName: 'link' as const, rel: 'canonical', href: site.origin + address }] : []),
  ];
};

export default function Search({ loaderData: found }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { title, description } = useCatalogueHead('search');
  const parameters = readSearchParameters(useLocation().search);
  const { query, typeName } = parameters;
  const live = useLiveSearch(parameters);
  return (
    <>
      <div className="page-banner relative isolate overflow-hidden bg-dark text-on-dark">
        <StarField className="absolute inset-0 -z-10" />
        <div className="wrap flex flex-col gap-4 py-8 lg:py-12">
          <h1 className="text-4xl">{title}</h1>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the search wants to type */}
          <SearchForm query={query} typeName={typeName} autoFocus={query === ''} {...live} />
        </div>
      </div>
      <div className="wrap py-8">
        <output className="mb-4 block text-lg">
          {query === '' ? description : 'total' in found && describe(found, query, t)}
        </output>
        {query === '' ? (
          <Sections />
        ) : 'failed' in found ? (
          <FailureView />
        ) : (
          <Results parameters={parameters} found={found} />
        )}
      </div>
    </>
  );
}

function describe({ total, hasMore, isTooShort }: SearchPage, query: string, t: Translate): string {
  if (isTooShort) return t('siteSearch.tooShort');
  const message = total === 0 ? 'siteSearch.none' : hasMore ? 'siteSearch.manyResults' : 'siteSearch.results';
  return t(message, { words: isolate(query), count: total });
}
