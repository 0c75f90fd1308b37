/** The environment, parsed once. Only `main.ts`, `dev.ts` and the commands call this. */
import { resolve } from 'node:path';
import { z } from 'zod';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const url = optional(z.url({ protocol: /^https?$/ }));
const text = optional(z.string());

const environment = z.object({
  NODE_ENV: text,
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: text,
  APP_URL: url,
  DATA_DIR: text,
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
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
  MARKETING_URL: url,
  EXECUTIVE_COACHING_URL: url,
  TEAM_COACHING_URL: url,
  CONTACT_URL: url,
  TRUSTED_PROXIES: text,
  DELETION_GRACE_HOURS: optional(z.coerce.number().min(0).max(8_760)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Origin under which visitors reach the product, without a trailing slash. */
  appUrl: string;
  dataDir: string;
  databaseUrl?: string;
  authSecret?: string;
  smtpUrl?: string;
  mailFrom: string;
  linkedin?: { clientId: string; clientSecret: string; issuer: string };
  /** A server that speaks OpenAI's chat completions; profiles are written offline without it. */
  ai?: { baseUrl: string; apiKey?: string; model: string };
  /** A person-enrichment API in the shape of People Data Labs'. */
  enrichment?: { url: string; apiKey?: string };
  /** An automation that generates instead of this server. */
  generateWebhookUrl?: string;
  /** Google's Places service; the offline gazetteer answers without it. */
  googleMaps?: { apiKey: string; baseUrl: string };
  /** Where files are kept; absent, they are in `dataDir`. */
  s3?: S3Config;
  marketingUrl?: string;
  contactUrl?: string;
  /** The external calendars of the coaching partners. */
  coaching: { executive: string; team: string };
  trustedProxies: string[];
  /** How long a deletion can be cancelled by the mailed link, in hours. */
  deletionGraceHours: number;
  logLevel: string;
}

/** A bucket of any service that speaks S3, addressed by path. */
export interface S3Config {
  /** Origin of the service, without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A configuration that cannot be used. The message is one line and names the variable. */
export class ConfigError extends Error {}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an origin can only be reached from this machine. */
export function isLoopbackUrl(value: string): boolean {
  return LOOPBACK.test(new URL(value).hostname);
}

/**
 * Reads the configuration from environment variables; an empty string counts as absent.
 * @throws ConfigError naming the variable and what is wrong with it
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const e = parsed.data;
  const port = e.PORT ?? 3000;
  const appUrl = (e.APP_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (e.DATABASE_URL && !e.AUTH_SECRET) throw new ConfigError('AUTH_SECRET: required with DATABASE_URL');
  if (!isLoopbackUrl(appUrl) && !e.SMTP_URL) {
    throw new ConfigError('SMTP_URL: required when APP_URL is public, or nobody could confirm an address');
  }
  if (Boolean(e.LINKEDIN_CLIENT_ID) !== Boolean(e.LINKEDIN_CLIENT_SECRET)) {
    throw new ConfigError(
      'LINKEDIN_CLIENT_SECRET: LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET go together',
    );
  }
  return {
    production: e.NODE_ENV === 'production',
    port,
    host: e.HOST ?? '127.0.0.1',
    appUrl,
    dataDir: resolve(e.DATA_DIR ?? './data'),
    databaseUrl: e.DATABASE_URL,
    authSecret: e.AUTH_SECRET,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? 'Quarterdeck <no-reply@quarterdeck.example>',
    linkedin:
      e.LINKEDIN_CLIENT_ID && e.LINKEDIN_CLIENT_SECRET
        ? {
            clientId: e.LINKEDIN_CLIENT_ID,
            clientSecret: e.LINKEDIN_CLIENT_SECRET,
            issuer: e.LINKEDIN_ISSUER ?? 'https://www.linkedin.com/oauth',
          }
        : undefined,
    ai: aiOf(e.AI_BASE_URL, e.AI_API_KEY, e.AI_MODEL),
    enrichment: enrichmentOf(e.ENRICHMENT_URL, e.ENRICHMENT_API_KEY),
    generateWebhookUrl: e.GENERATE_WEBHOOK_URL,
    googleMaps: e.GOOGLE_MAPS_API_KEY
      ? {
          apiKey: e.GOOGLE_MAPS_API_KEY,
          baseUrl: (e.GOOGLE_MAPS_BASE_URL ?? 'https://maps.googleapis.com').replace(/\/+$/, ''),
        }
      : undefined,
    s3: readS3(e),
    marketingUrl: e.MARKETING_URL,
    contactUrl: e.CONTACT_URL,
    // A reserved name, like the sender's: until the operator sets one, nobody's calendar is filled by mistake.
    coaching: {
      executive: e.EXECUTIVE_COACHING_URL ?? 'https://calendar.quarterdeck.example/executive-intro-call',
      team: e.TEAM_COACHING_URL ?? 'https://calendar.quarterdeck.example/team-intro-call',
    },
    trustedProxies: (e.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    deletionGraceHours: e.DELETION_GRACE_HOURS ?? 24,
    logLevel: e.LOG_LEVEL ?? 'info',
  };
}

const S3_REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All of them or none: files that half a configuration sent to the disk would be missing in the bucket. */
function readS3(e: z.infer<typeof environment>): S3Config | undefined {
  const given = [...S3_REQUIRED, 'S3_ENDPOINT' as const, 'S3_REGION' as const].some((name) => e[name]);
  if (!given) return undefined;
  for (const name of S3_REQUIRED) {
    if (!e[name]) throw new ConfigError(`${name}: S3_BUCKET and both of its keys go together`);
  }
  const region = e.S3_REGION ?? 'us-east-1';
  return {
    endpoint: (e.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
    region,
    bucket: e.S3_BUCKET as string,
    accessKeyId: e.S3_ACCESS_KEY_ID as string,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY as string,
  };
}

/** A key is optional, since servers on one's own machine ask for none; a model is not. */
function aiOf(url?: string, apiKey?: string, model?: string): Config['ai'] {
  if (!url && (apiKey || model)) throw new ConfigError('AI_BASE_URL: required with AI_MODEL and AI_API_KEY');
  if (url && !model) throw new ConfigError('AI_MODEL: required with AI_BASE_URL');
  return url && model ? { baseUrl: url.replace(/\/+$/, ''), apiKey, model } : undefined;
}

function enrichmentOf(url?: string, apiKey?: string): Config['enrichment'] {
  if (!url && apiKey) throw new ConfigError('ENRICHMENT_URL: required with ENRICHMENT_API_KEY');
  return url ? { url, apiKey } : undefined;
}
