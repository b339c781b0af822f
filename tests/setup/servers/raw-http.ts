/** HTTP written by hand, for requests that no client library would send. */
import { connect, type Socket } from 'node:net';

/** Opens a connection to the site at a URL. */
export function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => done(socket));
    socket.once('error', fail);
  });
}

/**
 * Sends text (or bytes) as it is and returns all that arrived until the connection ended, or was quiet for `quiet`
 * milliseconds.
 */
export async function sendRaw(url: string, request: string | Uint8Array, quiet = 1_500): Promise<string> {
  const socket = await openSocket(url);
  let response = '';
  return new Promise((done) => {
    const end = () => {
      socket.destroy();
      done(response);
    };
    socket.setTimeout(quiet, end);
    socket.on('data', (chunk: Buffer) => (response += chunk.toString('latin1')));
    socket.on('close', end);
    socket.on('error', end);
    socket.write(request);
  });
}

export const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
