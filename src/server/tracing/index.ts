import type { Config } from '../config';
import { noTracing, type Tracing } from './tracing';

export { noTracing, type Tracing } from './tracing';

/** Starts tracing if OpenTelemetry's variables name an endpoint. */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing> {
  if (!tracing) return noTracing;
  const { createOtlpTracing } = await import('./otlp');
  return createOtlpTracing();
}
