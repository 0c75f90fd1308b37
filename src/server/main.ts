/**
 * The program: prints its version for `--version`; otherwise reads the environment, creates the adapters, listens, and
 * drains on SIGTERM.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type HttpBindings, serve } from '@hono/node-server';
import { createApp } from './app';
import { readConfig } from './config';
import { VERSION } from './config/version';
import { loggedError } from './errors/logged-error';
import { OperatorError } from './errors/operator';
import { maintenanceApp } from './http/maintenance';
import { logLibraryOutput } from './logging/library-output';
import { createLogger, type Logger } from './logging/logger';
import { loadBuiltPages } from './pages/built-pages';
import { announceMail } from './secrets/one-time-code';
import { startDependencies } from './start';

const bundleFolder = fileURLToPath(new URL('.', import.meta.url));
const root = join(bundleFolder, '..', '..');

/**
 * Milliseconds to wait before loading the rest of the program, which takes half a second of one core and would delay
 * the first response.
 */
const WARM_UP_DELAY_MS = 50;

/** Milliseconds after closing the port at which requests still in progress are cut off. */
const DRAIN_MS = 6_500;

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

async function main() {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  logLibraryOutput(logger);
  exitOnUncaughtError(logger);
  const webRoot = join(root, 'dist', 'web');
  const paths = {
    migrations: join(root, 'drizzle'),
    engineChild: join(bundleFolder, 'engine-child.js'),
    fonts: join(root, 'dist', 'fonts'),
    gazetteer: join(root, 'dist', 'gazetteer.bin'),
  };
  // The server listens first, so that requests during migrations get a 503 with Retry-After.
  let answer: Fetch = maintenanceApp({ https: config.appUrl.startsWith('https:') }).fetch;
  const server = serve({
    fetch: (request, env) => answer(request, env as HttpBindings),
    port: config.port,
    hostname: config.host,
  });
  server.on('error', (error) => fail(error));
  const { deps, close } = await startDependencies(config, paths, loadBuiltPages(webRoot), logger);
  print(`Quarterdeck is open at ${config.appUrl}`);
  const app = createApp(deps, { webRoot, mailCode: announceMail(config, print) });
  answer = app.fetch;
  setTimeout(() => app.warmUp().catch(fail), WARM_UP_DELAY_MS).unref();

  const stop = async (signal: NodeJS.Signals) => {
    app.beginShutdown();
    // A load balancer polls /readyz every few seconds; a person at a terminal should not have to wait.
    if (signal === 'SIGTERM') await sleep(config.shutdownGraceMs);
    app.drain();
    const drainTimer = setTimeout(() => process.exit(0), DRAIN_MS);
    await new Promise((resolve) => {
      server.close(resolve);
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
    await app.close();
    await close();
    clearTimeout(drainTimer);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const printError = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Ends the process with an error. Of an unexpected one, only what a log may hold is printed, since a database error may
 * quote rows.
 */
function fail(error: unknown): never {
  const isExpected = error instanceof OperatorError;
  const portInUse = (error as NodeJS.ErrnoException)?.code === 'EADDRINUSE';
  if (portInUse) printError('PORT: something else is listening there already');
  else printError(isExpected ? error.message : JSON.stringify(loggedError(error)));
  process.exit(1);
}

/** Logs an uncaught error and exits. The message of a library may quote personal data, so it is not printed. */
function exitOnUncaughtError(logger: Logger) {
  const logAndExit = (error: unknown) => {
    logger.fatal({ err: error }, 'uncaught');
    process.exit(1);
  };
  process.on('uncaughtException', logAndExit);
  process.on('unhandledRejection', logAndExit);
}

if (process.argv.includes('--version')) print(VERSION);
else main().catch(fail);
