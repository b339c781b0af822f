import { use, useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, useLocation, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getDirection, isLanguage, type Language } from '../domain/model/localized.ts';
import { localize } from '../domain/model/localize.ts';
import { findPageFeed } from '../domain/site/feeds.ts';
import { createLanguageEntries } from '../domain/site/language-menu.ts';
import type { Route } from './+types/root.ts';
import { setShownPage } from './i18n/keep-language.ts';
import { getLanguage, useLanguage, useTranslation } from './i18n/language.ts';
import { loadCatalogue } from './i18n/load-catalogue.ts';
import { hasMessage, registerSiteTexts, type MessageKey } from './i18n/translator.ts';
import { isReplacedPage } from './offline/replaced-page.ts';
import { servicesContext } from './services-context.ts';
import { loadLanguageOffers } from './shell/language-offer.tsx';
import { PageScripts, pageScriptsContext } from './shell/page-scripts.tsx';
import { ServerHead } from './shell/server-head.tsx';
import { SiteStyles } from './shell/site-styles.tsx';
import { useSite } from './shell/use-site.ts';
import { RetryLink } from './site/parts/retry-link.tsx';
import { presentLogo } from './site/present.ts';
import { DefaultLogo } from './ui/default-logo.tsx';

/**
 * Loads what the frame of every page shows: name, contact, social links (ruling 18); and the association's own site
 * texts.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, siteTexts } = context.get(servicesContext);
  const settings = await site.settings();
  const { name, tagline, contact, social, flags, languageMenu, rememberLanguage, logo, offlineReading } = settings;
  const { pathname, searchParams } = new URL(request.url);
  const lang = getLanguage(searchParams);
  const feed = findPageFeed(pathname);
  const ownTexts = await siteTexts.compiled(lang);
  const offers = rememberLanguage && !isLanguage(searchParams.get('lang')) && (await loadLanguageOffers(siteTexts));
  return {
    ...localize({ name, tagline, contact, social }, lang),
    logo: presentLogo(logo, lang),
    languageMenu: createLanguageEntries(languageMenu, flags),
    rememberLanguage,
    offlineReading,
    origin: site.origin(request),
    year: new Date().getUTCFullYear(),
    ...(feed && { feed }),
    ...(ownTexts && { siteTexts: ownTexts }),
    ...(offers && { languageOffers: offers }),
  };
}

/**
 * Reloads the frame's data when the language changes or the whole page is revalidated, but not when paging through a
 * list.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return (
    getLanguage(currentUrl.searchParams) !== getLanguage(nextUrl.searchParams) ||
    (currentUrl.href === nextUrl.href && !formMethod)
  );
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    // The catalogue of a language is loaded before the first navigation in it.
    await loadCatalogue(getLanguage(new URL(request.url).searchParams));
    const results = await next();
    // The navigation of a page that the service worker replaces never ends: it would add an entry for an error.
    return Object.values(results).some(isReplacedPage) ? new Promise(() => undefined) : results;
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const lang = useLanguage();
  // Where the browser says it to scripts alone, the first script of the page sets the attribute.
  const isWithoutReact = use(pageScriptsContext)?.isWithoutReact;
  registerSiteTexts(lang, useSite()?.siteTexts);
  return (
    <html lang={lang} dir={getDirection(lang)} data-saving={isWithoutReact ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#12284c" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        {import.meta.env.SSR && <ServerHead />}
        <SiteStyles />
        <Links />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

/** Texts shown while a list loads (specification 8). */
const loadingTexts: Partial<Record<string, MessageKey>> = {
  '/': 'lists.loading.news',
  '/departments': 'departments.loading',
};

/** Returns the text for a page; a list's has the last part of its address as its key. */
function loadingTextOf(pathname: string, lang: Language): MessageKey | undefined {
  const key = `lists.loading.${pathname.split('/').at(-1)}`;
  return loadingTexts[pathname] ?? (hasMessage(lang, key) ? (key as MessageKey) : undefined);
}

export default function Root() {
  const { state, location: next } = useNavigation();
  const page = useLocation();
  const { pathname } = page;
  const { lang, t } = useTranslation();
  useEffect(() => setShownPage(page), [page]);
  // Loaded after the page's own script.
  useEffect(() => {
    import('./shell/enter-page.ts').then(
      ({ enterPage }) => enterPage(page),
      () => undefined,
    );
  }, [page]);
  const busy = state !== 'idle';
  // Paging within a list has its own indicator.
  const loading = next && next.pathname !== pathname ? loadingTextOf(next.pathname, lang) : undefined;
  return (
    <>
      {busy && <div className="busy-bar" aria-hidden="true" />}
      <output className="loading-text">{loading && t(loading)}</output>
      <Outlet />
    </>
  );
}

/** Shown when even the frame fails, such as when the database cannot be read. */
export function ErrorBoundary() {
  const { t } = useTranslation();
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-center gap-5 py-20 text-center">
      <title>{t('lists.error.title')}</title>
      <meta name="robots" content="noindex" />
      <DefaultLogo on="page" className="size-16 text-accent" />
      <h1 className="text-3xl">{t('lists.error.title')}</h1>
      <p className="measure text-muted">{t('lists.error.text')}</p>
      <RetryLink />
    </main>
  );
}
