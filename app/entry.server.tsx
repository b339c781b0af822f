import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import './i18n/catalogues.server.ts';
import { finishContext, servicesContext } from './services-context.ts';
import { firstPaint } from './shell/first-paint.ts';
import { inlineScriptsContext } from './shell/page-scripts.tsx';

/** Renders a page whole: it is kept and compressed as one text, so nothing is gained by sending it in pieces. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = router;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const scripts = new Set([firstPaint, takeData]);
  const inlineScripts = {
    isDeferred: import.meta.env.PROD && !isForStaff(request),
    allow: (text: string) => void scripts.add(text),
  };
  // Without the stream nothing in the tree waits, and React needs one pass over it.
  const rendered = renderToString(
    <inlineScriptsContext.Provider value={inlineScripts}>
      <ServerRouter context={rest} url={request.url} />
    </inlineScriptsContext.Provider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  context.get(finishContext)({ html: ['<!DOCTYPE html>', ...addData(rendered, data)], scripts: [...scripts] });
  return new Response(null, { status, headers });
}

/**
 * The dashboard is a program, and signing in leads there: they wait for no idle moment, and run under data saving too.
 */
function isForStaff(request: Request): boolean {
  return /^\/(?:dashboard|set-password|signin)(?:[/.]|$)/.test(new URL(request.url).pathname);
}

const end = '</body></html>';

/** Hands the router in the browser what its own stream would. The same in every page, so that its hash is known. */
const takeData =
  '(function(c){c.enqueue(document.getElementById("data").textContent);c.close()})(window.__reactRouterContext.streamController)';

/**
 * The page in parts, with what the loaders gave at its end. That is a list in JSON, which stands in the page as it is:
 * a literal of a script would have each of its quotes escaped, and a hash of its own in each page.
 */
function addData(html: string, data: string): string[] {
  if (data === '' || !html.endsWith(end)) return [html];
  // What could end the element stands in texts only.
  const json = data.replaceAll('<', '\\u003c');
  return [
    html.slice(0, -end.length),
    `<script type="application/json" id="data">${json}</script><script>${takeData}</script>`,
    end,
  ];
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(servicesContext).reportError(error);
};
