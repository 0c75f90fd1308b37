/** `/api/account`: the data export, which is not a procedure because it answers with a file. */
import { Hono } from 'hono';
import { requireConfirmed } from '@/server/access';
import type { Deps } from '@/server/context';
import { enforceLimits } from '@/server/db/rate-limits';
import { recordOwnAct } from '@/server/http/act-origin';
import type { Env } from '@/server/http/request';
import { AppError } from '@/shared/errors/app-error';
import { HOUR } from '@/shared/time/durations';
import { exportEntries } from './export/entries';

/** A download reads everything that is kept about a person. */
const MAX_EXPORTS_PER_HOUR = 20;

/** The routes of the account's data export. */
export function accountRoutes(deps: Deps) {
  const routes = new Hono<Env>();
  /** The data export: a ZIP with everything the product holds about the caller. */
  routes.get('/api/account/export', async (c) => {
    // A link on another site would carry the session's cookie: it must not start a download.
    if (c.req.header('sec-fetch-site') === 'cross-site') throw new AppError('CROSS_SITE');
    // Allowed in every onboarding status: nobody has to wait for their own data.
    const user = await requireConfirmed(c.get('context'));
    const now = deps.now();
    await enforceLimits(
      deps.database.db,
      [{ key: `export:${user.id}`, max: MAX_EXPORTS_PER_HOUR, windowMs: HOUR }],
      now,
    );
    await recordOwnAct({ ...c.get('context'), user }, 'data_downloaded');
    const { zipStream } = await import('./export/zip');
    return c.body(zipStream(exportEntries(deps, user)), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="quarterdeck-${now.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
  return routes;
}
