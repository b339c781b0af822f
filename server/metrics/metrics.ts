import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { counters } from '../counters.ts';
import { createRouteMatcher } from './match-route.ts';

/** Values of the whole site. They are read by one process: the primary, or the only one. */
export type SiteGauges = {
  mailQueue: () => Promise<{ waiting: number; retrying: number; gaveUp: number }>;
  /** When the newest successful backup was made; undefined where there is none. */
  newestBackup: () => Promise<Date | undefined>;
  /** The same of the backups in the bucket; undefined where backups are not copied. */
  newestCopy: (() => Promise<Date | undefined>) | undefined;
};

/** The metrics of one process, as prom-client passes them between processes. */
export type MetricsOfProcess = object[];

export type Metrics = ReturnType<typeof createMetrics>;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
/** In seconds: cached responses take less than a millisecond, uploads minutes. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
/** The status of requests whose client left before the response; nginx logs the same. */
const clientLeft = 499;

/**
 * Creates the metrics of this process, in the Prometheus format; with `site` also those of the site. One of these that
 * cannot be read, such as while the database does not answer, is left out and written to its log.
 */
export function createMetrics(site?: { gauges: SiteGauges; log: Logger }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'minbar_http_requests_total',
    help: 'Answered requests by the pattern of their route, method and status; 499: the client left.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'minbar_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response.',
    labelNames: ['route'],
    buckets,
    registers,
  });

  /** Declares a counter that is read from `counters`; `read` returns values by label, or under '' without one. */
  const count = (name: string, help: string, label: string | undefined, read: () => Iterable<[string, number]>) =>
    new Counter({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      collect() {
        this.reset();
        for (const [value, total] of read()) this.inc(label === undefined ? {} : { [label]: value }, total);
      },
    });
  count('minbar_cached_answers_total', 'Cacheable responses: hit or miss.', 'result', () => [
    ['hit', counters.cacheHits],
    ['miss', counters.cacheMisses],
  ]);
  count('minbar_refusals_total', 'Requests refused because of limits.', 'code', () => counters.refusals);
  count('minbar_database_errors_total', 'Queries that failed because of the database.', 'kind', () =>
    Object.entries(counters.databaseErrors),
  );
  count('minbar_uploads_total', 'Files that were received.', undefined, () => [['', counters.uploads]]);
  count('minbar_uploaded_bytes_total', 'Their bytes.', undefined, () => [['', counters.uploadedBytes]]);
  count('minbar_mails_total', 'Mails by result.', 'result', () => [
    ['sent', counters.mailsSent],
    ['failed', counters.mailsFailed],
  ]);
  void new Gauge({
    name: 'minbar_rendering_queue',
    help: 'Pages that are being rendered or wait for it.',
    registers,
    collect() {
      this.set(counters.renderings);
    },
  });
  if (site) addSiteGauges(site.gauges, site.log, registry);

  let routeOf: (path: string) => string = createRouteMatcher([]);
  const record = (request: IncomingMessage, response: ServerResponse, startedAt: number) => {
    const { url = '/', method = '' } = request;
    const query = url.indexOf('?');
    const route = routeOf(query < 0 ? url : url.slice(0, query));
    requests.inc({
      route,
      method: methods.has(method) ? method : 'other',
      status: response.headersSent ? response.statusCode : clientLeft,
    });
    duration.observe({ route }, (performance.now() - startedAt) / 1000);
  };

  return {
    /** Counts the requests that a handler answers, under these patterns of routes. */
    watch(handler: RequestListener, patterns: Iterable<string>): RequestListener {
      routeOf = createRouteMatcher(patterns);
      return (request, response) => {
        const startedAt = performance.now();
        response.once('close', () => record(request, response, startedAt));
        handler(request, response);
      };
    },

    /** Returns the metrics of this process, to be summed up with those of others. */
    read: async (): Promise<MetricsOfProcess> => registry.getMetricsAsJSON(),
  };
}

function addSiteGauges({ mailQueue, newestBackup, newestCopy }: SiteGauges, log: Logger, registry: Registry): void {
  /** Returns what was read, or undefined where that failed: the other metrics are still reported. */
  const tryToRead = <T>(metric: string, read: () => Promise<T>): Promise<{ value: T } | undefined> =>
    read().then(
      (value) => ({ value }),
      (error: unknown) => {
        log.warn({ err: error, metric }, 'a metric could not be read and is left out');
        return undefined;
      },
    );
  void new Gauge({
    name: 'minbar_mail_queue',
    help: 'Messages to be mailed: waiting, failed and tried again, and given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const queue = await tryToRead('minbar_mail_queue', mailQueue);
      for (const [state, total] of Object.entries(queue?.value ?? {})) this.set({ state }, total);
    },
  });
  const moment = (name: string, help: string, read: () => Promise<Date | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await tryToRead(name, read);
        // 0 would report that there is no backup. `reset` sets 0 as well.
        if (!found) return this.remove();
        this.set((found.value?.getTime() ?? 0) / 1000);
      },
    });
  moment(
    'minbar_newest_backup_timestamp_seconds',
    'When the newest successful backup was made; 0: there is none.',
    newestBackup,
  );
  if (newestCopy)
    moment(
      'minbar_newest_copy_timestamp_seconds',
      'When the newest backup that is in the bucket was made; 0: there is none.',
      newestCopy,
    );
}

/** Returns the metrics of several processes as one text: counts and sizes are summed up. */
export async function writeMetrics(processes: readonly MetricsOfProcess[]): Promise<{ text: string; type: string }> {
  const registry = AggregatorRegistry.aggregate([...processes]);
  return { text: await registry.metrics(), type: registry.contentType };
}
