import type { FromPrimary } from './messages.ts';

/** A worker as seen by the primary; sending to one that has ended does nothing. */
export type Member = { send: (message: FromPrimary) => void };

type Round = { from: Member; id: number; waitingFor: Set<Member> };

/**
 * Creates the primary's part of an invalidation: passes the tags on to all other workers, and confirms it to the writer
 * when each of them has confirmed or ended.
 */
export function createBroadcast() {
  const members = new Set<Member>();
  const rounds = new Map<number, Round>();
  let last = 0;

  const confirm = (id: number, by: Member) => {
    const round = rounds.get(id);
    if (!round) return;
    round.waitingFor.delete(by);
    if (round.waitingFor.size > 0) return;
    rounds.delete(id);
    round.from.send({ type: 'confirmed', id: round.id });
  };

  return {
    join: (member: Member): void => void members.add(member),

    /** Removes a worker that has ended; nothing waits for it any more. */
    leave(member: Member): void {
      members.delete(member);
      for (const id of rounds.keys()) confirm(id, member);
    },

    /** Passes tags on to the other workers; `id` is the writer's own number of the write. */
    invalidate(from: Member, id: number, tags: string[]): void {
      const others = [...members].filter((member) => member !== from);
      last += 1;
      rounds.set(last, { from, id, waitingFor: new Set(others) });
      for (const other of others) other.send({ type: 'invalidate', id: last, tags });
      confirm(last, from); // where there is no other worker
    },

    /** Sends a message to all workers but one. */
    sendToOthers(from: Member | undefined, message: FromPrimary): void {
      for (const member of members) if (member !== from) member.send(message);
    },

    confirm: (member: Member, id: number): void => confirm(id, member),
  };
}
