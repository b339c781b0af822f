import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import './i18n/catalogues.server.ts';
import { servicesContext } from './services-context.ts';
import { deferScripts } from './shell/defer-scripts.ts';

/** Renders a page whole: it is kept and compressed as one text, so nothing is gained by sending it in pieces. */
export default async function handleRequest(request: Request, status: number, headers: Headers, router: EntryContext): Promise<Response> {
  const html = await renderWhole(<ServerRouter context={router} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.PROD && !isForStaff(request) ? deferScripts(html) : html, { status, headers });
}

/** The dashboard is a program, and signing in leads there: they wait for no idle moment, and run under data saving too. */
function isForStaff(request: Request): boolean {
  return /^\/(?:dashboard|set-password|signin)(?:[/.]|$)/.test(new URL(request.url).pathname);
}

function renderWhole(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
      onShellError: reject,
    });
  });
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(servicesContext).reportError(error);
};
