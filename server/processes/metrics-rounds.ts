import type { WorkerChannel } from './broadcast.ts';

/** A worker that does not answer within this time is left out: it must not hide the metrics of the others. */
const timeout = 2_000; // milliseconds

type MetricsRound = { waitingFor: Set<WorkerChannel>; received: object[][]; end: () => void };

/** Creates the primary's part of collecting the metrics of all workers. */
export function createMetricsRounds() {
  const channels = new Set<WorkerChannel>();
  const rounds = new Map<number, MetricsRound>();
  let last = 0;

  const settle = (round: MetricsRound, channel: WorkerChannel) => {
    round.waitingFor.delete(channel);
    if (round.waitingFor.size === 0) round.end();
  };

  return {
    join: (channel: WorkerChannel): void => void channels.add(channel),

    /** Removes a worker that has ended; nothing waits for it any more. */
    leave(channel: WorkerChannel): void {
      channels.delete(channel);
      for (const round of rounds.values()) settle(round, channel);
    },

    receive(channel: WorkerChannel, id: number, metrics: object[]): void {
      const round = rounds.get(id);
      if (!round?.waitingFor.has(channel)) return;
      round.received.push(metrics);
      settle(round, channel);
    },

    /** Asks all workers; resolves when each has answered or ended, or after the time limit. */
    ask(): Promise<object[][]> {
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          rounds.delete(id);
          resolve(round.received);
        };
        const round: MetricsRound = { waitingFor: new Set(channels), received: [], end };
        const timer = setTimeout(end, timeout);
        rounds.set(id, round);
        for (const channel of channels) channel.send({ type: 'metrics', id });
        if (channels.size === 0) end();
      });
    },
  };
}
