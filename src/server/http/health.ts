/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, and the server is not about to end; it names
 * its version.
 */
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { VERSION } from '../config/version';
import type { Deps } from '../context';
import type { Env } from './request';

/** A database that has not answered by then, in milliseconds, does not answer. */
const ANSWER_WITHIN = 1_500;

/** @param isLeaving whether the server is shutting down: it still answers, but a balancer should send it nothing new */
export function healthRoutes(deps: Deps, isLeaving: () => boolean) {
  return new Hono<Env>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store');
      const ready = !isLeaving() && (await answersInTime(deps));
      return ready ? c.json({ status: 'ready', version: VERSION }) : c.json({ status: 'unavailable' }, 503);
    });
}

/** The reason why not is in the log of whoever needed the database; here it is a state. */
async function answersInTime({ database }: Deps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN);
  });
  const answered = database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
