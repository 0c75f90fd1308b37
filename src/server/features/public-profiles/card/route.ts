/** `/profile/{slug}/card.png`: the picture shown where the link of a published profile is shared. */
import type { Context } from 'hono';
import { createQueue } from '@/server/concurrency/queue';
import type { Deps } from '@/server/context';
import { readProfilePhoto } from '@/server/file-export/photo';
import type { Env } from '@/server/http/request';
import { isDrawable } from '@/shared/images/social-card';
import { accessBySlug } from '../page-access';
import { publicData } from '../presenter';
import { findProfileBySlug, type ProfileRow } from '../queries';

/** Maximum number of cached cards, each about 40 KB. */
const MAX_CACHED_CARDS = 200;

/**
 * Creates the handler of cards. It draws one at a time, so that a burst leaves capacity for pages, and caches the
 * latest. Whether the profile may be seen is checked for every request.
 */
export function createCards(deps: Deps) {
  const enqueue = createQueue({ name: 'card', maxRunning: 1, maxWaiting: 20 });
  const cardByKey = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function draw(row: ProfileRow): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${row.id}.${row.version}`;
    const cached = cardByKey.get(key);
    if (cached) return cached;
    const { name, role, location, profilePicture } = publicData(row, deps.now());
    const host = deps.config.appUrl.replace(/^https?:\/\//, '');
    const text = { name, role, location, address: `${host}/profile/${row.profile_slug}` };
    const card = enqueue(async () => {
      // The drawing library is loaded with the first card: a start does not wait for it.
      const { drawCard } = await import('./draw-card');
      return drawCard(text, await readProfilePhoto(deps, profilePicture));
    });
    cardByKey.set(key, card);
    card.catch(() => cardByKey.delete(key));
    const [oldest] = cardByKey.keys();
    if (cardByKey.size > MAX_CACHED_CARDS && oldest) cardByKey.delete(oldest);
    return card;
  }

  /**
   * Answers with the card of a profile.
   * @param slug of the published profile; one that may not be seen is answered as one that does not exist
   */
  return async (c: Context<Env>, slug: string) => {
    const row = await findProfileBySlug(deps.database.db, slug);
    const { kind } = accessBySlug(row, slug);
    if (!row || kind !== 'shown' || !isDrawable(publicData(row, deps.now()).name)) {
      c.header('cache-control', 'no-store');
      return c.body(null, 404);
    }
    c.header('cache-control', 'no-cache');
    c.header('etag', `"card-${row.version}"`);
    if (c.req.header('if-none-match') === `"card-${row.version}"`) return c.body(null, 304);
    return c.body(await draw(row), 200, { 'content-type': 'image/png' });
  };
}
