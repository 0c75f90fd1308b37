/** A local web site for code that fetches: each path gives the answer that a test sets. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SitePage =
  | RequestListener
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };

/** Serves pages on a free port. @param pages by path; any other path is 404 */
export async function openSite(pages: Record<string, SitePage>) {
  /** Requests so far, as 'GET /path', in order. */
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.example').pathname;
    requests.push(`${request.method} ${path}`);
    const page = pages[path];
    if (typeof page === 'function') return page(request, response);
    const { status = page ? 200 : 404, headers = { 'content-type': 'text/html' }, body = '' } = page ?? {};
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type Site = Awaited<ReturnType<typeof openSite>>;
