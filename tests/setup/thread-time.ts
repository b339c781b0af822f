/**
 * Returns the CPU time of this thread in milliseconds; unlike the clock, it stops while other programs use the
 * processor.
 */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
