/** Starts PostgreSQL and an S3 stub, and creates the environment of processes that share them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startS3 } from '@/server/testing/stubs/s3';
import { startPostgres } from '../../scripts/testing/postgres.mjs';

export interface Services {
  home: string;
  /** Creates an empty database. @returns its URL */
  createDatabase(name: string): Promise<string>;
  /** The environment variables of a process that uses the database. */
  environmentOf(url: string): Record<string, string>;
  close(): Promise<void>;
}

/**
 * Starts the services in a new temporary folder, `home`. PostgreSQL syncs its commits to disk, as in
 * production.
 */
export async function startServices(): Promise<Services> {
  const home = mkdtempSync(join(tmpdir(), 'quarterdeck-scale-'));
  const postgres = await startPostgres({ durable: true });
  const s3 = await startS3();
  await query(`${postgres.url}/postgres`, "alter system set max_wal_size = '2GB'");
  await query(`${postgres.url}/postgres`, 'select pg_reload_conf()');
  return {
    home,
    async createDatabase(name) {
      await query(`${postgres.url}/postgres`, `create database ${name}`);
      return `${postgres.url}/${name}`;
    },
    environmentOf: (url) => ({
      DATA_DIR: join(home, 'data'),
      DATABASE_URL: url,
      AUTH_SECRET: 'only-for-the-bench-0123456789-abcdefgh',
      DELETION_GRACE_HOURS: '0',
      S3_ENDPOINT: s3.config.endpoint,
      S3_BUCKET: s3.config.bucket,
      S3_ACCESS_KEY_ID: s3.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
    }),
    async close() {
      await s3.close();
      await postgres.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Runs a statement on a connection of its own. */
export async function query(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text, values).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  );
}
