/** The primary's part of forgetting, without processes. */
import { beforeEach, expect, it } from 'vitest';
import { createBroadcast, type Member } from '../../server/processes/broadcast.ts';
import type { FromPrimary } from '../../server/processes/messages.ts';

let broadcast: ReturnType<typeof createBroadcast>;
beforeEach(() => {
  broadcast = createBroadcast();
});

/** A member that has joined, and what it was sent. */
function member(): Member & { heard: FromPrimary[] } {
  const heard: FromPrimary[] = [];
  const joined = { heard, send: (message: FromPrimary) => void heard.push(message) };
  broadcast.join(joined);
  return joined;
}

it('tells the writer when all others have forgotten', () => {
  const [writer, second, third] = [member(), member(), member()];
  broadcast.wrote(writer, 7, ['news']);
  expect([second.heard, third.heard]).toEqual([
    [{ say: 'forget', id: 1, tags: ['news'] }],
    [{ say: 'forget', id: 1, tags: ['news'] }],
  ]);
  broadcast.forgot(second, 1);
  broadcast.forgot(second, 1);
  expect(writer.heard).toEqual([]);
  broadcast.forgot(third, 1);
  expect(writer.heard).toEqual([{ say: 'told', id: 7 }]);
});

it('a writer that is alone is told at once', () => {
  const writer = member();
  broadcast.wrote(writer, 1, ['news']);
  expect(writer.heard).toEqual([{ say: 'told', id: 1 }]);
});

it('nobody waits for one that is gone', () => {
  const [writer, dying] = [member(), member()];
  broadcast.wrote(writer, 1, ['news']);
  broadcast.wrote(writer, 2, ['videos']);
  broadcast.leave(dying);
  expect(writer.heard).toEqual([
    { say: 'told', id: 1 },
    { say: 'told', id: 2 },
  ]);
  broadcast.wrote(writer, 3, ['news']);
  expect(writer.heard.at(-1)).toEqual({ say: 'told', id: 3 });
});

it('writes of several at once are confirmed each to its own', () => {
  const [first, second] = [member(), member()];
  broadcast.wrote(first, 1, ['news']);
  broadcast.wrote(second, 1, ['videos']);
  broadcast.forgot(first, 2);
  expect([first.heard.at(-1), second.heard.at(-1)]).toEqual([
    { say: 'forget', id: 2, tags: ['videos'] },
    { say: 'told', id: 1 },
  ]);
  broadcast.forgot(second, 1);
  expect(first.heard.at(-1)).toEqual({ say: 'told', id: 1 });
});
