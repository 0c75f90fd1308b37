/** People with a second factor. */
import { expect } from 'vitest';
import type { TestBrowser } from '../browser';
import { appCode } from './authenticator-app';

/** Adds an authenticator app in Settings. @returns its secret and the recovery codes */
export async function addAuthenticatorApp(
  browser: TestBrowser,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const setUpResponse = await browser.post('/api/auth/second-factor', {});
  expect(setUpResponse.status, await setUpResponse.clone().text()).toBe(200);
  const { secret } = (await setUpResponse.json()) as { secret: string };
  const confirmResponse = await browser.post('/api/auth/second-factor/confirm', { code: appCode(secret) });
  expect(confirmResponse.status, await confirmResponse.clone().text()).toBe(200);
  return { secret, ...((await confirmResponse.json()) as { recoveryCodes: string[] }) };
}
