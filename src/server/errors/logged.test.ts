import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '@/shared/errors';
import { mailLinks } from '../db/schema';
import { createLogger } from '../logging/logger';
import { TestBrowser } from '../testing/browser';
import { onEachDatabase, openTestDatabase } from '../testing/databases';
import { createTestApp, type TestApp } from '../testing/test-app';

/** Stands for an address, a token, a name, a line of a profile: it may be in no log. */
const CANARY = 'Canary-4711';

function logOf() {
  const lines: string[] = [];
  return { lines, logger: createLogger('trace', { write: (line) => void lines.push(line) }) };
}

onEachDatabase('what is logged of errors', (kind) => {
  const { lines, logger } = logOf();
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ kind, deps: { logger } });
  });
  afterAll(() => test.close());

  const logged = (error: unknown) => {
    const own = logOf();
    own.logger.error({ err: error }, 'x');
    return own.lines.join('');
  };

  it('names SQLSTATE, constraint and statement of a refused statement, and nothing that was in it', async () => {
    const link = { token: CANARY, purpose: 'proof' as const, subject: CANARY, expires_at: new Date() };
    await test.db.insert(mailLinks).values(link);
    const twice = await test.db
      .insert(mailLinks)
      .values(link)
      .catch((error: unknown) => error);
    const line = logged(twice);
    expect(line).not.toContain(CANARY);
    expect(JSON.parse(line).err).toMatchObject({ sqlstate: '23505', statement: 'insert into mail_links' });
    expect(JSON.parse(line).err.constraint).toMatch(/mail_links/);
  });

  it('keeps the words of no library', async () => {
    const failed = await test.db.execute(sql`select ${CANARY}::int`).catch((error: unknown) => error);
    const parsing = (() => {
      try {
        return JSON.parse(`{"name": ${CANARY}`);
      } catch (error) {
        return error;
      }
    })();
    const faked = new Error(`first\n    at ${CANARY} (/etc/${CANARY}:1:1)`, { cause: new TypeError(CANARY) });
    Object.assign(faked, { params: [CANARY], code: CANARY, response: CANARY });
    for (const error of [failed, parsing, faked, CANARY, { message: CANARY }]) {
      expect(logged(error)).not.toContain(CANARY);
    }
    expect(JSON.parse(logged(parsing)).err).toMatchObject({ type: 'SyntaxError' });
    expect(JSON.parse(logged(new AppError('BUSY', 'password queue is full'))).err.message).toBe(
      'password queue is full',
    );
  });

  it.each([
    ['NUL', '\0'],
    ['half of a surrogate pair', '\ud800'],
  ])('refuses %s in any text with a sentence before the database sees it', async (_, character) => {
    const browser = new TestBrowser(test);
    const text = `${CANARY}${character}`;
    const answers = await Promise.all([
      browser.post('/api/auth/signup', {
        email: `a@${CANARY}.example`,
        password: CANARY,
        first_name: text,
        last_name: text,
      }),
      browser.post('/api/auth/verify', { token: text, password: text }),
      browser.post('/api/auth/login', { email: `a@${CANARY}.example`, password: text }),
      browser.post('/webhook/submit-profile', { uuid: text, profile: { [text]: text } }),
      browser.post('/api/rpc/publicProfiles/bySlug', { json: { profile_slug_param: text } }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(JSON.stringify(await answer.json())).toContain('cannot be saved');
    }
    expect(lines.join('')).not.toContain(CANARY);
  });

  it('refuses a name of two lines with a sentence', async () => {
    for (const first_name of ['Ines\nBuy now', 'Ines\u2028x', 'Ines\u202ex', 'Ines\u0007']) {
      const answer = await new TestBrowser(test).post('/api/auth/signup', {
        email: 'ines@people.example',
        password: 'a-good-password-1',
        first_name,
        last_name: 'Calder',
      });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { message: string }).message).toContain('in one line');
    }
  });
});

onEachDatabase('a database that fails in the middle of an auth call', (kind) => {
  it('is answered and logged without parameters', async () => {
    const { lines, logger } = logOf();
    const database = await openTestDatabase(kind);
    const test = await createTestApp({ kind, deps: { logger, database } });
    await database.db.execute(sql`alter table pending_signups rename to elsewhere`);
    const answer = await new TestBrowser(test).post('/api/auth/signup', {
      email: `${CANARY}@people.example`,
      password: `${CANARY}-password`,
      first_name: CANARY,
      last_name: CANARY,
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'internal' });
    await test.close();
    expect(lines.join('')).toContain('42P01');
    expect(lines.join('').toLowerCase()).not.toContain(CANARY.toLowerCase());
  });
});
