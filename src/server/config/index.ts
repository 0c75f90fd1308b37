/** Turns environment variables into the configuration. In the product, only `main.ts`, `dev.ts` and the commands do. */
import { resolve } from 'node:path';
import { networksOf } from './networks';
import { isLoopbackHost, plaintextOf } from './plaintext';
import {
  databaseLimitsOf,
  enrichmentOf,
  googleMapsOf,
  languageModelOf,
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

/** Whether a URL leads to this machine itself. @throws TypeError for a text that is no URL */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname);

/**
 * Reads the configuration from environment variables; an empty string counts as absent.
 * @throws ConfigError naming the variable and what is wrong with it
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const variables = readVariables(env);
  const port = variables.PORT ?? 3000;
  const appUrl = removeTrailingSlashes(variables.APP_URL ?? `http://localhost:${port}`);
  if (variables.DATABASE_URL && !variables.AUTH_SECRET)
    throw new ConfigError('AUTH_SECRET: required with DATABASE_URL');
  if (variables.DATABASE_MIGRATION_URL && !variables.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL: required with DATABASE_MIGRATION_URL');
  }
  if (variables.AUTH_SECRET_PREVIOUS && variables.AUTH_SECRET_PREVIOUS === variables.AUTH_SECRET) {
    throw new ConfigError('AUTH_SECRET_PREVIOUS: must differ from AUTH_SECRET');
  }
  if (!isLoopbackUrl(appUrl) && !variables.SMTP_URL) {
    throw new ConfigError('SMTP_URL: required when APP_URL is public, or nobody could confirm an address');
  }
  const plaintext = plaintextOf(variables);
  return {
    production: variables.NODE_ENV === 'production',
    port,
    host: variables.HOST ?? '127.0.0.1',
    appUrl,
    dataDir: resolve(variables.DATA_DIR ?? './data'),
    databaseUrl: variables.DATABASE_URL,
    databaseMigrationUrl: variables.DATABASE_MIGRATION_URL,
    database: databaseLimitsOf(variables),
    authSecret: variables.AUTH_SECRET,
    authSecretPrevious: variables.AUTH_SECRET_PREVIOUS,
    smtpUrl: variables.SMTP_URL,
    smtpTls: !plaintext.has('smtp') && !(variables.SMTP_URL && isLoopbackUrl(variables.SMTP_URL)),
    mailFrom: variables.MAIL_FROM ?? 'Quarterdeck <no-reply@quarterdeck.example>',
    linkedin: linkedinOf(variables),
    ai: languageModelOf(variables),
    enrichment: enrichmentOf(variables),
    generateWebhookUrl: variables.GENERATE_WEBHOOK_URL,
    googleMaps: googleMapsOf(variables),
    s3: s3Of(variables),
    pageCache: pageCacheOf(variables),
    marketingUrl: variables.MARKETING_URL,
    contactUrl: variables.CONTACT_URL,
    contactAddress: variables.MAIL_FROM?.match(/[^\s<>]+@[^\s<>]+/)?.[0],
    // Placeholders under a reserved name, so that nobody's calendar is filled before the operator sets one.
    coaching: {
      executive:
        variables.EXECUTIVE_COACHING_URL ?? 'https://calendar.quarterdeck.example/executive-intro-call',
      team: variables.TEAM_COACHING_URL ?? 'https://calendar.quarterdeck.example/team-intro-call',
    },
    trustedProxies: networksOf('TRUSTED_PROXIES', variables.TRUSTED_PROXIES ?? ''),
    shutdownGraceMs: (variables.SHUTDOWN_GRACE_SECONDS ?? 2) * 1_000,
    deletionGraceHours: variables.DELETION_GRACE_HOURS ?? 24,
    logLevel: variables.LOG_LEVEL ?? 'info',
    tracing: tracingOf(variables),
    metrics: metricsOf(variables, port),
  };
}
