/** `/unsubscribe/{token}`: ends the weekly mail, by a button or by the one click of a mail program (RFC 8058). */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '@/server/context';
import type { Env } from '@/server/http/request';
import { unsubscribeFromDigest } from './digest';

const MAX_BODY_BYTES = 1_024;

/** The routes of the link in the weekly mail. Opening it changes nothing; the button does. */
export function unsubscribeRoutes(deps: Deps) {
  const { pages } = deps;
  return new Hono<Env>()
    .get('/unsubscribe/:token', async (c) => c.html(await pages.unsubscribe({ done: false })))
    .post('/unsubscribe/:token', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
      await unsubscribeFromDigest(deps, c.req.param('token'));
      return c.html(await pages.unsubscribe({ done: true }));
    });
}
