/** The optional services: variables that belong together have to be set together. */
import type { Config, DatabaseLimits, S3Config } from './types';
import { ConfigError, removeTrailingSlashes, type Variables } from './variables';

/** Limits of the database's connections; times in milliseconds. */
export const databaseOf = (e: Variables): DatabaseLimits => ({
  poolSize: e.DATABASE_POOL_SIZE ?? 10,
  connect: (e.DATABASE_CONNECT_SECONDS ?? 5) * 1_000,
  statement: (e.DATABASE_STATEMENT_SECONDS ?? 8) * 1_000,
  transactionPooler: e.DATABASE_POOLER === 'transaction',
});

/** A separate port, since the product's is open to everybody. */
export function metricsOf(
  { METRICS_PORT: port, METRICS_HOST: host }: Variables,
  productPort: number,
): Config['metrics'] {
  if (port === undefined) {
    if (host) throw new ConfigError('METRICS_PORT: required with METRICS_HOST');
    return undefined;
  }
  if (port !== 0 && port === productPort) throw new ConfigError('METRICS_PORT: must differ from PORT');
  return { port, host: host ?? '127.0.0.1' };
}

/** LinkedIn's sign-in, if it is configured. @throws ConfigError if only half of it is */
export function linkedinOf(e: Variables): Config['linkedin'] {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = e;
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    throw new ConfigError(
      'LINKEDIN_CLIENT_SECRET: LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET go together',
    );
  }
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, issuer: e.LINKEDIN_ISSUER ?? 'https://www.linkedin.com/oauth' };
}

/** The API key is optional, since servers on one's own machine need none; the model is required. */
export function aiOf({ AI_BASE_URL: url, AI_API_KEY: apiKey, AI_MODEL: model }: Variables): Config['ai'] {
  if (!url && (apiKey || model)) throw new ConfigError('AI_BASE_URL: required with AI_MODEL and AI_API_KEY');
  if (url && !model) throw new ConfigError('AI_MODEL: required with AI_BASE_URL');
  return url && model ? { baseUrl: removeTrailingSlashes(url), apiKey, model } : undefined;
}

/** The enrichment service, if it is configured. @throws ConfigError for a key without an address */
export function enrichmentOf({
  ENRICHMENT_URL: url,
  ENRICHMENT_API_KEY: apiKey,
}: Variables): Config['enrichment'] {
  if (!url && apiKey) throw new ConfigError('ENRICHMENT_URL: required with ENRICHMENT_API_KEY');
  return url ? { url, apiKey } : undefined;
}

/** Without a cache time, a purge address would have no effect, nor would a token without an address. */
export function pageCacheOf(e: Variables): Config['pageCache'] {
  const { PAGE_CACHE_SECONDS: seconds, PAGE_PURGE_URL: url, PAGE_PURGE_TOKEN: token } = e;
  if (url && !seconds) throw new ConfigError('PAGE_CACHE_SECONDS: required with PAGE_PURGE_URL');
  if (token && !url) throw new ConfigError('PAGE_PURGE_URL: required with PAGE_PURGE_TOKEN');
  return seconds ? { seconds, purge: url ? { url, token } : undefined } : undefined;
}

/** Whether OpenTelemetry's variables name an endpoint, for traces or for everything, and do not disable it. */
export const tracingOf = (e: Variables): boolean =>
  Boolean(e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? e.OTEL_EXPORTER_OTLP_ENDPOINT) &&
  e.OTEL_TRACES_EXPORTER !== 'none' &&
  e.OTEL_SDK_DISABLED?.toLowerCase() !== 'true';

/** Google's places, if they are configured. */
export function googleMapsOf(e: Variables): Config['googleMaps'] {
  if (!e.GOOGLE_MAPS_API_KEY) return undefined;
  const baseUrl = removeTrailingSlashes(e.GOOGLE_MAPS_BASE_URL ?? 'https://maps.googleapis.com');
  return { apiKey: e.GOOGLE_MAPS_API_KEY, baseUrl };
}

const S3_REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All or none: with half a configuration, files would silently go to the disk instead of the bucket. */
export function s3Of(e: Variables): S3Config | undefined {
  const isConfigured = [...S3_REQUIRED, 'S3_ENDPOINT' as const, 'S3_REGION' as const].some((name) => e[name]);
  if (!isConfigured) return undefined;
  for (const name of S3_REQUIRED) {
    if (!e[name]) throw new ConfigError(`${name}: S3_BUCKET and both of its keys go together`);
  }
  const region = e.S3_REGION ?? 'us-east-1';
  return {
    endpoint: removeTrailingSlashes(e.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`),
    region,
    bucket: e.S3_BUCKET as string,
    accessKeyId: e.S3_ACCESS_KEY_ID as string,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY as string,
  };
}
