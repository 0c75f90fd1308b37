import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '@/server/testing/people/factories';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

const EXECUTIVE = 'https://calendar.partners.example/one-to-one';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { EXECUTIVE_COACHING_URL: EXECUTIVE } });
}, 60_000);
afterAll(() => app.close());

test('the coaching calendars are those that the operator configured, else placeholders', async () => {
  const mara = await buildUser(app, { status: 'PROFILE_CONFIRMED' });
  const { executive, team } = await mara.browser.rpc.coaching.schedulers();
  expect(executive).toBe(EXECUTIVE);
  expect(new URL(team).hostname).toMatch(/\.example$/);
});

test('the coaching calendars are refused to people who may not open the screens', async () => {
  const early = await buildUser(app, { status: 'PROFILE_GENERATED' });
  await expect(early.browser.rpc.coaching.schedulers()).rejects.toMatchObject({ code: 'ONBOARDING_STATUS' });
});
