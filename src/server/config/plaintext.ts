/** Requires TLS to services on other machines, unless the operator declares a network private. */
import type { Variables } from './variables';
import { ConfigError } from './variables';

const SERVICES = ['database', 'smtp', 's3', 'http'] as const;
export type Service = (typeof SERVICES)[number];

/** Variables with the URLs of services that receive people's texts or a key of ours over HTTP. */
const HTTP_SERVICE_VARIABLES = [
  'AI_BASE_URL',
  'ENRICHMENT_URL',
  'GENERATE_WEBHOOK_URL',
  'GOOGLE_MAPS_BASE_URL',
  'LINKEDIN_ISSUER',
  'PAGE_PURGE_URL',
] as const;

const LOOPBACK_PATTERN = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/** Whether a host is this machine, in any case: `URL` keeps the case for protocols other than http. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_PATTERN.test(host);

/**
 * The services that the operator allows without TLS.
 * @throws ConfigError for a word that names no service, or a URL without TLS that is not allowed
 */
export function plaintextOf(variables: Variables): ReadonlySet<Service> {
  const allowed = new Set<Service>();
  for (const word of (variables.ALLOW_PLAINTEXT ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)) {
    const service = SERVICES.find((known) => known === word);
    if (!service) throw new ConfigError(`ALLOW_PLAINTEXT: '${word}' is none of ${SERVICES.join(', ')}`);
    allowed.add(service);
  }
  const refuse = (variable: string, service: Service, remedy: string) => {
    throw new ConfigError(
      `${variable}: is on another machine and asks for no TLS. ${remedy}; in a network of your own set ALLOW_PLAINTEXT=${service}`,
    );
  };
  for (const variable of ['DATABASE_URL', 'DATABASE_MIGRATION_URL'] as const) {
    const url = variables[variable];
    if (url && !allowed.has('database') && !isDatabaseSecure(new URL(url))) {
      refuse(variable, 'database', 'Add ?sslmode=verify-full');
    }
  }
  for (const variable of ['S3_ENDPOINT', ...HTTP_SERVICE_VARIABLES] as const) {
    const service = variable === 'S3_ENDPOINT' ? 's3' : 'http';
    const url = variables[variable];
    if (!url || allowed.has(service)) continue;
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:' && !isLoopbackHost(hostname)) refuse(variable, service, 'Use https://');
  }
  return allowed;
}

/**
 * Whether the connection to a database stays on this machine or asks for TLS. A Unix socket has an empty host, or a
 * path in its place.
 */
function isDatabaseSecure({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return true;
  const mode = searchParams.get('sslmode');
  if (mode !== null) return ['require', 'verify-ca', 'verify-full'].includes(mode);
  return ['true', '1'].includes(searchParams.get('ssl') ?? '');
}
