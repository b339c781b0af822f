/** An app behind a real listener, for tests of the connection: streams, idle clients, sudden ends. */
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export type Listening = { port: number; close: () => Promise<void> };

export async function listenTo(app: {
  fetch: (request: Request, env: object) => Response | Promise<Response>;
}): Promise<Listening> {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/**
 * Opens a connection. `send` writes data as it is; `answer` returns what arrived until the end, or until it matches
 * `until`.
 */
export async function openConnection(
  port: number,
): Promise<{ socket: Socket; send: (data: string | Uint8Array) => void; answer: (until?: RegExp) => Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // its end is reported below
  await new Promise((done) => socket.once('connect', done));
  let received = '';
  return {
    socket,
    send: (data) => void socket.write(data),
    answer: (until) =>
      new Promise((done) => {
        const check = () => (socket.destroyed || until?.test(received) ? done(received) : undefined);
        socket.on('data', (chunk: Buffer) => {
          received += chunk.toString('latin1');
          check();
        });
        socket.once('close', () => done(received));
        check();
      }),
  };
}
