import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DAY } from '@/shared/time/durations';
import { buildUser } from '../testing/people/factories';
import { onDatabases } from '../testing/set-up/databases';
import { setUpTestApp } from '../testing/test-app';
import { recordAct, sweepAudit } from './audit';
import { auditLog, user } from './schema';

onDatabases('the audit log', (kind) => {
  const app = setUpTestApp({ kind });

  const readEntries = (id: string) => app.db.select().from(auditLog).where(eq(auditLog.subject_id, id));
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
  const record = (subjectId: string, days: number) =>
    recordAct(app.db, { subjectId, act: 'signed_in', at: daysAgo(days) });

  it('rejects every statement that would change, delete or truncate entries', async () => {
    const { id } = await buildUser(app);
    await record(id, 0);
    const isOfAccount = eq(auditLog.subject_id, id);
    await expect(app.db.update(auditLog).set({ act: 'password_set' }).where(isOfAccount)).rejects.toThrow();
    await expect(app.db.delete(auditLog).where(isOfAccount)).rejects.toThrow();
    await expect(app.db.execute(sql`truncate audit_log`)).rejects.toThrow();
    expect(await readEntries(id)).toMatchObject([{ act: 'signed_in' }]);
  });

  it('keeps an entry for twelve months, after which the sweep deletes it', async () => {
    const { id } = await buildUser(app);
    await record(id, 360);
    await record(id, 370);
    await sweepAudit(app.db);
    expect((await readEntries(id)).map(({ at }) => at > daysAgo(365))).toEqual([true]);
  });

  it('contains no entry of an erased account', async () => {
    const { id } = await buildUser(app);
    await record(id, 1);
    await app.db.delete(user).where(eq(user.id, id));
    await sweepAudit(app.db);
    expect(await readEntries(id)).toEqual([]);
  });

  it('records acts of members on their own accounts with their origin, without any content', async () => {
    const { id, browser, password } = await buildUser(app);
    const newPassword = `a-wholly-new-one-${randomUUID()}`;
    await browser.post('/api/auth/password', { password: newPassword });
    await browser.post('/api/auth/email', { email: `moved-${id}@people.example` });
    await browser.fetch('/api/account/export');
    const rows = await readEntries(id);
    expect(rows.map(({ act }) => act).sort()).toEqual([
      'data_downloaded',
      'email_change_asked',
      'password_set',
    ]);
    expect(rows.every(({ network, actor_id }) => network === '127.0.0.0/24' && actor_id === id)).toBe(true);
    const text = JSON.stringify(rows);
    for (const secret of [password, newPassword, 'moved-']) expect(text).not.toContain(secret);
  });
});
