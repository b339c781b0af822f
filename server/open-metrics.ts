import type { ServerContext } from './create-server-context.ts';
import type { Env } from './env.ts';
import type { Metrics } from './metrics/metrics.ts';

/**
 * Serves the metrics where `METRICS_PORT` is set; only then their package is loaded. `readWorkers` returns the metrics
 * of the other processes of the site, which are summed up with those of this one.
 */
export async function openMetrics(
  env: Env,
  { siteGauges, log }: ServerContext,
  readWorkers: () => Promise<object[][]> = async () => [],
): Promise<{ metrics: Metrics; end: () => Promise<void> } | undefined> {
  if (!env.metrics) return undefined;
  const [{ createMetrics, writeMetrics }, { startMetricsServer }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/metrics-server.ts'),
  ]);
  const metrics = createMetrics({ gauges: siteGauges, log });
  const write = async () => writeMetrics([await metrics.read(), ...(await readWorkers())]);
  const { address, end } = await startMetricsServer(env.metrics, write, log);
  console.log(`Metrics are at ${address}`);
  return { metrics, end };
}
