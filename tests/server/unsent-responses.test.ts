import { ServerResponse, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createUnsentResponses } from '../../server/http/unsent-responses.ts';

const newResponse = () => new ServerResponse({ method: 'GET', headers: {} } as IncomingMessage);

it('has room for four large responses of a client until one has been sent', () => {
  const unsent = createUnsentResponses();
  const responses = Array.from({ length: 4 }, newResponse);
  for (const response of responses) {
    expect(unsent.hasRoom('a')).toBe(true);
    unsent.add('a', 2_000_000, response);
  }
  expect([unsent.hasRoom('a'), unsent.hasRoom('b')]).toEqual([false, true]);
  responses[1]!.emit('close');
  expect(unsent.hasRoom('a')).toBe(true);
});

it('does not count small responses, nor those whose client has gone', () => {
  const unsent = createUnsentResponses();
  for (let n = 0; n < 10; n += 1) {
    unsent.add('a', 10_000, newResponse());
    unsent.add('a', 0, newResponse());
    const gone = newResponse();
    gone.destroy();
    unsent.add('a', 2_000_000, gone);
  }
  expect(unsent.hasRoom('a')).toBe(true);
});

it('ends the oldest response of the client with the most where all are too large together', () => {
  const unsent = createUnsentResponses();
  const [small, ...large] = Array.from({ length: 5 }, newResponse) as [ServerResponse, ...ServerResponse[]];
  unsent.add('small', 20_000_000, small);
  for (const response of large) unsent.add('large', 45_000_000, response);
  expect([small, ...large].map(({ destroyed }) => destroyed)).toEqual([false, false, false, false, false]);
  unsent.add('other', 30_000_000, newResponse());
  expect([small, ...large].map(({ destroyed }) => destroyed)).toEqual([false, true, false, false, false]);
});
