/** Sessions, and the form in which secrets and addresses of signing in are stored. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailLinks, pendingSignups, rateLimits, session, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp, tokenInMail, waitForMail } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY, HOUR } from '@/shared/time/durations';

onDatabases('a session', (kind) => {
  const app = setUpTestApp({ kind });

  it('tells who is signed in, and is stored without its token', async () => {
    const { browser, email, id } = await buildUser(app, { status: 'PROFILE_GENERATED' });
    expect(await browser.rpc.auth.me()).toMatchObject({ id, email, onboardingStatus: 'PROFILE_GENERATED' });
    const cookie = browser.cookies.get('quarterdeck_session') ?? '';
    expect(Buffer.from(cookie, 'base64url')).toHaveLength(32);
    const stored = await app.db.select().from(session).where(eq(session.userId, id));
    expect(stored).toHaveLength(1);
    expect(stored.some((row) => row.token === cookie)).toBe(false);
    browser.cookies.set('quarterdeck_session', stored[0]?.token ?? '');
    expect(await browser.rpc.auth.me()).toBeNull();
  });

  it('is stored with at most 400 characters of the User-Agent, and with its network only', async () => {
    const { browser, email, password, id } = await buildUser(app);
    const login = await new TestBrowser(app, '203.0.113.77').fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'x'.repeat(500) },
      body: JSON.stringify({ email, password }),
    });
    expect(login.status).toBe(200);
    expect(await browser.rpc.auth.me()).not.toBeNull();
    const rows = await app.db.select().from(session).where(eq(session.userId, id));
    const row = rows.find(({ userAgent }) => userAgent?.startsWith('x'));
    expect(row?.userAgent).toHaveLength(400);
    expect(row?.ipAddress).toBe('203.0.113.0/24');
  });

  it('records when the person last signed in', async () => {
    const { id, email, password } = await buildUser(app);
    const readLastSeen = async () =>
      Number((await app.db.select().from(user).where(eq(user.id, id)))[0]?.last_seen_at);
    app.advance(3 * DAY);
    const before = app.deps.now().getTime();
    expect((await new TestBrowser(app).post('/api/auth/login', { email, password })).status).toBe(200);
    expect(await readLastSeen()).toBeGreaterThanOrEqual(before);
  });

  it('is given one hour if it began with a recovery link', async () => {
    const { email, id } = await buildUser(app);
    await new TestBrowser(app).post('/api/auth/recover', { email });
    const token = tokenInMail(await waitForMail(app, email));
    expect((await new TestBrowser(app).post('/api/auth/recovery', { token })).status).toBe(200);
    const rows = await app.db.select().from(session).where(eq(session.userId, id));
    const row = rows.find(({ kind }) => kind === 'recovery');
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(HOUR);
  });

  it('expires after seven idle days, is extended by use, and expires after thirty days in any case', async () => {
    const idle = await buildUser(app);
    const used = await buildUser(app);
    for (let day = 0; day < 6; day += 5) {
      app.advance(5 * DAY);
      expect(await used.browser.rpc.auth.me()).not.toBeNull();
    }
    expect(await idle.browser.rpc.auth.me()).toBeNull();
    for (let day = 10; day < 30; day += 5) {
      expect(await used.browser.rpc.auth.me()).not.toBeNull();
      app.advance(5 * DAY);
    }
    expect(await used.browser.rpc.auth.me()).toBeNull();
  });
});

onDatabases('the database', (kind) => {
  const app = setUpTestApp({ kind });

  it('stores neither mailed links nor tickets in usable form', async () => {
    const browser = new TestBrowser(app);
    const waiting = await signUp(app, browser);
    const person = await buildUser(app);
    await new TestBrowser(app).post('/api/auth/recover', { email: person.email });
    const recovery = tokenInMail(await waitForMail(app, person.email));
    const ticket = browser.cookies.get('quarterdeck_ticket') ?? '';
    const rows = JSON.stringify([
      await app.db.select().from(mailLinks),
      await app.db.select().from(pendingSignups),
    ]);
    expect(rows).toContain(waiting.id);
    for (const secret of [waiting.token, recovery, ticket]) {
      expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(32);
      expect(rows).not.toContain(secret);
    }
  });

  it('counts attempts without storing address or IP address', async () => {
    const email = 'counted.person@people.example';
    const browser = new TestBrowser(app, '203.0.113.77');
    await browser.post('/api/auth/login', { email, password: 'not the right one' });
    await browser.post('/api/auth/recover', { email });
    await browser.post('/api/auth/resend', { email });
    const counters = JSON.stringify(await app.db.select().from(rateLimits));
    expect(counters).toContain('login:email:');
    expect(counters).not.toContain('counted.person');
    expect(counters).not.toContain('203.0.113.77');
  });
});
