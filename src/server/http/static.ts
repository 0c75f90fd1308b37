/** Serves the built files of the browser. Those in `assets` have a hash in their names, so browsers keep them. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Serves the files of a folder. @param root directory of the web build (`dist/web`) */
export function staticFiles(root: string): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    const response = await files(c, next);
    if (response?.ok && c.req.path.startsWith('/assets/')) {
      response.headers.set('cache-control', 'public, max-age=31536000, immutable');
    }
    return response;
  };
}
