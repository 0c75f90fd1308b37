/** The shape of the configuration. */
import type { Network } from './networks';

/** The server's settings, each with its default filled in, or absent. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Origin under which visitors reach the product, without a trailing slash. */
  appUrl: string;
  dataDir: string;
  databaseUrl?: string;
  /** The database's URL for the role that owns the tables, if the role in `databaseUrl` may not change them. */
  databaseMigrationUrl?: string;
  /** Limits of this process's connections to PostgreSQL. */
  database: DatabaseLimits;
  authSecret?: string;
  /** The other secret during a rotation: it verifies and decrypts, but signs nothing. */
  authSecretPrevious?: string;
  smtpUrl?: string;
  /** Whether mail may only be sent over TLS. */
  smtpTls: boolean;
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
  /** The bucket for files; if absent, they are in `dataDir`. */
  s3?: S3Config;
  /** Absent if every request of a published page is answered by this server. */
  pageCache?: PageCacheConfig;
  marketingUrl?: string;
  contactUrl?: string;
  /** The sender's address, if the operator set one; shown on the contact page. */
  contactAddress?: string;
  /** The external calendars of the coaching partners. */
  coaching: { executive: string; team: string };
  /** The proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: Network[];
  /** Milliseconds between SIGTERM and closing the port, in which `/readyz` already fails. */
  shutdownGraceMs: number;
  /** Hours in which a deletion can be cancelled by the mailed link. */
  deletionGraceHours: number;
  logLevel: string;
  /** Whether OpenTelemetry's variables say where traces go. */
  tracing: boolean;
  /** The address of `/metrics`; not served when absent. */
  metrics?: { port: number; host: string };
}

/** Shared caches between the server and readers. */
export interface PageCacheConfig {
  /** Seconds for which a cache may serve a published page without revalidation. */
  seconds: number;
  /** The endpoint that purges changed pages before that. */
  purge?: { url: string; token?: string };
}

export interface DatabaseLimits {
  /** Maximum connections of this process. */
  poolSize: number;
  /** Milliseconds after which opening a connection is given up. */
  connectMs: number;
  /** Milliseconds after which a statement is given up. */
  statementMs: number;
  /** Whether there is a pooler that lends connections for one transaction each. */
  transactionPooler: boolean;
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
