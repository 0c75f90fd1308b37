import type { Config } from '../config';
import { noTracing, type Tracing } from './tracing';

export { noTracing, type Tracing } from './tracing';

/** Traces as configured: none unless OpenTelemetry's variables name where they go. */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing> {
  if (!tracing) return noTracing;
  const { createOtlpTracing } = await import('./otlp');
  return createOtlpTracing();
}
