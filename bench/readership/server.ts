/**
 * The product in a process that writes its pending reads on request, so that a measurement includes the cost of the
 * reads that it causes.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { type HttpBindings, serve } from '@hono/node-server';
import { createApp } from '@/server/app';
import { readConfig } from '@/server/config';
import { createLogger } from '@/server/logging/logger';
import { loadBuiltPages } from '@/server/pages/built-pages';
import { startDependencies } from '@/server/start';
import { freePort } from '../../scripts/testing/free-port.mjs';

/** The first message says where the server listens; each later one, the processor time of all threads so far. */
export type ServerMessage = { port: number } | { processorMicros: number };

/**
 * Serves until its parent disconnects. At each message of the parent the pending reads are written; the answer is the
 * processor time of all threads so far, in microseconds.
 * @param dataDir The product's data directory. The current directory has to be the root of the repository.
 */
export async function serveProduct(dataDir: string): Promise<void> {
  const root = process.cwd();
  const port = await freePort();
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  const webRoot = join(root, 'dist', 'web');
  const paths = {
    migrations: join(root, 'drizzle'),
    engineChild: join(root, 'dist', 'server', 'engine-child.js'),
    fonts: join(root, 'dist', 'fonts'),
    gazetteer: join(root, 'dist', 'gazetteer.bin'),
  };
  const { deps, close } = await startDependencies(
    config,
    paths,
    loadBuiltPages(webRoot),
    createLogger(config.logLevel),
  );
  const app = createApp(deps, { webRoot });
  await app.warmUp();
  const server = serve({
    fetch: (request, bindings) => app.fetch(request, bindings as HttpBindings),
    port,
    hostname: '127.0.0.1',
  });
  await once(server, 'listening');
  const sendToParent = (message: ServerMessage) => process.send?.(message);
  process.on('message', async () => {
    await app.writeReads();
    const { user, system } = process.cpuUsage();
    sendToParent({ processorMicros: user + system });
  });
  sendToParent({ port });
  await once(process, 'disconnect');
  server.close();
  await app.close();
  await close();
}
