import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseIp } from '../../parse-ip.ts';
import type { UnreadResponses } from './unread-responses.ts';

/** Bytes of responses that clients have not read, of pages, answers and downloads, long lists excepted. */
export const maxUnreadBytes = 64_000_000;

const excepted = new WeakSet<ServerResponse>();

/** Marks a response that is not counted: the read queue counts it. */
export function exemptFromLimit(response: ServerResponse): void {
  excepted.add(response);
}

/**
 * Counts the bytes of responses that clients have not read, by queue key. Downloads are counted before they are read.
 */
export function guardResponses(
  handler: RequestListener,
  { getIp, unread }: { getIp: (request: IncomingMessage) => string; unread: UnreadResponses },
): RequestListener {
  return (request, response) => {
    // The whole body has been written to the connection.
    response.once('prefinish', () => {
      const bytes = response.socket?.writableLength ?? 0;
      if (bytes === 0 || excepted.has(response)) return;
      if (!unread.add(response, parseIp(getIp(request)).queueKey, bytes)) response.destroy();
    });
    void handler(request, response);
  };
}
