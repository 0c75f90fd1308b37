/**
 * `/robots.txt` and the sitemap of public profiles. A profile is listed while it is published and its owner has not
 * asked search engines to leave it out. Format: https://www.sitemaps.org/protocol.html
 */
import { Hono } from 'hono';
import type { Deps } from '@/server/context';
import type { Env } from '@/server/http/request';
import { createSitemapFiles } from './sitemap-files';

/** Pages that are the same for everyone. */
const SITE_PATHS = [
  '/profile-generator',
  '/profile-generator/example',
  '/legal/privacy',
  '/legal/terms',
  '/legal/contact',
];

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${entries.join('\n')}\n</${root}>\n`;

/** The routes of `/robots.txt`, the index of sitemaps and each sitemap. */
export function sitemapRoutes(deps: Deps) {
  const { appUrl } = deps.config;
  const files = createSitemapFiles(deps);
  const send = (body: string) =>
    new Response(body, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
    });

  return new Hono<Env>()
    .get('/robots.txt', (c) => {
      c.header('cache-control', 'public, max-age=3600');
      // All other pages need a session or say noindex themselves; a robot that is kept out here could not see that.
      return c.text(
        `User-agent: *\nDisallow: /api/\nDisallow: /webhook/\nDisallow: /dev/\nAllow: /\n\nSitemap: ${appUrl}/sitemap.xml\n`,
      );
    })
    .get('/sitemap.xml', async () => {
      const names = Array.from({ length: await files.count() }, (_, index) => `profiles-${index + 1}`);
      const entry = (name: string) => `<sitemap><loc>${appUrl}/sitemaps/${name}.xml</loc></sitemap>`;
      return send(xml('sitemapindex', ['site', ...names].map(entry)));
    })
    .get('/sitemaps/site.xml', () =>
      send(
        xml(
          'urlset',
          SITE_PATHS.map((path) => `<url><loc>${appUrl}${path}</loc></url>`),
        ),
      ),
    )
    .get('/sitemaps/:file{profiles-[1-9][0-9]{0,4}\\.xml}', async (c) => {
      const page = Number(c.req.param('file').match(/\d+/)?.[0]);
      const rows = await files.read(page);
      if (rows.length === 0) return c.notFound();
      // A slug is letters, digits and hyphens, so nothing here needs escaping.
      return send(
        xml(
          'urlset',
          rows.map(
            ({ slug, changed }) =>
              `<url><loc>${appUrl}/profile/${slug}</loc><lastmod>${changed.toISOString()}</lastmod></url>`,
          ),
        ),
      );
    });
}
