/** `/profile/{slug}` for everyone, `/profile/preview/{uuid}` for its owner and, once published, for all. */
import { type Context, Hono } from 'hono';
import type { Config } from '@/server/config';
import type { Deps } from '@/server/context';
import { listShownReferences } from '@/server/db/shown-references';
import { type Env, sampleRequests } from '@/server/http/request';
import { documentResponse } from '@/server/pages/document';
import { marketingUrlOf } from '@/server/pages/marketing-url';
import type { ReadCounter } from '@/server/read-counting/counter';
import { headerOf, recordView } from '@/server/read-counting/record-view';
import { createCards } from './card/route';
import { pageAsData } from './downloads/routes';
import { accessById } from './page-access';
import { publicPageOf } from './presenter';
import { createPublishedPages } from './published-pages';
import { applyStagedEdits, findProfileById } from './queries';

/** The form of a slug; anything else is refused without a query. */
const SLUG_PATTERN = /^[a-z0-9-]{1,100}$/;
const USER_ID_PATTERN = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * `Cache-Control` of a published page: browsers revalidate every time; a shared cache that the operator has configured
 * may serve it for some seconds.
 */
const cacheControlOf = ({ pageCache }: Config) =>
  pageCache ? `public, max-age=0, s-maxage=${pageCache.seconds}, must-revalidate` : 'no-cache';

/** The pages that are shown in place of a profile: the same for everyone, and never cached. */
function errorPages({ config, pages }: Deps) {
  const frame = { appUrl: config.appUrl, marketingUrl: marketingUrlOf(config) };
  const forbidCachingAndIndexing = (c: Context) => {
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
  };
  return {
    forbidCachingAndIndexing,
    async missing(c: Context) {
      forbidCachingAndIndexing(c);
      return c.html(await pages.profileNotFound(frame), 404);
    },
    async unavailable(c: Context) {
      forbidCachingAndIndexing(c);
      return c.html(await pages.profileUnavailable(frame), 403);
    },
  };
}

/**
 * The public page, the most frequent request. It needs no session, so it is mounted before the middleware that reads
 * one.
 * @param security the headers of every answer, which this route sets itself because it comes before their middleware
 */
export function publishedProfileRoutes(
  deps: Deps,
  reads: ReadCounter,
  security: Promise<Record<string, string>>,
) {
  const publishedPage = createPublishedPages(deps);
  // A single object for all answers, as `documentResponse` requires.
  const pageHeaders = security.then((headers) => ({
    ...headers,
    'cache-control': cacheControlOf(deps.config),
  }));
  // Behind a cache most requests never arrive, so the script of the page reports that it was opened.
  const countsRequests = !deps.config.pageCache;
  const card = createCards(deps);
  const { missing, unavailable } = errorPages(deps);
  const routes = new Hono<Env>();
  routes.get('/profile/:slug/card.png', async (c) => {
    for (const [name, value] of Object.entries(await security)) c.header(name, value);
    const slug = c.req.param('slug').toLowerCase();
    return SLUG_PATTERN.test(slug) ? card(c, slug) : c.body(null, 404);
  });
  routes.use('/profile/:slug', sampleRequests(deps, '/profile/:slug'));
  routes.get('/profile/:slug', pageAsData());
  return routes.get('/profile/:slug', async (c, next) => {
    // `/profile/{slug}.json` is not a page.
    if (c.req.param('slug').endsWith('.json')) return next();
    const typed = c.req.param('slug');
    const slug = typed.toLowerCase();
    // A page has one canonical URL, and a URL with capitals redirects to it.
    if (slug !== typed && SLUG_PATTERN.test(slug)) return c.redirect(`/profile/${slug}`, 301);
    const page = SLUG_PATTERN.test(slug) ? await publishedPage(slug) : ({ kind: 'missing' } as const);
    if (page.kind === 'shown') {
      if (page.counted && countsRequests) recordView(c, reads, page.counted);
      return documentResponse(headerOf(c), page.document, await pageHeaders);
    }
    for (const [name, value] of Object.entries(await security)) c.header(name, value);
    if (page.kind === 'missing') return missing(c);
    if (page.kind === 'private') return unavailable(c);
    // The profile may move again or be taken down, so a browser must not cache the redirect.
    c.header('cache-control', 'no-cache');
    return c.redirect(`/profile/${page.slug}`, 301);
  });
}

/** The route of the preview: its owner sees staged edits too, everyone else what is published. */
export function profilePreviewRoutes(deps: Deps) {
  const { config, database, pages } = deps;
  const { forbidCachingAndIndexing, missing, unavailable } = errorPages(deps);
  return new Hono<Env>().get('/profile/preview/:uuid', async (c) => {
    const id = c.req.param('uuid');
    if (!USER_ID_PATTERN.test(id)) return missing(c);
    const [row, viewer] = await Promise.all([findProfileById(database.db, id), c.get('context').session()]);
    const access = accessById(row, viewer?.id);
    if (access.kind === 'missing' || (access.kind === 'shown' && !row)) return missing(c);
    if (access.kind !== 'shown' || !row) return unavailable(c);
    forbidCachingAndIndexing(c);
    const claimBanner = c.req.query('new_profile') === 'true';
    const visibleRow = viewer?.id === id ? applyStagedEdits(row) : row;
    const references = await listShownReferences(database.db, row);
    const options = { indexable: false, claimBanner, references, now: deps.now() };
    return c.html(await pages.profile(publicPageOf(visibleRow, config, options)));
  });
}
