/**
 * What this process has counted since its start, for the metrics.
 */
export const counters = {
  mailsSent: 0,
  mailsFailed: 0,
};
