/** The schema of the environment variables, each validated by itself. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { OperatorError } from '../errors/operator';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const url = optional(z.url({ protocol: /^https?$/ }));
const text = optional(z.string());
const INVALID_URL_MESSAGE = 'is not an address; special characters of a password are written as in %40';
const postgresUrl = optional(
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .refine(URL.canParse, INVALID_URL_MESSAGE),
);
const secret = optional(z.string().min(32, 'must have at least 32 characters'));

const environment = z.object({
  NODE_ENV: text,
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: text,
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  METRICS_HOST: text,
  APP_URL: url,
  DATA_DIR: text,
  DATABASE_URL: postgresUrl,
  DATABASE_MIGRATION_URL: postgresUrl,
  DATABASE_POOL_SIZE: optional(z.coerce.number().int().min(1).max(1_000)),
  DATABASE_CONNECT_SECONDS: optional(z.coerce.number().min(0.1).max(60)),
  DATABASE_STATEMENT_SECONDS: optional(z.coerce.number().min(0.1).max(600)),
  DATABASE_POOLER: optional(z.enum(['transaction'])),
  ALLOW_PLAINTEXT: text,
  AUTH_SECRET: secret,
  AUTH_SECRET_PREVIOUS: secret,
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      // An unreadable URL is refused here: Node would print a warning with it, its password included.
      .refine(URL.canParse, INVALID_URL_MESSAGE),
  ),
  MAIL_FROM: text,
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_ISSUER: url,
  AI_BASE_URL: url,
  AI_API_KEY: text,
  AI_MODEL: text,
  ENRICHMENT_URL: url,
  ENRICHMENT_API_KEY: text,
  GENERATE_WEBHOOK_URL: url,
  GOOGLE_MAPS_API_KEY: text,
  GOOGLE_MAPS_BASE_URL: url,
  S3_ENDPOINT: url,
  S3_REGION: text,
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket')),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  // At most a minute, because taking a page down is promised to take effect at once.
  PAGE_CACHE_SECONDS: optional(z.coerce.number().int().min(0).max(60)),
  PAGE_PURGE_URL: url,
  PAGE_PURGE_TOKEN: text,
  MARKETING_URL: url,
  EXECUTIVE_COACHING_URL: url,
  TEAM_COACHING_URL: url,
  CONTACT_URL: url,
  TRUSTED_PROXIES: text,
  SHUTDOWN_GRACE_SECONDS: optional(z.coerce.number().min(0).max(3)),
  DELETION_GRACE_HOURS: optional(z.coerce.number().min(0).max(8_760)),
  // OpenTelemetry's own variables, which its packages read themselves, together with others.
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url,
  OTEL_TRACES_EXPORTER: optional(z.enum(['otlp', 'none'])),
  OTEL_SDK_DISABLED: text,
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

/** The names of all variables that are read. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(environment.shape);

/** An invalid configuration. The message is one line and names the variable. */
export class ConfigError extends OperatorError {}

/** The variables that are set; an empty string counts as absent. */
export type Variables = z.infer<typeof environment>;

/** Secrets, which may also be given as files by NAME_FILE, as is usual for containers. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'SMTP_URL',
  'LINKEDIN_CLIENT_SECRET',
  'AI_API_KEY',
  'ENRICHMENT_API_KEY',
  'GOOGLE_MAPS_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'PAGE_PURGE_TOKEN',
] as const;

/** The secrets that are given as files, without the line break at their end. */
function secretsOf(env: Record<string, string | undefined>): Record<string, string> {
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new ConfigError(`${name}_FILE: ${name} is set too; one of them is enough`);
    try {
      secrets[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch {
      throw new ConfigError(`${name}_FILE: the file cannot be read`);
    }
    if (secrets[name] === '') throw new ConfigError(`${name}_FILE: the file is empty`);
  }
  return secrets;
}

/**
 * Parses the environment; the defaults of most variables are set where they are used.
 * @throws ConfigError naming the first invalid variable
 */
export function readVariables(env: Record<string, string | undefined>): Variables {
  const parsed = environment.safeParse({ ...env, ...secretsOf(env) });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** Removes the slashes at the end of a URL. */
export const removeTrailingSlashes = (link: string): string => link.replace(/\/+$/, '');
