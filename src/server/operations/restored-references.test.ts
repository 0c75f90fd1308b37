/** The revisions of references after a restore, on which the consent of both sides depends. */
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReferredPerson, createAnsweredReference } from '@/server/testing/features/references';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { createOperations } from './index';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

it('a page that was opened before a restore cannot show an answer that its reader has not seen', async () => {
  const owner = await buildReferredPerson(app);
  const { id } = await createAnsweredReference(app, owner, { shown: false });
  const operations = createOperations(app.deps);
  const to = new PassThrough();
  const bytes = buffer(to);
  await operations.backup(to);
  to.end();
  await operations.restore(Readable.from([await bytes]));

  const { rows } = (await app.db.execute(
    sql`select revision, revision - seen_revision as unseen from profile_references`,
  )) as unknown as { rows: { revision: number; unseen: number }[] };
  expect(rows).toMatchObject([{ unseen: 1 }]);
  expect(rows[0]?.revision).toBeGreaterThan(1_000_000);
  // A restore ends all sessions. The owner's page knows revision 1, which changes after the restore must not reach.
  const { email, password } = owner;
  expect((await owner.browser.post('/api/auth/login', { email, password })).status).toBe(200);
  const stale = owner.browser.rpc.references.show({ id, revision: 1 });
  await expect(stale).rejects.toMatchObject({ code: 'STALE_REVISION' });
});
