/** The program: reads the environment, makes the adapters, listens, drains on SIGTERM. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HttpBindings, serve } from '@hono/node-server';
import { createApp } from './app';
import { ConfigError, readConfig } from './config';
import { DataDirError } from './data-dir/error';
import { maintenanceApp } from './http/maintenance';
import { announceMail } from './one-time-code';
import { loadBuiltPages } from './pages/built';
import { startAdapters } from './start';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');

/** The first answer goes out before the rest of the program is loaded, which takes half a second of one core. */
const WARM_UP_AFTER = 50;

/** Requests still running this long after SIGTERM are cut off. */
const DRAIN_MS = 8_000;

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

async function main() {
  const config = readConfig(process.env);
  const webRoot = join(root, 'dist', 'web');
  const paths = {
    migrations: join(root, 'drizzle'),
    engineChild: join(here, 'engine-child.js'),
    gazetteer: join(root, 'dist', 'gazetteer.bin'),
  };
  // It listens first, so that whoever comes while migrations run is told to come back.
  let answer: Fetch = maintenanceApp({ https: config.appUrl.startsWith('https:') }).fetch;
  const server = serve({
    fetch: (request, env) => answer(request, env as HttpBindings),
    port: config.port,
    hostname: config.host,
  });
  server.on('error', (error) => fail(error));
  const { deps, close } = await startAdapters(config, paths, loadBuiltPages(webRoot));
  console.log(`Quarterdeck is open at ${config.appUrl}`);
  const app = createApp(deps, { webRoot, mailCode: announceMail(config, console.log) });
  answer = app.fetch;
  setTimeout(() => app.warmUp().catch(fail), WARM_UP_AFTER).unref();

  const stop = async () => {
    app.drain();
    const cut = setTimeout(() => process.exit(0), DRAIN_MS);
    await new Promise((resolve) => {
      server.close(resolve);
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
    await app.close();
    await close();
    clearTimeout(cut);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DataDirError;
  const taken = (error as NodeJS.ErrnoException)?.code === 'EADDRINUSE';
  if (taken) console.error('PORT: something else is listening there already');
  else console.error(expected ? error.message : error);
  process.exit(1);
}

main().catch(fail);
