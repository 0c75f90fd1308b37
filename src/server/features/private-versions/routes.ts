/** `/v/{address}`: a private version of a profile, for whoever has its link. */
import { Hono, type MiddlewareHandler } from 'hono';
import type { Deps } from '@/server/context';
import { countedVersionPage, openVersion } from '@/server/db/private-versions/open-version';
import { listShownReferences } from '@/server/db/shown-references';
import type { Env } from '@/server/http/request';
import type { ReadCounter } from '@/server/read-counting/counter';
import { recordView } from '@/server/read-counting/record-view';
import { pageOfVersion } from './presenter';

/**
 * Headers of pages meant for one reader: not cached, not indexed, and no referrer sent. Mounted before the middleware
 * of the general headers, which it overrides, and so covers answers of every kind.
 */
export const privatePageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('cache-control', 'private, no-store');
  c.header('x-robots-tag', 'noindex, nofollow, noarchive');
  // A page with a form sends its origin to our own server; other sites get none.
  const hasForm = /\/(?:introduc|unsubscribe)|^\/reference\//.test(c.req.path);
  c.header('referrer-policy', hasForm ? 'same-origin' : 'no-referrer');
};

/** The route of a version's page, which counts its reads. */
export function privateVersionRoutes({ config, database, now, pages }: Deps, reads: ReadCounter) {
  return new Hono<Env>().get('/v/:address', async (c) => {
    const opened = await openVersion(database.db, c.req.param('address'), now());
    // Guessed, revoked and ended links get the same answer.
    if (!opened) return c.html(await pages.versionClosed({ appUrl: config.appUrl }), 404);
    const countedPage = countedVersionPage(opened);
    if (countedPage) recordView(c, reads, countedPage);
    const { version, references_at } = opened;
    const references = version.shows_references
      ? await listShownReferences(database.db, { id: version.profile_id, references_at })
      : [];
    const options = { address: c.req.param('address'), appUrl: config.appUrl, references, now: now() };
    return c.html(await pages.privateVersion(pageOfVersion(opened, options)));
  });
}
