import type { Config } from '../config';
import { type Metrics, noMetrics } from './metrics';

export { type Metrics, type MetricsSources as Sources, noMetrics } from './metrics';

/**
 * Starts metrics if an address for them is configured.
 * @returns `close`, which closes the address
 * @throws if the address is in use
 */
export async function startMetrics(
  config: Pick<Config, 'metrics'>,
): Promise<{ metrics: Metrics; port?: number; close(): Promise<void> }> {
  if (!config.metrics) return { metrics: noMetrics, close: async () => {} };
  const [{ createPrometheusMetrics }, { listenForScrapes }] = await Promise.all([
    import('./prometheus'),
    import('./metrics-server'),
  ]);
  const metrics = createPrometheusMetrics();
  const { port, close } = await listenForScrapes(metrics.registry, config.metrics);
  return { metrics, port, close };
}
