import type { IncomingMessage, ServerResponse } from 'node:http';
import { busy } from '../../domain/errors.ts';
import { requestLanguage, toErrorResponse } from './error-response.ts';
import { requestIdHeader } from './request-id.ts';

/** Refuses a request with 503 before the app sees it, in the reader's language, and ends the connection. */
export function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  const { status, body } = toErrorResponse(busy(), requestLanguage(request.url ?? ''));
  const headers = ['content-type', 'application/json', 'retry-after', '30', 'connection', 'close'];
  response.writeHead(status, [...headers, ...requestIdHeader()]).end(JSON.stringify(body));
}
