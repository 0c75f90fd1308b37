/** `POST /api/roles`: adds a role by its text, file or URL. */
import { Hono } from 'hono';
import { requireStatus } from '@/server/access';
import { createSlots } from '@/server/concurrency/slots';
import type { Deps } from '@/server/context';
import type { Env } from '@/server/http/request';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { spendReading } from './budget';
import { readRoleForm } from './form';
import { startReading } from './reading';
import { insertRole } from './rows';
import { endReadings } from './running-readings';

const OWNER_STATUSES = GUARDED_SCREENS['/roles'];
/** Maximum concurrent forms of one account. */
const UPLOAD_LIMITS = {
  name: 'forms of roles',
  maxPerCaller: 6,
  sentence: 'Several roles are on their way already. Please wait until they have arrived.',
  retryAfterSeconds: 10,
};

/** The routes, and `close` for when the server takes no more requests. */
export function createRoles(deps: Deps) {
  const formSlots = createSlots(UPLOAD_LIMITS);
  const { db } = deps.database;
  return {
    routes: new Hono<Env>().post('/api/roles', async (c) => {
      const user = await requireStatus(c.get('context'), OWNER_STATUSES);
      await spendReading(deps, user.id);
      const releaseSlot = formSlots.take(user.id);
      try {
        const upload = deps.uploads.begin(c.req.raw.body ?? new Blob().stream(), `user:${user.id}`);
        const submitted = await readRoleForm(c.req.raw.headers, upload).finally(() => upload.close());
        const source =
          submitted.origin === 'file'
            ? submitted.fileName
            : submitted.origin === 'address'
              ? submitted.address
              : null;
        const source_text = submitted.origin === 'text' ? submitted.text : null;
        const key = await insertRole(
          db,
          user.id,
          { origin: submitted.origin, source, source_text },
          deps.now(),
        );
        await startReading(deps, key, submitted);
        return c.json({ id: key.id }, 201, { 'cache-control': 'no-store' });
      } finally {
        releaseSlot();
      }
    }),
    close: () => endReadings(db),
  };
}
