import type { Member } from './broadcast.ts';

/** A worker that does not answer within this time is left out: it must not hide the metrics of the others. */
const timeout = 2_000; // milliseconds

type Round = { waitingFor: Set<Member>; received: object[][]; end: () => void };

/** Creates the primary's part of collecting the metrics of all workers. */
export function createMetricsRounds() {
  const members = new Set<Member>();
  const rounds = new Map<number, Round>();
  let last = 0;

  const settle = (round: Round, member: Member) => {
    round.waitingFor.delete(member);
    if (round.waitingFor.size === 0) round.end();
  };

  return {
    join: (member: Member): void => void members.add(member),

    /** Removes a worker that has ended; nothing waits for it any more. */
    leave(member: Member): void {
      members.delete(member);
      for (const round of rounds.values()) settle(round, member);
    },

    receive(member: Member, id: number, metrics: object[]): void {
      const round = rounds.get(id);
      if (!round?.waitingFor.has(member)) return;
      round.received.push(metrics);
      settle(round, member);
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
        const round: Round = { waitingFor: new Set(members), received: [], end };
        const timer = setTimeout(end, timeout);
        rounds.set(id, round);
        for (const member of members) member.send({ type: 'metrics', id });
        if (members.size === 0) end();
      });
    },
  };
}
