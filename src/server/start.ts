/**
 * Creates `Deps` from the configuration: opens the database and creates the adapters. Used by `main.ts` and `dev.ts`.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@/server/adapters/engine';
import { createAutomation } from './adapters/automation';
import { createCdn } from './adapters/cdn';
import { createEnrichment } from './adapters/enrichment';
import { createLinks } from './adapters/links';
import { createLanguageModel } from './adapters/llm';
import { createMailer } from './adapters/mail';
import { createPlaces } from './adapters/places';
import { createStorage } from './adapters/storage';
import type { Config } from './config';
import type { Deps } from './context';
import { fullDiskError } from './data-dir/free-space';
import { lockDataDir } from './data-dir/lock';
import { makePrivate } from './data-dir/make-private';
import { openPglite, openPostgres } from './db/client';
import { readHashKey } from './db/hash-key';
import { migrateDatabase } from './db/migrate';
import { measureOutboxBacklog } from './db/outbox';
import { poolLimitsOf } from './db/postgres-pool';
import { seedReference } from './db/seed';
import { startVacuuming } from './jobs/vacuuming';
import { createLogger, type Logger } from './logging/logger';
import { startMetrics } from './metrics';
import { createOperations } from './operations';
import { serveOperations } from './operations/socket';
import type { Pages } from './pages/renderer';
import type { ServerSecret } from './secrets/server-secret';
import { startTracing } from './tracing';
import { createUploads } from './uploads';

/** Milliseconds after which an upload must have been abandoned: longer than an upload and its generation take. */
const MAX_UPLOAD_AGE_MS = 30 * 60_000;

/** Paths of the running build's files other than code. */
export interface BuildPaths {
  /** Generated SQL (`drizzle/`). */
  migrations: string;
  /** The program of the engine's child processes. */
  engineChild: string;
  /** The fonts of printed documents, made by the build. */
  fonts: string;
  /** The offline gazetteer, made by the build. */
  gazetteer: string;
}

/** The secret of this installation: configured, or generated once and stored in the data directory. */
function readSecret(config: Config): ServerSecret {
  const previous = config.authSecretPrevious;
  if (config.authSecret) return { current: config.authSecret, previous };
  const file = join(config.dataDir, 'secret');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return { current: readFileSync(file, 'utf8').trim(), previous };
}

/**
 * Opens the database (under the lock of its directory when embedded), migrates and seeds it, creates the adapters, and
 * serves the operator's commands.
 * @returns the dependencies of `createApp`, and `close`, which releases all of them
 */
export async function startDependencies(
  config: Config,
  paths: BuildPaths,
  pages: Pages | Promise<Pages>,
  logger: Logger = createLogger(config.logLevel),
) {
  makePrivate(config.dataDir);
  const unlock = config.databaseUrl ? () => {} : await lockDataDir(config.dataDir);
  try {
    const tracing = await startTracing(config);
    const database = config.databaseUrl
      ? await openPostgres(config.databaseUrl, {
          limits: poolLimitsOf(config.database),
          migrationUrl: config.databaseMigrationUrl,
          onStatement: tracing.statementEnded,
        })
      : await openPglite(join(config.dataDir, 'pglite')).catch((error: unknown) => {
          throw fullDiskError(config.dataDir) ?? error;
        });
    await migrateDatabase(database, paths.migrations);
    await seedReference(database.db);
    const secret = readSecret(config);
    const hashKey = await readHashKey(database.db, secret);
    const metricsHandle = await startMetrics(config);
    const { metrics } = metricsHandle;
    const onEnd: typeof metrics.jobEnded = (job) => {
      metrics.jobEnded(job);
      tracing.jobEnded(job);
    };
    const engine = createEngine({ childEntry: paths.engineChild, onEnd });
    const mailer = await createMailer(config);
    const uploads = createUploads(join(config.dataDir, 'uploads'));
    // With PostgreSQL, other processes may share the directory: recent uploads may be theirs and are kept.
    await uploads.sweep(config.databaseUrl ? MAX_UPLOAD_AGE_MS : 0);
    const deps: Deps = {
      config,
      database,
      engine,
      fonts: paths.fonts,
      links: createLinks(),
      automation: createAutomation(config),
      cdn: createCdn(config),
      enrichment: createEnrichment(config),
      model: createLanguageModel(config),
      mailer,
      pages: await pages,
      places: createPlaces(config, paths.gazetteer),
      storage: createStorage(config),
      uploads,
      logger,
      metrics,
      tracing,
      secret,
      hashKey,
      now: () => new Date(),
    };
    metrics.observe({
      engine: engine.load,
      mail: () => measureOutboxBacklog(database.db, deps.now()),
      connections: database.connections,
    });
    // With PostgreSQL commands need no server: they open the database themselves.
    const operationsHandle = config.databaseUrl
      ? undefined
      : await serveOperations(config, createOperations(deps), deps.logger);
    const vacuuming = startVacuuming(database, logger);
    const close = async () => {
      await vacuuming.close();
      await Promise.allSettled([
        metricsHandle.close(),
        operationsHandle?.close(),
        engine.close(),
        mailer.close(),
      ]);
      await database.close();
      await tracing.close();
      unlock();
    };
    return { deps, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
