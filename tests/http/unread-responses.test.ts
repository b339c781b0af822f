import { ServerResponse, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createUnreadResponses } from '../../server/http/limits/unread-responses.ts';

const newResponse = () => new ServerResponse({ method: 'GET', headers: {} } as IncomingMessage);

it('counts the responses of a client until they have been sent', () => {
  const unread = createUnreadResponses(200);
  const responses = Array.from({ length: 4 }, newResponse);
  for (const response of responses) expect(unread.add(response, 'a', 2)).toBe(true);
  expect([unread.getCount('a'), unread.getCount('b')]).toEqual([4, 0]);
  responses[1]!.emit('close');
  expect(unread.getCount('a')).toBe(3);
});

it('counts a response once, and none whose client has gone', () => {
  const unread = createUnreadResponses(200);
  const response = newResponse();
  const gone = newResponse();
  gone.destroy();
  for (const [added, client] of [
    [response, 'a'],
    [response, 'a'],
    [gone, 'b'],
  ] as const)
    unread.add(added, client, 2);
  expect([unread.getCount('a'), unread.getCount('b')]).toEqual([1, 0]);
});

it('ends the oldest response of the client with the most where all are too large together', () => {
  const unread = createUnreadResponses(200);
  const [small, ...large] = Array.from({ length: 5 }, newResponse) as [ServerResponse, ...ServerResponse[]];
  unread.add(small, 'small', 20);
  for (const response of large) unread.add(response, 'large', 45);
  expect([small, ...large].map(({ destroyed }) => destroyed)).toEqual([false, false, false, false, false]);
  expect(unread.add(newResponse(), 'other', 30)).toBe(true);
  expect([small, ...large].map(({ destroyed }) => destroyed)).toEqual([false, true, false, false, false]);
});

it('refuses a response that is too large by itself, and counts it no longer', () => {
  const unread = createUnreadResponses(200);
  unread.add(newResponse(), 'small', 20);
  expect(unread.add(newResponse(), 'huge', 201)).toBe(false);
  expect([unread.getCount('huge'), unread.getCount('small')]).toEqual([0, 1]);
});

it('ends a response of the ISP with the most, whose subnets have one each', () => {
  const unread = createUnreadResponses(200);
  const visitor = newResponse();
  unread.add(visitor, '203.0 203.0.113.1', 30);
  const flood = Array.from({ length: 20 }, newResponse);
  const added = flood.map((response, n) => unread.add(response, `2001:db8 2001:db8:${n}`, 20));
  // Of equal subnets the one that asks is refused.
  expect(added.filter(Boolean)).toHaveLength(8);
  const other = newResponse();
  expect(unread.add(other, '198.51 198.51.100.1', 30)).toBe(true);
  expect([visitor, other, ...flood].filter(({ destroyed }) => destroyed)).toEqual([flood[0]]);
});
