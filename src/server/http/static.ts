/** Serves the built files of the browser. Their names contain a hash, so browsers cache them for a year. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Serves the files of a folder. @param root directory of the web build (`dist/web`) */
export function staticFiles(root: string): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    const found = await files(c, next);
    if (found?.ok && c.req.path.startsWith('/assets/')) {
      found.headers.set('cache-control', 'public, max-age=31536000, immutable');
    }
    return found;
  };
}
