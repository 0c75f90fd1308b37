/** A server that signs people in at the local identity provider, and the steps of a browser that signs in there. */
import { expect } from 'vitest';
import { type LocalProvider, startLocalProvider } from '../../../../scripts/testing/local-provider.mjs';
import type { TestBrowser } from '../browser';
import type { DatabaseKind } from '../set-up/databases';
import { createTestApp, setUpApp, type TestApp } from '../test-app';

/**
 * Sets up a server and the provider that its LinkedIn button leads to, for the tests of a file or of a `describe`.
 * @param options.manner whether the provider deviates from the standard as LinkedIn does; default `linkedin`
 */
export function setUpLinkedInApp(
  options: { kind?: DatabaseKind; manner?: 'linkedin' | 'standard' } = {},
): TestApp & { provider: LocalProvider } {
  return setUpApp(async () => {
    const provider = await startLocalProvider({ manner: options.manner });
    const app = await createTestApp({ kind: options.kind, env: provider.env });
    const close = async () => {
      await app.close();
      await provider.stop();
    };
    return { ...app, provider, close };
  });
}

export interface OauthAnswer {
  status: 'signed_in' | 'confirm_email' | 'proven';
  known?: boolean;
  flow?: string;
  from?: string | null;
  profileReady?: boolean;
  user?: { id: string; email: string };
  code?: string;
}

/**
 * Presses the button of the sign-in.
 * @returns the provider's URL
 */
export async function beginLinkedInSignIn(
  browser: TestBrowser,
  flow: 'login' | 'signup' | 'proof',
  from?: string,
): Promise<URL> {
  const response = await browser.post('/api/auth/oauth', { provider: 'linkedin_oidc', flow, from });
  expect(response.status).toBe(200);
  return new URL(((await response.json()) as { url: string }).url);
}

/**
 * Signs in at the provider.
 * @returns the URL that it redirects to
 */
export async function signInAtProvider(url: URL): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

/**
 * Follows the provider's redirect.
 * @returns the URL that the product redirects to
 */
export async function returnFromProvider(browser: TestBrowser, back: URL): Promise<URL> {
  const response = await browser.fetch(back.pathname + back.search);
  expect(response.status).toBe(302);
  expect(response.headers.getSetCookie(), 'a GET gives no session').toEqual([]);
  const location = response.headers.get('location') ?? '';
  expect(location, 'a path of this site').toMatch(/^\/[a-z]/);
  return new URL(location, back);
}

/** The handle in the fragment of a page that LinkedIn led back to; '' if there is none. */
export const handleIn = (page: URL): string => new URLSearchParams(page.hash.slice(1)).get('handle') ?? '';

/** Exchanges the handle for a session. */
export async function exchangeHandle(browser: TestBrowser, handle: string): Promise<OauthAnswer> {
  return (await (await browser.post('/api/auth/oauth/session', { handle })).json()) as OauthAnswer;
}

/** Does all steps of the sign-in. */
export async function signInWithLinkedIn(
  browser: TestBrowser,
  flow: 'login' | 'signup' | 'proof',
  from?: string,
): Promise<OauthAnswer> {
  const page = await returnFromProvider(
    browser,
    await signInAtProvider(await beginLinkedInSignIn(browser, flow, from)),
  );
  expect(page.pathname).toBe('/auth/callback');
  return exchangeHandle(browser, handleIn(page));
}
