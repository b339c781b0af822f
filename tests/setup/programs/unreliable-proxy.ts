// A connection to a server that a test can make fail: refused, silent, with a changed byte, cut, or stalled.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type State = 'working' | 'refusing' | 'silent' | 'changing' | number | { stallAfter: number };

export type UnreliableProxy = {
  /** The address of the proxy, in the place of the server's. */ url: string;
  /**
   * `working`; `refusing`: nobody listens; `silent`: what is sent arrives nowhere; `changing`: the last byte of
   * what is sent is another one, but for the first part of a connection; a number: a connection is cut after so many
   * bytes have been sent to the server; `stallAfter`: nothing more arrives after so many.
   */
  set(state: State): Promise<void>;
  /** How many connections are open. */ open(): number;
  close(): Promise<void>;
};

export async function openProxy(target: string): Promise<UnreliableProxy> {
  const { hostname, port } = new URL(target);
  let state: State = 'working';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let sent = 0;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => {
        if (from === client) sent += chunk.length;
        if (state === 'silent') return;
        if (state === 'changing' && from === client && sent > chunk.length) chunk[chunk.length - 1]! ^= 1;
        if (typeof state === 'object' && sent > state.stallAfter) return;
        if (typeof state === 'number' && sent > state) return void client.destroy();
        to.write(chunk);
      });
    }
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, '127.0.0.1', resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const proxyPort = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${proxyPort}`,
    async set(next) {
      state = next;
      if (next === 'refusing') return close();
      if (!server.listening) await listen(proxyPort);
    },
    open: () => sockets.size / 2,
    close,
  };
}
