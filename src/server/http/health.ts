/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, and the server is not shutting down; it names
 * its version.
 */
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { VERSION } from '../config/version';
import type { Deps } from '../context';
import type { Env } from './request';

/** Milliseconds after which a database counts as unresponsive. */
const ANSWER_DEADLINE_MS = 1_500;

/**
 * The routes of both health checks.
 * @param isShuttingDown whether the server is shutting down: it still answers, but a load balancer should send it
 * nothing new
 */
export function healthRoutes(deps: Deps, isShuttingDown: () => boolean) {
  return new Hono<Env>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store');
      const ready = !isShuttingDown() && (await answersInTime(deps));
      return ready ? c.json({ status: 'ready', version: VERSION }) : c.json({ status: 'unavailable' }, 503);
    });
}

/** Whether the database answers in time. Nothing is logged: whoever needs the database logs the reason. */
async function answersInTime({ database }: Deps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_DEADLINE_MS);
  });
  const answered = database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, timedOut]).finally(() => clearTimeout(timer));
}
