/** Sends one request and reads the response to its end. */
import { Agent, request } from 'node:http';
import type { FuzzRequest } from './make-request.ts';

export type Outcome = {
  /** 0: the connection ended without a response. */ status: number;
  /** The beginning of the response body, or the error. */ said: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
export const timeout = 20_000; // milliseconds

export function sendRequest(port: number, { method, path, headers, body }: FuzzRequest): Promise<Outcome> {
  return new Promise((done) => {
    const ended = (said: string) => done({ status: 0, said });
    try {
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: { ...headers, ...(body ? { 'content-length': body.length } : {}) },
        },
        (answer) => {
          let said = '';
          answer.on('data', (chunk: Buffer) => {
            if (said.length < 2_000) said += chunk.toString('latin1').slice(0, 2_000);
          });
          answer.on('end', () => done({ status: answer.statusCode ?? 0, said }));
          answer.on('error', (error) => ended(String(error)));
          answer.on('close', () => ended('closed'));
        },
      );
      sent.on('error', (error) => ended(String(error)));
      sent.setTimeout(timeout, () => sent.destroy(new Error(timedOut)));
      sent.end(body);
    } catch (error) {
      // Node's client refuses to send it.
      ended(String(error));
    }
  });
}

export const timedOut = `no answer within ${timeout / 1_000} seconds`;
