import type { Config } from '../config';
import { type Metrics, noMetrics } from './metrics';

export { type Metrics, noMetrics, type Sources } from './metrics';

/**
 * Metrics as configured: none unless an address for them is set.
 * @returns `close`, which ends the address
 * @throws where the address is taken
 */
export async function startMetrics(
  config: Pick<Config, 'metrics'>,
): Promise<{ metrics: Metrics; port?: number; close(): Promise<void> }> {
  if (!config.metrics) return { metrics: noMetrics, close: async () => {} };
  const [{ createPrometheusMetrics }, { listenForScrapes }] = await Promise.all([
    import('./prometheus'),
    import('./listen'),
  ]);
  const metrics = createPrometheusMetrics();
  const { port, close } = await listenForScrapes(metrics.registry, config.metrics);
  return { metrics, port, close };
}
