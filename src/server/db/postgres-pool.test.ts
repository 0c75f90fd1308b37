import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { TestBrowser } from '../testing/browser';
import { openTestDatabase } from '../testing/set-up/databases';
import { startSilentProxy } from '../testing/stubs/silent-proxy';
import { createTestApp, type TestApp } from '../testing/test-app';
import { openPostgres } from './client';
import { POOL_LIMITS, type PoolLimits } from './postgres-pool';
import { rateLimits } from './schema';

const LIMITS: PoolLimits = {
  ...POOL_LIMITS,
  connectMs: 300,
  statementMs: 400,
  queryMs: 600,
  idleInTransactionMs: 5_000,
};

describe.runIf(inject('postgres'))('an unresponsive PostgreSQL', () => {
  let directConnection: Awaited<ReturnType<typeof openTestDatabase>>;
  let proxy: Awaited<ReturnType<typeof startSilentProxy>>;
  let app: TestApp;

  beforeAll(async () => {
    directConnection = await openTestDatabase('postgres');
    const { rows } = (await directConnection.db.execute(
      sql`select current_database() as name`,
    )) as unknown as {
      rows: { name: string }[];
    };
    const url = new URL(`${inject('postgres')}/${rows[0]?.name}`);
    proxy = await startSilentProxy(Number(url.port));
    url.port = String(proxy.port);
    const database = await openPostgres(url.href, { limits: LIMITS });
    app = await createTestApp({ deps: { database } });
  });
  afterAll(async () => {
    await app.close();
    await proxy.close();
    await directConnection.close();
  });

  it('makes calls and pages answer 503 with Retry-After, and /readyz 503', async () => {
    const visitor = new TestBrowser(app);
    expect((await visitor.fetch('/readyz')).status).toBe(200);
    proxy.freeze();
    const startedAt = performance.now();
    const form = { about: 'A board seat' };
    const [ready, page, call, sent] = await Promise.all([
      visitor.fetch('/readyz'),
      visitor.fetch('/profile/anna-keller', { headers: { accept: 'text/html' } }),
      visitor.post('/api/auth/recover', { email: 'anna@people.example' }),
      visitor.fetch('/profile/anna-keller/introduce', {
        method: 'POST',
        headers: { accept: 'text/html' },
        body: new URLSearchParams(form),
      }),
    ]);
    // With the limits of production it would be five seconds or more.
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect([ready.status, page.status, call.status]).toEqual([503, 503, 503]);
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const { headers } of [page, call]) expect(headers.get('retry-after')).toBe('5');
    expect(await page.text()).toContain('Back in a moment');
    // Nobody who has sent a form is shown data, or asked whether to send it again.
    const answer = await sent.text();
    expect(answer).toContain('What you wrote is still in the form');
    expect(answer).not.toContain('http-equiv="refresh"');
    expect(await call.json()).toMatchObject({ status: 'error', code: 'unavailable' });
    proxy.thaw();
    await expect.poll(async () => (await visitor.fetch('/readyz')).status).toBe(200);
  });

  it('loses no connection of the pool, and leaves nothing of an abandoned transaction', async () => {
    const { db } = app;
    const attempt = (key: string, midway: () => void) =>
      db.transaction(async (tx) => {
        await tx.insert(rateLimits).values({ key, count: 1, resets_at: new Date() });
        midway();
        await tx.insert(rateLimits).values({ key: `${key}-again`, count: 1, resets_at: new Date() });
      });
    const half = await Promise.allSettled([attempt('half', () => proxy.freeze())]);
    const none = await Promise.allSettled(Array.from({ length: 30 }, () => attempt('none', () => {})));
    expect([...half, ...none].map(({ status }) => status)).toEqual(Array(31).fill('rejected'));
    proxy.thaw();
    // As many transactions at once as there are connections.
    const wait = () => db.transaction((tx) => tx.execute(sql`select pg_sleep(0.1)`));
    await expect
      .poll(
        () =>
          Promise.allSettled(Array.from({ length: 10 }, wait)).then((all) => all.map(({ status }) => status)),
        {
          timeout: 10_000,
        },
      )
      .toEqual(Array(10).fill('fulfilled'));
    await attempt('whole', () => {});
    const rows = await directConnection.db
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .orderBy(rateLimits.key);
    expect(rows.map(({ key }) => key).filter((key) => /half|none|whole/.test(key))).toEqual([
      'whole',
      'whole-again',
    ]);
  });
});

describe.runIf(inject('postgres'))('a transaction pooler', () => {
  it('is left no state on a connection: no prepared statement, no setting', async () => {
    const ownDatabase = await openTestDatabase('postgres');
    onTestFinished(() => ownDatabase.close());
    const { rows: names } = (await ownDatabase.db.execute(
      sql`select current_database() as name`,
    )) as unknown as {
      rows: { name: string }[];
    };
    const url = `${inject('postgres')}/${names[0]?.name}`;
    const readConnectionState = async (transactionPooler: boolean) => {
      const { db, close } = await openPostgres(url, {
        limits: { ...POOL_LIMITS, size: 1, transactionPooler },
      });
      await db.select().from(rateLimits).prepare('named').execute();
      const { rows } = (await db.execute(
        sql`select count(*)::int as prepared, current_setting('statement_timeout') as timeout
          from pg_prepared_statements`,
      )) as unknown as { rows: object[] };
      await close();
      return rows[0];
    };
    expect(await readConnectionState(false)).toEqual({ prepared: 1, timeout: '8s' });
    expect(await readConnectionState(true)).toEqual({ prepared: 0, timeout: '0' });
  });
});
