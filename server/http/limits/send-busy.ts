import type { IncomingMessage, ServerResponse } from 'node:http';
import { busy } from '../../../domain/errors.ts';
import { getDirection, type Language } from '../../../domain/model/localized.ts';
import { requestLanguage, toErrorResponse } from '../error-response.ts';
import { requestIdHeader } from '../request-id.ts';

/**
 * Refuses a request with 503 before the app sees it, in the reader's language, and ends the connection: with a plain
 * page where a browser asks for one, otherwise with JSON.
 */
export function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  const language = requestLanguage(request.url ?? '');
  const { status, body } = toErrorResponse(busy(), language);
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  const headers = {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
    'retry-after': '30',
    connection: 'close',
  };
  response
    .writeHead(status, [...Object.entries(headers).flat(), ...requestIdHeader()])
    .end(isPage ? renderPage(body.message, language) : JSON.stringify(body));
}

/** The message is a text of our own, without anything of the request. */
const renderPage = (message: string, language: Language): string => `<!doctype html>
<html lang="${language}" dir="${getDirection(language)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${message}</title>
<p>${message}</p>
`;
