/** The primary's part of invalidating caches, without processes. */
import { beforeEach, expect, it } from 'vitest';
import { createBroadcast, type WorkerChannel } from '../../server/processes/broadcast.ts';
import type { FromPrimary } from '../../server/processes/messages.ts';

let broadcast: ReturnType<typeof createBroadcast>;
beforeEach(() => {
  broadcast = createBroadcast();
});

/** Returns a channel that has joined, with the messages that it was sent. */
function createChannel(): WorkerChannel & { received: FromPrimary[] } {
  const received: FromPrimary[] = [];
  const joined = { received, send: (message: FromPrimary) => void received.push(message) };
  broadcast.join(joined);
  return joined;
}

it('confirms an invalidation to the writer when all others have confirmed it', () => {
  const [writer, second, third] = [createChannel(), createChannel(), createChannel()];
  broadcast.invalidate(writer, 7, ['news']);
  expect([second.received, third.received]).toEqual([
    [{ type: 'invalidate', id: 1, tags: ['news'] }],
    [{ type: 'invalidate', id: 1, tags: ['news'] }],
  ]);
  broadcast.confirm(second, 1);
  broadcast.confirm(second, 1);
  expect(writer.received).toEqual([]);
  broadcast.confirm(third, 1);
  expect(writer.received).toEqual([{ type: 'confirmed', id: 7 }]);
});

it('confirms at once when the writer is alone', () => {
  const writer = createChannel();
  broadcast.invalidate(writer, 1, ['news']);
  expect(writer.received).toEqual([{ type: 'confirmed', id: 1 }]);
});

it('does not wait for a channel that has left', () => {
  const [writer, dying] = [createChannel(), createChannel()];
  broadcast.invalidate(writer, 1, ['news']);
  broadcast.invalidate(writer, 2, ['videos']);
  broadcast.leave(dying);
  expect(writer.received).toEqual([
    { type: 'confirmed', id: 1 },
    { type: 'confirmed', id: 2 },
  ]);
  broadcast.invalidate(writer, 3, ['news']);
  expect(writer.received.at(-1)).toEqual({ type: 'confirmed', id: 3 });
});

it('confirms simultaneous writes each to its own writer', () => {
  const [first, second] = [createChannel(), createChannel()];
  broadcast.invalidate(first, 1, ['news']);
  broadcast.invalidate(second, 1, ['videos']);
  broadcast.confirm(first, 2);
  expect([first.received.at(-1), second.received.at(-1)]).toEqual([
    { type: 'invalidate', id: 2, tags: ['videos'] },
    { type: 'confirmed', id: 1 },
  ]);
  broadcast.confirm(second, 1);
  expect(first.received.at(-1)).toEqual({ type: 'confirmed', id: 1 });
});
