import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { defaultLanguage } from '../../domain/model/localized.ts';
import { getPageAddress, getLanguage, useLanguage } from '../i18n/language.ts';
import { getTranslator } from '../i18n/translator.ts';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header/header.tsx';
import { LanguageOffer } from '../shell/language-offer.tsx';
import { useSite } from '../shell/use-site.ts';
import { NotFoundView } from './parts/not-found-view.tsx';
import { FailureView } from './parts/notice-view.tsx';
import { catalogueHead, pageMeta } from './parts/page-meta.ts';
import { readSearchParameters, writeTypedParameters } from './search/search-parameters.ts';
import type { Route } from './+types/layout.ts';

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Only error pages lack a head of their own. */
export const meta: Route.MetaFunction = ({ matches, location, error }) => {
  const t = getTranslator(getLanguage(location.search));
  const head = isNotFound(error)
    ? catalogueHead(matches[0].loaderData, location, 'notFound')
    : { title: t('lists.error.title'), description: t('lists.error.text') };
  return pageMeta(matches[0].loaderData, location, { ...head, isHidden: true });
};

/** The frame of every public page. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteFrame>{isNotFound(error) ? <NotFoundView /> : <FailureView level="h1" />}</SiteFrame>;
}

/**
 * The address of the page, for prints, with the question of a search. Without other parameters, such as those that
 * social networks add to links.
 */
function PrintedAddress() {
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const page = getPageAddress(lang === defaultLanguage ? undefined : lang, { pathname });
  const question = pathname === '/search' ? writeTypedParameters(readSearchParameters(search)) : '';
  const address = question === '' ? page : `${page}${page.includes('?') ? '&' : '?'}${question}`;
  const site = useSite();
  return (
    <p className="print-address" aria-hidden="true">
      {site?.name.short.text} · <bdi dir="ltr">{`${site?.origin ?? ''}${address}`}</bdi>
    </p>
  );
}

/** Loads pages before they are opened; its script is loaded after the page's own. */
function Prefetch() {
  const [Links, setLinks] = useState<ComponentType>();
  useEffect(() => {
    import('../shell/prefetch-links.tsx').then(
      ({ PrefetchLinks }) => setLinks(() => PrefetchLinks),
      () => undefined,
    );
  }, []);
  return Links && <Links />;
}

function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      {import.meta.env.SSR && <LanguageOffer />}
      <main id="content" className="below-header">
        {children}
        <PrintedAddress />
      </main>
      <Footer />
      <Prefetch />
    </>
  );
}
