/**
 * `…/read`: what the script of a page reports when its reader leaves: how far they came, and whether they shared it.
 */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Deps } from '@/server/context';
import { countedVersionPage, openVersion } from '@/server/db/private-versions/open-version';
import { findCountedPageBySlug } from '@/server/db/readership/page';
import type { Env } from '@/server/http/request';
import type { CountedPage } from '@/server/read-counting/counted-page';
import type { ReadCounter } from '@/server/read-counting/counter';
import { visitIn } from '@/server/read-counting/record-view';
import { copyVisit } from '@/server/read-counting/visit';
import { parseJson } from '@/shared/json/parse-json';
import type { StorySection } from '@/shared/profile/story-sections';
import { PUBLIC_PAGE, SECTION_ANCHORS } from '@/shared/publishing/readership';

const MAX_BODY_BYTES = 1_024;
const SLUG_PATTERN = /^[a-z0-9-]{1,100}$/;

const actionsSchema = z.object({
  /** Ids of the headings that came into view. */
  seen: z.array(z.string().max(40)).max(40),
  shared: z.boolean().default(false),
  /** The page was fetched ahead and shown later: its request was not counted. */
  ahead: z.boolean().default(false),
  /** Origin of the page that led here; '' if the browser does not say. */
  from: z.string().max(200).default(''),
});

const sectionByAnchor = new Map(
  Object.entries(SECTION_ANCHORS).map(([section, anchor]) => [anchor, section as StorySection]),
);

/** Whether the report comes from a page of ours; those of other sites are ignored. */
const isOwnPage = (c: Context) => (c.req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin';

/**
 * The routes of the reports. They are mounted before the guard against cross-site requests, since pages that send no
 * referrer send an empty origin.
 */
export function readRoutes({ config, database: { db }, now }: Deps, reads: ReadCounter) {
  /** Whether a cache in front answers for the public page, so that its requests are not counted. */
  const isCached = (page: CountedPage) => config.pageCache !== undefined && page.page === PUBLIC_PAGE;

  const bySlug = (slug: string) => (SLUG_PATTERN.test(slug) ? findCountedPageBySlug(db, slug) : undefined);
  const byAddress = async (address: string) => {
    const opened = await openVersion(db, address, now());
    return opened && countedVersionPage(opened);
  };

  async function receive(
    c: Context<Env>,
    find: () => Promise<CountedPage | null | undefined> | undefined,
  ): Promise<Response> {
    const body = actionsSchema.safeParse(parseJson(await c.req.text()));
    const page = body.success && isOwnPage(c) ? await find() : undefined;
    if (body.success && page) {
      const { seen, shared, ahead, from } = body.data;
      const sections = seen.flatMap((anchor) => sectionByAnchor.get(anchor) ?? []);
      const cached = isCached(page);
      const visit = cached ? { ...copyVisit(visitIn(c)), referrer: from } : visitIn(c);
      reads.record(page, visit, { opened: ahead || cached, sections, taken: shared ? ['share'] : [] });
    }
    // A report without anything countable gets an empty answer.
    return c.body(null, 204, { 'cache-control': 'no-store' });
  }

  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.body(null, 413) });
  return new Hono<Env>()
    .post('/profile/:slug/read', limitBody, (c) => receive(c, () => bySlug(c.req.param('slug'))))
    .post('/v/:address/read', limitBody, (c) => receive(c, () => byAddress(c.req.param('address'))));
}
