import type { FromPrimary } from './messages.ts';

/** A worker as seen by the primary; sending to one that has ended does nothing. */
export type WorkerChannel = { send: (message: FromPrimary) => void };

type InvalidationRound = { from: WorkerChannel; id: number; waitingFor: Set<WorkerChannel> };

/**
 * Creates the primary's part of an invalidation: passes the tags on to all other workers, and confirms it to the writer
 * when each of them has confirmed or ended.
 */
export function createBroadcast() {
  const channels = new Set<WorkerChannel>();
  const rounds = new Map<number, InvalidationRound>();
  let last = 0;

  const confirm = (id: number, by: WorkerChannel) => {
    const round = rounds.get(id);
    if (!round) return;
    round.waitingFor.delete(by);
    if (round.waitingFor.size > 0) return;
    rounds.delete(id);
    round.from.send({ type: 'confirmed', id: round.id });
  };

  return {
    join: (channel: WorkerChannel): void => void channels.add(channel),

    /** Removes a worker that has ended; nothing waits for it any more. */
    leave(channel: WorkerChannel): void {
      channels.delete(channel);
      for (const id of rounds.keys()) confirm(id, channel);
    },

    /** Passes tags on to the other workers; `id` is the writer's own number of the write. */
    invalidate(from: WorkerChannel, id: number, tags: string[]): void {
      const others = [...channels].filter((channel) => channel !== from);
      last += 1;
      rounds.set(last, { from, id, waitingFor: new Set(others) });
      for (const other of others) other.send({ type: 'invalidate', id: last, tags });
      confirm(last, from); // where there is no other worker
    },

    /** Sends a message to all workers but one. */
    sendToOthers(from: WorkerChannel | undefined, message: FromPrimary): void {
      for (const channel of channels) if (channel !== from) channel.send(message);
    },

    confirm: (channel: WorkerChannel, id: number): void => confirm(id, channel),
  };
}
