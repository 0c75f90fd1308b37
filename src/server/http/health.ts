/** `/healthz`: the process answers. `/readyz`: the database answers too. */
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Deps } from '../context';
import type { Env } from './request';

export function healthRoutes(deps: Deps) {
  return new Hono<Env>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      try {
        await deps.database.db.execute(sql`select 1`);
        return c.json({ status: 'ready' });
      } catch {
        // The reason is in the log of whoever needed the database; here it is a state.
        return c.json({ status: 'unavailable' }, 503);
      }
    });
}
