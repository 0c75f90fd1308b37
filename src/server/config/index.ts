/** Reads the environment once. Only `main.ts`, `dev.ts` and the commands call this. */
import { resolve } from 'node:path';
import { networksOf } from './networks';
import { isLoopbackHost, plaintextOf } from './plaintext';
import {
  aiOf,
  databaseOf,
  enrichmentOf,
  googleMapsOf,
  linkedinOf,
  metricsOf,
  pageCacheOf,
  s3Of,
  tracingOf,
} from './services';
import type { Config } from './types';
import { ConfigError, readVariables, removeTrailingSlashes } from './variables';

export type { Network } from './networks';
export type { Config, DatabaseLimits, S3Config } from './types';
export { ConfigError } from './variables';

/** Whether an origin can only be reached from this machine. */
export const isLoopbackUrl = (value: string): boolean => isLoopbackHost(new URL(value).hostname);

/**
 * Reads the configuration from environment variables; an empty string counts as absent.
 * @throws ConfigError naming the variable and what is wrong with it
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const e = readVariables(env);
  const port = e.PORT ?? 3000;
  const appUrl = removeTrailingSlashes(e.APP_URL ?? `http://localhost:${port}`);
  if (e.DATABASE_URL && !e.AUTH_SECRET) throw new ConfigError('AUTH_SECRET: required with DATABASE_URL');
  if (e.DATABASE_MIGRATION_URL && !e.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL: required with DATABASE_MIGRATION_URL');
  }
  if (e.AUTH_SECRET_PREVIOUS && e.AUTH_SECRET_PREVIOUS === e.AUTH_SECRET) {
    throw new ConfigError('AUTH_SECRET_PREVIOUS: must differ from AUTH_SECRET');
  }
  if (!isLoopbackUrl(appUrl) && !e.SMTP_URL) {
    throw new ConfigError('SMTP_URL: required when APP_URL is public, or nobody could confirm an address');
  }
  const plaintext = plaintextOf(e);
  return {
    production: e.NODE_ENV === 'production',
    port,
    host: e.HOST ?? '127.0.0.1',
    appUrl,
    dataDir: resolve(e.DATA_DIR ?? './data'),
    databaseUrl: e.DATABASE_URL,
    databaseMigrationUrl: e.DATABASE_MIGRATION_URL,
    database: databaseOf(e),
    authSecret: e.AUTH_SECRET,
    authSecretPrevious: e.AUTH_SECRET_PREVIOUS,
    smtpUrl: e.SMTP_URL,
    smtpTls: !plaintext.has('smtp') && !(e.SMTP_URL && isLoopbackUrl(e.SMTP_URL)),
    mailFrom: e.MAIL_FROM ?? 'Quarterdeck <no-reply@quarterdeck.example>',
    linkedin: linkedinOf(e),
    ai: aiOf(e),
    enrichment: enrichmentOf(e),
    generateWebhookUrl: e.GENERATE_WEBHOOK_URL,
    googleMaps: googleMapsOf(e),
    s3: s3Of(e),
    pageCache: pageCacheOf(e),
    marketingUrl: e.MARKETING_URL,
    contactUrl: e.CONTACT_URL,
    contactAddress: e.MAIL_FROM?.match(/[^\s<>]+@[^\s<>]+/)?.[0],
    // Placeholders under a reserved name, so that nobody's calendar is filled before the operator sets one.
    coaching: {
      executive: e.EXECUTIVE_COACHING_URL ?? 'https://calendar.quarterdeck.example/executive-intro-call',
      team: e.TEAM_COACHING_URL ?? 'https://calendar.quarterdeck.example/team-intro-call',
    },
    trustedProxies: networksOf('TRUSTED_PROXIES', e.TRUSTED_PROXIES ?? ''),
    shutdownGrace: (e.SHUTDOWN_GRACE_SECONDS ?? 2) * 1_000,
    deletionGraceHours: e.DELETION_GRACE_HOURS ?? 24,
    logLevel: e.LOG_LEVEL ?? 'info',
    tracing: tracingOf(e),
    metrics: metricsOf(e, port),
  };
}
