import type { ReactNode } from 'react';
import { useLocation, useNavigation, type MetaDescriptor } from 'react-router';
import type english from '../../../locales/en/site.json';
import { LocalLink } from '../../i18n/local-link.tsx';
import { getLanguage, useTranslation } from '../../i18n/language.ts';
import { getTranslator } from '../../i18n/translator.ts';
import { CardGrid } from './card.tsx';
import type { Failure } from './load.ts';
import type { ListView } from './load-list.ts';
import { FailureView, NoticeView } from './notice-view.tsx';
import { PageBanner } from './page-banner.tsx';
import { catalogueHead, pageMeta, type MetaArgs, type PageName, type SiteHead } from './page-meta.ts';
import { Pager } from './pager.tsx';
import type { Structured } from './structured-data.ts';
import { useCatalogueHead } from './use-catalogue-head.ts';

/** A list by the name of its content type, as in the catalogue under `pages` and `lists`. */
export type ListName = PageName & keyof (typeof english)['lists']['loading'];

type Props<T> = {
  typeName: ListName;
  list: ListView<T> | Failure;
  /** Renders one entry of the grid. */
  renderItem: (item: T) => ReactNode;
};

/** A list of the site: banner, six cards, pager (specification 2, lists). */
export function ListPage<T extends { id: string }>({ typeName, list, renderItem }: Props<T>) {
  const { title, description } = useCatalogueHead(typeName);
  const failed = 'failed' in list;
  return (
    <>
      <PageBanner title={title} intro={description} picture={failed ? null : list.banner} />
      {failed ? (
        <FailureView />
      ) : list.items.length === 0 ? (
        <NothingHere typeName={typeName} list={list} />
      ) : (
        <ListItems typeName={typeName} list={list} renderItem={renderItem} />
      )}
    </>
  );
}

function ListItems<T extends { id: string }>({ typeName, list, renderItem }: Props<T> & { list: ListView<T> }) {
  const { t } = useTranslation();
  const busy = useIsTurningPage();
  return (
    <div className="wrap section-space">
      <output className={busy ? 'list-status' : 'sr-only'}>{busy && t(`lists.loading.${typeName}`)}</output>
      <div className="list-items" aria-busy={busy}>
        <CardGrid>
          {list.items.map((item) => (
            <li key={item.id}>{renderItem(item)}</li>
          ))}
        </CardGrid>
      </div>
      <Pager page={list.page} totalPages={list.totalPages} />
    </div>
  );
}

/** Returns whether another page of the same list is loading. */
function useIsTurningPage(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname;
}

function NothingHere({ typeName, list }: { typeName: ListName; list: ListView<unknown> }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (list.page === 1) return <NoticeView title={t(`lists.empty.${typeName}`)} text={t('lists.emptyHint')} />;
  return (
    <NoticeView
      title={t('lists.beyond', { page: list.page })}
      action={
        <LocalLink to={pathname} className="button button-quiet">
          {t('lists.firstPage')}
        </LocalLink>
      }
    />
  );
}

/**
 * Returns the head of a list; one that failed, and a page after the last, are hidden from search engines. `describe`
 * returns what machines read of an item; on the server only.
 */
export function listMeta<T>(
  { matches: [{ loaderData: site }], location, loaderData: list }: MetaArgs<ListView<T> | Failure>,
  typeName: ListName,
  describe?: (site: SiteHead, item: T) => Structured | Structured[],
): MetaDescriptor[] {
  const head = catalogueHead(site, location, typeName);
  const isMissing = !list || 'failed' in list || (list.items.length === 0 && list.page > 1);
  if (isMissing) return pageMeta(site, location, { ...head, isHidden: true });
  const { items, page, totalPages } = list;
  const t = getTranslator(getLanguage(location.search));
  return pageMeta(site, location, {
    ...head,
    ...(page > 1 && { title: `${head.title} · ${t('lists.page', { page, total: totalPages })}`, page }),
    ...(site && describe && { structured: items.map((item) => describe(site, item)).flat() }),
  });
}
