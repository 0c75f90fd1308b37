import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig } from './index';
import { VARIABLE_NAMES } from './variables';

const S3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

/**
 * NODE_ENV is left out because the commands set it; of OpenTelemetry's own variables only the endpoint is documented.
 */
const documentedNames = VARIABLE_NAMES.filter(
  (name) => name !== 'NODE_ENV' && (!name.startsWith('OTEL_') || name === 'OTEL_EXPORTER_OTLP_ENDPOINT'),
);

it.each([
  ['docs/configuration.md', /`([A-Z][A-Z0-9_]+)`/g],
  ['.env.example', /^#([A-Z][A-Z0-9_]+)=/gm],
])('%s names each variable of the configuration', (file, namePattern) => {
  const mentionedNames = [...readFileSync(file, 'utf8').matchAll(namePattern)].map(([, name]) => name);
  expect(documentedNames.filter((name) => !mentionedNames.includes(name))).toEqual([]);
});

describe('readConfig', () => {
  it('requires no variable', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', appUrl: 'http://localhost:3000' });
  });

  it('treats an empty string as absent', () => {
    expect(readConfig({ PORT: '', APP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('reads a secret from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-config-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'secret');
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    expect(readConfig({ AUTH_SECRET_FILE: file }).authSecret).toBe('s'.repeat(40));
    writeFileSync(file, '\n');
    expect(() => readConfig({ AUTH_SECRET_FILE: file })).toThrow(/^AUTH_SECRET_FILE: the file is empty$/);
  });

  it.each([
    'postgres://app@db.example/x?sslmode=verify-full',
    'postgres://app@db.example/x?sslmode=require',
    'postgres://app@db.example/x?ssl=true',
    'postgres://app@127.0.0.1:5432/x',
    'postgres://app@[::1]/x',
    'postgres:///x?host=/var/run/postgresql',
    'postgres://app@%2Fvar%2Frun%2Fpostgresql/x',
  ])('accepts %s, which is encrypted or on this machine', (url) => {
    expect(readConfig({ DATABASE_URL: url, AUTH_SECRET: 's'.repeat(40) }).databaseUrl).toBe(url);
  });

  it('accepts a service of another machine without TLS if ALLOW_PLAINTEXT names it, and one on this machine', () => {
    const env = {
      ...S3,
      DATABASE_URL: 'postgres://app@db.internal/x',
      AUTH_SECRET: 's'.repeat(40),
      SMTP_URL: 'smtp://mail.internal:25',
      S3_ENDPOINT: 'http://files.internal:8333',
    };
    expect(readConfig({ ...env, ALLOW_PLAINTEXT: 'database, smtp, s3' }).smtpTls).toBe(false);
    expect(readConfig({ ...env, ALLOW_PLAINTEXT: 'database,s3' }).smtpTls).toBe(true);
    expect(readConfig({ SMTP_URL: 'smtp://localhost:1025' }).smtpTls).toBe(false);
    expect(readConfig({ SMTP_URL: 'smtp://LOCALHOST:1025' }).smtpTls).toBe(false);
    const model = { AI_BASE_URL: 'http://model.internal/v1', AI_MODEL: 'x' };
    expect(readConfig({ ...model, ALLOW_PLAINTEXT: 'http' }).ai?.baseUrl).toBe('http://model.internal/v1');
    expect(readConfig({ ...model, AI_BASE_URL: 'http://localhost:11434/v1' }).ai).toBeDefined();
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x' }, 'AUTH_SECRET'],
    [{ APP_URL: 'https://quarterdeck.example' }, 'SMTP_URL'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ AUTH_SECRET_PREVIOUS: 'short' }, 'AUTH_SECRET_PREVIOUS'],
    [{ AUTH_SECRET: 's'.repeat(40), AUTH_SECRET_PREVIOUS: 's'.repeat(40) }, 'AUTH_SECRET_PREVIOUS'],
    [{ AUTH_SECRET_FILE: '/nowhere/secret' }, 'AUTH_SECRET_FILE'],
    [{ AI_API_KEY: 'x', AI_API_KEY_FILE: '/nowhere/key' }, 'AI_API_KEY_FILE'],
    [{ SMTP_URL: 'smtp://mailer:a/password@mail.example:none' }, 'SMTP_URL'],
    [{ LINKEDIN_CLIENT_ID: 'x' }, 'LINKEDIN_CLIENT_SECRET'],
    [{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET'],
    [{ S3_BUCKET: '../x', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, 'S3_BUCKET'],
    [{ DATABASE_URL: 'postgres://app:a/b@db.example/x', AUTH_SECRET: 's'.repeat(40) }, 'DATABASE_URL'],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE'],
    [{ DATABASE_STATEMENT_SECONDS: 'long' }, 'DATABASE_STATEMENT_SECONDS'],
    [{ DATABASE_POOLER: 'session' }, 'DATABASE_POOLER'],
    [{ DATABASE_MIGRATION_URL: 'postgres://owner@localhost/x' }, 'DATABASE_URL'],
    [{ ALLOW_PLAINTEXT: 'database, everything' }, 'ALLOW_PLAINTEXT'],
    [{ ...S3, S3_ENDPOINT: 'http://files.example:8333' }, 'S3_ENDPOINT'],
    [{ AI_BASE_URL: 'http://model.example/v1', AI_MODEL: 'x' }, 'AI_BASE_URL'],
    [{ ENRICHMENT_URL: 'http://people.example/enrich' }, 'ENRICHMENT_URL'],
    [{ GENERATE_WEBHOOK_URL: 'http://automation.example/hook' }, 'GENERATE_WEBHOOK_URL'],
    [{ GOOGLE_MAPS_BASE_URL: 'http://maps.example' }, 'GOOGLE_MAPS_BASE_URL'],
    [{ LINKEDIN_ISSUER: 'http://issuer.example' }, 'LINKEDIN_ISSUER'],
    [{ PAGE_CACHE_SECONDS: '30', PAGE_PURGE_URL: 'http://purge.example' }, 'PAGE_PURGE_URL'],
    ...['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=no-verify', '?ssl=0'].map(
      (query): [Record<string, string>, string] => [
        { DATABASE_URL: `postgres://mailer:pass@db.example/x${query}`, AUTH_SECRET: 's'.repeat(40) },
        'DATABASE_URL',
      ],
    ),
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUSTED_PROXIES: 'banana' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: 'fd00::/8/8' }, 'TRUSTED_PROXIES'],
    [{ SHUTDOWN_GRACE_SECONDS: '60' }, 'SHUTDOWN_GRACE_SECONDS'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ PAGE_CACHE_SECONDS: '61' }, 'PAGE_CACHE_SECONDS'],
    [{ PAGE_PURGE_URL: 'https://purge.example' }, 'PAGE_CACHE_SECONDS'],
    [{ PAGE_CACHE_SECONDS: '30', PAGE_PURGE_TOKEN: 'x' }, 'PAGE_PURGE_URL'],
    [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_PORT'],
    [{ AI_BASE_URL: 'localhost:11434' }, 'AI_BASE_URL'],
    [{ AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_MODEL'],
    [{ AI_API_KEY: 'x' }, 'AI_BASE_URL'],
    [{ ENRICHMENT_API_KEY: 'x' }, 'ENRICHMENT_URL'],
    [{ GENERATE_WEBHOOK_URL: 'ftp://x.example' }, 'GENERATE_WEBHOOK_URL'],
  ])('stops at %o with one line that names %s', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: [^\\n]+$`));
    expect(() => readConfig(env)).not.toThrow('mailer:');
  });
});
