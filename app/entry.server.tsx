import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { contentSecurityPolicy, hashSource, reportingEndpoints } from '../server/http/content-security-policy.ts';
import './i18n/catalogues.server.ts';
import { servicesContext } from './services-context.ts';
import { pageScriptsContext, type PageScriptsState } from './shell/page-scripts.tsx';
import { saveData } from './shell/save-data.ts';
import siteStyles from './styles/site.css?inline';

const styleSources = [hashSource(siteStyles)];

/** Renders a page whole: it is cached and compressed as one text, so nothing is gained by sending it in pieces. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Without the stream nothing in the tree waits, and React needs one pass over it.
  const { serverHandoffStream, ...withoutStream } = router;
  const state: PageScriptsState = {
    isDeferred: import.meta.env.PROD && !isForStaff(request),
    data: serverHandoffStream ? await new Response(serverHandoffStream).text() : '',
    inlineScripts: new Set([saveData]),
  };
  const html = renderToString(
    <pageScriptsContext.Provider value={state}>
      <ServerRouter context={withoutStream} url={request.url} />
    </pageScriptsContext.Provider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // In development Vite brings scripts and styles of its own.
  if (import.meta.env.PROD) {
    const policy = contentSecurityPolicy(
      [...state.inlineScripts],
      await settingsOf(context),
      styleSources,
      context.get(servicesContext).publicPictures,
    );
    headers.set('Content-Security-Policy', policy);
    headers.set('Reporting-Endpoints', reportingEndpoints);
  }
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** What the policy asks of the settings; nothing where they cannot be read, for the page that says so. */
const settingsOf = (context: RouterContextProvider) =>
  context
    .get(servicesContext)
    .site.settings()
    .catch(() => undefined);

/**
 * The dashboard is a program, and signing in leads there: they wait for no idle moment, and run under data saving too.
 */
function isForStaff(request: Request): boolean {
  return /^\/(?:dashboard|set-password|signin)(?:[/.]|$)/.test(new URL(request.url).pathname);
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(servicesContext).reportError(error);
};
