/** Sends one request and reads the response to its end. */
import { Agent, request, type ClientRequest } from 'node:http';
import type { FuzzRequest } from './make-request.ts';

export type Outcome = {
  /** 0: the connection ended without a response. */ status: number;
  /** The beginning of the response body, or the error. */ responseText: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
export const timeout = 20_000; // milliseconds

export function sendRequest(port: number, { method, path, headers, body, pieceLength }: FuzzRequest): Promise<Outcome> {
  return new Promise((done) => {
    const ended = (responseText: string) => done({ status: 0, responseText });
    try {
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: { ...headers, ...(body && !pieceLength ? { 'content-length': body.length } : {}) },
        },
        (response) => {
          let responseText = '';
          response.on('data', (chunk: Buffer) => {
            if (responseText.length < 2_000) responseText += chunk.toString('latin1').slice(0, 2_000);
          });
          response.on('end', () => done({ status: response.statusCode ?? 0, responseText }));
          response.on('error', (error) => ended(String(error)));
          response.on('close', () => ended('closed'));
        },
      );
      sent.on('error', (error) => ended(String(error)));
      sent.setTimeout(timeout, () => sent.destroy(new Error(timedOut)));
      if (body && pieceLength) writePieces(sent, body, pieceLength);
      else sent.end(body);
    } catch (error) {
      // Node's client refuses to send it.
      ended(String(error));
    }
  });
}

/** The most pieces of one body: more would take the sender longer than the server. */
const maxPieces = 2_000;

function writePieces(sent: ClientRequest, body: Buffer, length: number): void {
  const end = Math.min(body.length, length * maxPieces);
  for (let at = 0; at < end; at += length) sent.write(body.subarray(at, Math.min(at + length, end)));
  sent.end(body.subarray(end));
}

export const timedOut = `no response within ${timeout / 1_000} seconds`;
