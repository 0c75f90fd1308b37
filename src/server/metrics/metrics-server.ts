/** Serves `/metrics` on an address of its own, so that no proxy in front of the product can expose it by mistake. */
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

export interface MetricsServer {
  /** The configured port, or the one that the system chose for 0. */
  port: number;
  close(): Promise<void>;
}

/** Serves the metrics of this process. @throws if the address is in use */
export async function listenForScrapes(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // The metrics server must not keep the process alive.
  server.unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
