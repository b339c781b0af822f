import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import './i18n/catalogues.server.ts';
import { finishContext, servicesContext } from './services-context.ts';
import { deferScripts } from './shell/defer-scripts.ts';

/** Renders a page whole: it is kept and compressed as one text, so nothing is gained by sending it in pieces. */
export default async function handleRequest(request: Request, status: number, headers: Headers, router: EntryContext, context: RouterContextProvider): Promise<Response> {
  const { serverHandoffStream, ...rest } = router;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  // Without the stream nothing in the tree waits, and React needs one pass over it.
  const rendered = renderToString(<ServerRouter context={rest} url={request.url} />);
  const shell = import.meta.env.PROD && !isForStaff(request) ? deferScripts(rendered) : [rendered];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  context.get(finishContext)(['<!DOCTYPE html>', ...addData(shell, data)]);
  return new Response(null, { status, headers });
}

/** The dashboard is a program, and signing in leads there: they wait for no idle moment, and run under data saving too. */
function isForStaff(request: Request): boolean {
  return /^\/(?:dashboard|set-password|signin)(?:[/.]|$)/.test(new URL(request.url).pathname);
}

const end = '</body></html>';

/** Hands the router in the browser what its own stream would. The same in every page, so that its hash is known. */
const takeData = '(function(c){c.enqueue(document.getElementById("data").textContent);c.close()})(window.__reactRouterContext.streamController)';

/**
 * What the loaders gave, at the end of the page. It is a list in JSON, which stands in the page as it is: a literal of a
 * script would have each of its quotes escaped, and a hash of its own in each page.
 */
function addData(parts: readonly string[], data: string): string[] {
  const last = parts.at(-1) ?? '';
  if (data === '' || !last.endsWith(end)) return [...parts];
  // What could end the element stands in texts only.
  const json = data.replaceAll('<', '\\u003c');
  return [...parts.slice(0, -1), last.slice(0, -end.length), `<script type="application/json" id="data">${json}</script><script>${takeData}</script>`, end];
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(servicesContext).reportError(error);
};
