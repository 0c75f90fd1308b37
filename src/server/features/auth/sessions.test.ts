import { afterAll, beforeAll, expect, it } from 'vitest';
import { session } from '@/server/db/schema';
import { onEachDatabase } from '@/server/testing/databases';
import { buildUser } from '@/server/testing/factories';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

const DAY = 24 * 60 * 60_000;

onEachDatabase('sessions', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ kind });
  });
  afterAll(() => test.close());

  it('says who is signed in, and keeps no token that could be used', async () => {
    const { browser, email, id } = await buildUser(test, { status: 'PROFILE_GENERATED' });
    expect(await browser.rpc.auth.me()).toMatchObject({ id, email, onboardingStatus: 'PROFILE_GENERATED' });
    const cookie = browser.cookies.get('quarterdeck_session') ?? '';
    expect(Buffer.from(cookie, 'base64url')).toHaveLength(32);
    const stored = await test.db.select().from(session);
    expect(stored.some((row) => row.token === cookie)).toBe(false);
    browser.cookies.set('quarterdeck_session', stored[0]?.token ?? '');
    expect(await browser.rpc.auth.me()).toBeNull();
  });

  it('ends after seven idle days, lives on when used, and ends after thirty days in any case', async () => {
    const idle = await buildUser(test);
    const used = await buildUser(test);
    for (let day = 0; day < 6; day += 5) {
      test.advance(5 * DAY);
      expect(await used.browser.rpc.auth.me()).not.toBeNull();
    }
    expect(await idle.browser.rpc.auth.me()).toBeNull();
    for (let day = 10; day < 30; day += 5) {
      expect(await used.browser.rpc.auth.me()).not.toBeNull();
      test.advance(5 * DAY);
    }
    expect(await used.browser.rpc.auth.me()).toBeNull();
  });
});
