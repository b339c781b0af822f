import type { IncomingMessage, ServerResponse } from 'node:http';
import { busy } from '../../../domain/errors.ts';
import { requestLanguage, toErrorResponse } from '../error-response.ts';
import { refusalPolicy, renderRefusalPage } from '../refusal-page.ts';
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
    'content-security-policy': refusalPolicy,
    'cache-control': 'no-store',
    'retry-after': '30',
    connection: 'close',
  };
  response
    .writeHead(status, [...Object.entries(headers).flat(), ...requestIdHeader()])
    .end(isPage ? renderRefusalPage(body.message, language) : JSON.stringify(body));
}
