/**
 * Loaded into the server before its own program (`node --import`): measures the longest time that the event loop is
 * blocked, and reports it to the program that started the server. It counts CPU time of the thread, so that a busy
 * machine does not look like a slow server; waiting for the disk is not counted.
 */
export type LoopReport = { /** Longest since the last report, in milliseconds. */ stall: number; rss: number };

const interval = 4; // milliseconds
let longest = 0;
const busy = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

let last = busy();
const measure = () => {
  const now = busy();
  longest = Math.max(longest, now - last);
  last = now;
};
setInterval(measure, interval).unref();

process.on('message', (message: unknown) => {
  if (message !== 'report') return;
  measure();
  const report: LoopReport = { stall: longest, rss: process.memoryUsage.rss() };
  longest = 0;
  process.send?.(report);
});
// A message channel would keep the server alive.
process.channel?.unref();
