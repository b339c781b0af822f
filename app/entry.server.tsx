import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { createContentSecurityPolicy, hashSource, reportingEndpoints } from '../server/http/content-security-policy.ts';
import scripts from 'virtual:inline-scripts';
import './i18n/catalogues.server.ts';
import type { loader } from './root.tsx';
import { failureContext, servicesContext } from './services-context.ts';
import { pageScriptsContext, type PageScriptsState } from './shell/page-scripts.tsx';
import { siteStylesWithFewFonts } from './shell/site-styles.tsx';
import homeStyles from './styles/home.css?inline';
import siteStyles from './styles/site.css?inline';

/** What the root loader returns; nothing where it failed. */
type Frame = Awaited<ReturnType<typeof loader>>;

const styleSources = [siteStyles, siteStylesWithFewFonts, homeStyles].map(hashSource);

/** Renders a whole page: it is cached and compressed as one text, so streaming it would gain nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Without the stream nothing in the tree suspends, and React renders it in one pass.
  const { serverHandoffStream, ...withoutStream } = router;
  const frame = router.staticHandlerContext.loaderData['root'] as Frame | undefined;
  const state: PageScriptsState = {
    isDeferred: import.meta.env.PROD && !isForStaff(request),
    isWithoutReact: !isForStaff(request) && request.headers.get('save-data') === 'on',
    isOfflinePage: isOfflinePage(request),
    offlineScript: isForStaff(request) ? undefined : offlineScriptOf(request, frame),
    data: serverHandoffStream ? await new Response(serverHandoffStream).text() : '',
    inlineScripts: new Set([scripts['save-data'], ...(frame?.rememberLanguage ? [scripts['offer-language']] : [])]),
  };
  const html = renderToString(
    <pageScriptsContext.Provider value={state}>
      <ServerRouter context={withoutStream} url={request.url} />
    </pageScriptsContext.Provider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Vary', 'Accept-Encoding, Save-Data');
  // In development Vite adds scripts and styles of its own.
  if (import.meta.env.PROD) {
    const policy = createContentSecurityPolicy(
      [...state.inlineScripts],
      await settingsOf(router, context),
      styleSources,
      context.get(servicesContext).publicPictures,
    );
    headers.set('Content-Security-Policy', policy);
    headers.set('Reporting-Endpoints', reportingEndpoints);
  }
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/**
 * Returns the settings that the policy needs; undefined where they cannot be read, for the error page. Where the frame
 * could not read them, they are not waited for again.
 */
const settingsOf = async (router: EntryContext, context: RouterContextProvider) =>
  router.staticHandlerContext.errors?.['root']
    ? undefined
    : context
        .get(servicesContext)
        .site.settings()
        .catch(() => undefined);

/**
 * Returns whether a page needs its scripts at once, also under data saving: the dashboard, and the pages that lead to
 * it.
 */
function isForStaff(request: Request): boolean {
  return /^\/(?:dashboard|set-password|signin)(?:[/.]|$)/.test(new URL(request.url).pathname);
}

const isOfflinePage = (request: Request) => new URL(request.url).pathname === '/offline';

/** Returns the script of a public page for reading without a connection; none where the frame has no data. */
function offlineScriptOf(request: Request, frame: Frame | undefined): string | undefined {
  if (!frame) return undefined;
  if (!frame.offlineReading) return scripts['unregister-worker'];
  return scripts[isOfflinePage(request) ? 'show-stored-pages' : 'register-worker'];
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return;
  const provider = context as RouterContextProvider;
  provider.get(failureContext).status = provider.get(servicesContext).reportError(error);
};
