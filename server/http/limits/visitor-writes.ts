import { parseIp } from '../../parse-ip.ts';
import { createPacedQueue, runOrRefuse } from '../../queues/paced-queue.ts';

/** Runs work for an IP; throws 503 where too much waits. */
export type VisitorWrites = <T>(ip: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates the queue of what visitors store. A write takes milliseconds: one is made at a time, with turns of the event
 * loop before each. Subnets are served round-robin.
 */
export function createVisitorWrites(): VisitorWrites {
  const queue = createPacedQueue({ concurrency: 1, maxWaiting: 200 });
  return (ip, work) => runOrRefuse(queue, work, { key: parseIp(ip).queueKey });
}
