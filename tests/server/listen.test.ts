import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listen, type Listening } from '../../server/listen.ts';

let listening: Listening | undefined;
afterEach(async () => {
  await listening?.close(0);
  listening = undefined;
});

/** Node accepts one connection of a listening socket in a turn of the event loop. */
it.runIf(process.platform === 'linux')('accepts several connections in a turn of the event loop', async () => {
  const turnsOfRequests: number[] = [];
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    if (turnsOfRequests.length < 100) setImmediate(nextTurn);
  };
  listening = await listen(
    (_, response) => {
      turnsOfRequests.push(turn);
      response.end();
    },
    '127.0.0.1',
    0,
  );
  const port = Number(new URL(listening.address).port);
  const sockets = Array.from({ length: 100 }, () =>
    connect(port, '127.0.0.1').end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n').resume(),
  );
  // The system completes the connections meanwhile.
  const until = performance.now() + 200;
  while (performance.now() < until);
  setImmediate(nextTurn);
  await Promise.all(sockets.map((socket) => new Promise((closed) => socket.once('close', closed))));
  expect(turnsOfRequests.length).toBe(100);
  expect(turnsOfRequests.at(-1)! - turnsOfRequests[0]!).toBeLessThan(50);
});

it('refuses a port that another server uses', async () => {
  listening = await listen((_, response) => void response.end(), '127.0.0.1', 0);
  const port = Number(new URL(listening.address).port);
  await expect(listen(() => undefined, '127.0.0.1', port)).rejects.toThrow(`Port ${port} is already in use`);
});
