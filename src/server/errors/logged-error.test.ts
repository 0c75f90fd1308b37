import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { AppError } from '@/shared/errors/app-error';
import { mailLinks } from '../db/schema';
import { TestBrowser } from '../testing/browser';
import { CANARY, createTestLog, leaksIn } from '../testing/canaries';
import { onDatabases, onEachDatabase, openTestDatabase } from '../testing/set-up/databases';
import { createTestApp, setUpTestApp } from '../testing/test-app';

onEachDatabase('the log entry of an error', (kind) => {
  const app = setUpTestApp({ kind });

  const logOf = (error: unknown) => {
    const log = createTestLog();
    log.logger.error({ err: error }, 'x');
    return log.text();
  };

  it('has the SQLSTATE, constraint and operation of a failed statement, and none of its values', async () => {
    const link = { token: CANARY, purpose: 'proof' as const, subject: CANARY, expires_at: new Date() };
    await app.db.insert(mailLinks).values(link);
    const duplicateError = await app.db
      .insert(mailLinks)
      .values(link)
      .catch((error: unknown) => error);
    const line = logOf(duplicateError);
    expect(line).not.toContain(CANARY);
    expect(JSON.parse(line).err).toMatchObject({ sqlstate: '23505', statement: 'insert into mail_links' });
    expect(JSON.parse(line).err.constraint).toMatch(/mail_links/);
  });

  it('leaves out the messages of libraries, and has those of the product', async () => {
    const failedStatement = await app.db.execute(sql`select ${CANARY}::int`).catch((error: unknown) => error);
    const syntaxError = (() => {
      try {
        return JSON.parse(`{"name": ${CANARY}`);
      } catch (error) {
        return error;
      }
    })();
    const quotingError = new Error(`first\n    at ${CANARY} (/etc/${CANARY}:1:1)`, {
      cause: new TypeError(CANARY),
    });
    Object.assign(quotingError, { params: [CANARY], code: CANARY, response: CANARY });
    for (const error of [failedStatement, syntaxError, quotingError, CANARY, { message: CANARY }]) {
      expect(logOf(error)).not.toContain(CANARY);
    }
    expect(JSON.parse(logOf(syntaxError)).err).toMatchObject({ type: 'SyntaxError' });
    expect(JSON.parse(logOf(new AppError('BUSY', 'password queue is full'))).err.message).toBe(
      'password queue is full',
    );
  });
});

onDatabases('a database that fails in the middle of an auth call', (kind) => {
  it('is logged and answered without the statement’s parameters', async () => {
    const log = createTestLog();
    const database = await openTestDatabase(kind);
    const app = await createTestApp({ kind, deps: { logger: log.logger, database } });
    await database.db.execute(sql`alter table pending_signups rename to elsewhere`);
    const response = await new TestBrowser(app).post('/api/auth/signup', {
      email: `${CANARY}@people.example`,
      password: `${CANARY}-password`,
      first_name: CANARY,
      last_name: CANARY,
    });
    expect(response.status).toBe(500);
    const answer = await response.text();
    expect(JSON.parse(answer)).toMatchObject({ code: 'internal' });
    expect(answer).not.toContain(CANARY);
    await app.close();
    expect(log.text()).toContain('42P01');
    expect(leaksIn(log.text())).toEqual([]);
  });
});
