/** Settings made from several variables, some of which must be set together. */
import type { Config, DatabaseLimits, S3Config } from './types';
import { ConfigError, removeTrailingSlashes, type Variables } from './variables';

/** Limits of the database's connections. */
export const databaseLimitsOf = (variables: Variables): DatabaseLimits => ({
  poolSize: variables.DATABASE_POOL_SIZE ?? 10,
  connectMs: (variables.DATABASE_CONNECT_SECONDS ?? 5) * 1_000,
  statementMs: (variables.DATABASE_STATEMENT_SECONDS ?? 8) * 1_000,
  transactionPooler: variables.DATABASE_POOLER === 'transaction',
});

/**
 * Where `/metrics` is served, if it is: on a port of its own, since the product's is open to everybody.
 * @throws ConfigError for a host without a port, or the product's port
 */
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
export function linkedinOf(variables: Variables): Config['linkedin'] {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = variables;
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    throw new ConfigError(
      'LINKEDIN_CLIENT_SECRET: LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET go together',
    );
  }
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, issuer: variables.LINKEDIN_ISSUER ?? 'https://www.linkedin.com/oauth' };
}

/**
 * The language model, if it is configured. The API key is optional, since servers on one's own machine need none.
 * @throws ConfigError for a URL without a model, or a model or key without a URL
 */
export function languageModelOf({
  AI_BASE_URL: url,
  AI_API_KEY: apiKey,
  AI_MODEL: model,
}: Variables): Config['ai'] {
  if (!url && (apiKey || model)) throw new ConfigError('AI_BASE_URL: required with AI_MODEL or AI_API_KEY');
  if (url && !model) throw new ConfigError('AI_MODEL: required with AI_BASE_URL');
  return url && model ? { baseUrl: removeTrailingSlashes(url), apiKey, model } : undefined;
}

/** The enrichment service, if it is configured. @throws ConfigError for a key without a URL */
export function enrichmentOf({
  ENRICHMENT_URL: url,
  ENRICHMENT_API_KEY: apiKey,
}: Variables): Config['enrichment'] {
  if (!url && apiKey) throw new ConfigError('ENRICHMENT_URL: required with ENRICHMENT_API_KEY');
  return url ? { url, apiKey } : undefined;
}

/**
 * The shared page cache, if there is one.
 * @throws ConfigError for a purge URL without a time, or a token without a URL
 */
export function pageCacheOf(variables: Variables): Config['pageCache'] {
  const { PAGE_CACHE_SECONDS: seconds, PAGE_PURGE_URL: url, PAGE_PURGE_TOKEN: token } = variables;
  if (url && !seconds) throw new ConfigError('PAGE_CACHE_SECONDS: required with PAGE_PURGE_URL');
  if (token && !url) throw new ConfigError('PAGE_PURGE_URL: required with PAGE_PURGE_TOKEN');
  return seconds ? { seconds, purge: url ? { url, token } : undefined } : undefined;
}

/** Whether OpenTelemetry's variables name an endpoint, for traces or for everything, and do not disable it. */
export const tracingOf = (variables: Variables): boolean =>
  Boolean(variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT) &&
  variables.OTEL_TRACES_EXPORTER !== 'none' &&
  variables.OTEL_SDK_DISABLED?.toLowerCase() !== 'true';

/** Google's places, if they are configured. */
export function googleMapsOf(variables: Variables): Config['googleMaps'] {
  if (!variables.GOOGLE_MAPS_API_KEY) return undefined;
  const baseUrl = removeTrailingSlashes(variables.GOOGLE_MAPS_BASE_URL ?? 'https://maps.googleapis.com');
  return { apiKey: variables.GOOGLE_MAPS_API_KEY, baseUrl };
}

const S3_REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The bucket, if it is configured. @throws ConfigError for half of it: files would silently go to the disk instead */
export function s3Of(variables: Variables): S3Config | undefined {
  const isConfigured = [...S3_REQUIRED, 'S3_ENDPOINT' as const, 'S3_REGION' as const].some(
    (name) => variables[name],
  );
  if (!isConfigured) return undefined;
  for (const name of S3_REQUIRED) {
    if (!variables[name]) throw new ConfigError(`${name}: S3_BUCKET and both of its keys go together`);
  }
  const region = variables.S3_REGION ?? 'us-east-1';
  return {
    endpoint: removeTrailingSlashes(variables.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`),
    region,
    bucket: variables.S3_BUCKET as string,
    accessKeyId: variables.S3_ACCESS_KEY_ID as string,
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY as string,
  };
}
