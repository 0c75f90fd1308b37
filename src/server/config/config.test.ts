import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './index';

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', appUrl: 'http://localhost:3000' });
  });

  it('takes an empty string for absent', () => {
    expect(readConfig({ PORT: '', APP_URL: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('reads a secret from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-config-'));
    const file = join(folder, 'secret');
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    expect(readConfig({ AUTH_SECRET_FILE: file }).authSecret).toBe('s'.repeat(40));
    writeFileSync(file, '\n');
    expect(() => readConfig({ AUTH_SECRET_FILE: file })).toThrow(/^AUTH_SECRET_FILE: the file is empty$/);
    rmSync(folder, { recursive: true });
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
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUSTED_PROXIES: 'banana' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: 'fd00::/8/8' }, 'TRUSTED_PROXIES'],
    [{ SHUTDOWN_GRACE_SECONDS: '60' }, 'SHUTDOWN_GRACE_SECONDS'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT'],
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
