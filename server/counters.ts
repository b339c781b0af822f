/**
 * What this process has counted since its start. Counting is always on; the metrics read it when they are asked for.
 */
export const counters = {
  /** Pages and other cacheable responses that were in the cache, and that had to be made. */
  cacheHits: 0,
  cacheMisses: 0,
  /** Pages that are being rendered or wait for it. */
  renderings: 0,
  uploads: 0,
  uploadedBytes: 0,
  mailsSent: 0,
  mailsFailed: 0,
  /** Refusals because of limits, by the code of the error. */
  refusals: new Map<string, number>(),
  /** Failed queries because the database is unavailable, full or damaged. */
  databaseErrors: { unavailable: 0, full: 0, damaged: 0 },
};
