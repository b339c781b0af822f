import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { readTrustedProxies } from '../../server/trusted-proxies.ts';
import { createConnectionLimit } from '../../server/http/limits/connection-limit.ts';

let time = 0;
const limit = (maxInAll?: number) =>
  createConnectionLimit({
    proxies: readTrustedProxies('192.0.2.1'),
    now: () => time,
    ...(maxInAll !== undefined && { maxInAll }),
  });
const connect = (remoteAddress: string | undefined) => {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    destroyed: false,
    destroy: () => (socket.destroyed = true),
  });
  return socket as unknown as Socket;
};
const admitted = (admit: (socket: Socket) => boolean, address: string | undefined, count: number) =>
  Array.from({ length: count }, () => connect(address)).filter((socket) => admit(socket));

it('limits how fast a subnet opens connections', () => {
  const admit = limit();
  const sockets = admitted(admit, '198.51.100.7', 1_000);
  expect(sockets).toHaveLength(400);
  expect(admitted(admit, '198.51.100.8', 1)).toHaveLength(1);
  for (const socket of sockets) socket.emit('close');
  time += 2_000;
  expect(admitted(admit, '198.51.100.7', 1_000)).toHaveLength(100);
});

it('limits how many connections of a subnet are open', () => {
  const admit = limit();
  const open: Socket[] = [];
  for (let n = 0; n < 30; n += 1) {
    open.push(...admitted(admit, '2001:db8:1:2::7', 200));
    time += 10_000;
  }
  expect(open).toHaveLength(1_000);
  expect(admitted(admit, '2001:db8:1:ffff::9', 1)).toHaveLength(0);
  open[0]!.emit('close');
  expect(admitted(admit, '2001:db8:1:ffff::9', 2)).toHaveLength(1);
});

it('ends a connection of the ISP with the most where too many are open in all', () => {
  const admit = limit(20);
  const office = admitted(admit, '203.0.113.1', 5);
  const flood = Array.from({ length: 30 }, (_, subnet) => admitted(admit, `2001:db8:${subnet}::1`, 1)).flat();
  expect(flood).toHaveLength(15);
  const [visitor] = admitted(admit, '198.51.100.1', 1);
  expect([...office, visitor!, ...flood].filter(({ destroyed }) => destroyed)).toEqual([flood[0]]);
});

it.each([['127.0.0.1'], ['192.168.1.5'], ['192.0.2.1'], [undefined]])('does not count connections of %s', (address) => {
  expect(admitted(limit(), address, 2_000)).toHaveLength(2_000);
});
