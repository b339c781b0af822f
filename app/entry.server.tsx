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
  const shell = import.meta.env.PROD && !isForStaff(request) ? deferScripts(rendered) : rendered;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  context.get(finishContext)(`<!DOCTYPE html>${addData(shell, data)}`);
  return new Response(null, { status, headers });
}

/** The dashboard is a program, and signing in leads there: they wait for no idle moment, and run under data saving too. */
function isForStaff(request: Request): boolean {
  return /^\/(?:dashboard|set-password|signin)(?:[/.]|$)/.test(new URL(request.url).pathname);
}

const end = '</body></html>';

/** What the loaders gave, at the end of the page, for the router in the browser: as its own stream would write it. */
function addData(html: string, data: string): string {
  if (data === '' || !html.endsWith(end)) return html;
  return `${html.slice(0, -end.length)}<script>window.__reactRouterContext.streamController.enqueue(${asScript(data)});window.__reactRouterContext.streamController.close();</script>${end}`;
}

const inScript: Record<string, string> = { '&': '\\u0026', '>': '\\u003e', '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** A text as a literal that ends no script element. */
function asScript(text: string): string {
  return JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (char) => inScript[char] ?? char);
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(servicesContext).reportError(error);
};
