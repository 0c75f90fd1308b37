/**
 * The provider's configuration and faults: absent, unreachable for a while, reached under another name of this machine.
 */
import type { MutableToken } from 'oauth2-mock-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { beginLinkedInSignIn, setUpLinkedInApp, signInWithLinkedIn } from '@/server/testing/people/linkedin';
import { createTestApp } from '@/server/testing/test-app';
import { freePort } from '../../../../../scripts/testing/free-port.mjs';
import { startLocalProvider } from '../../../../../scripts/testing/local-provider.mjs';

const beginRequest = { provider: 'linkedin_oidc', flow: 'login' };

it('without an identity provider, LinkedIn’s button leads to a message', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const browser = new TestBrowser(app);
  const response = await browser.post('/api/auth/oauth', beginRequest);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'provider_failed' });
  const callbackResponse = await browser.fetch('/api/auth/callback/linkedin_oidc?code=x&state=y');
  expect(callbackResponse.headers.get('location')).toBe('/login#failed=linkedin_oidc');
}, 60_000);

it('a sign-in works again once an unreachable issuer answers', async () => {
  const port = await freePort();
  const env = {
    LINKEDIN_CLIENT_ID: 'quarterdeck-local',
    LINKEDIN_CLIENT_SECRET: 'not-a-secret-0123456789',
    LINKEDIN_ISSUER: `http://127.0.0.1:${port}`,
  };
  const app = await createTestApp({ env });
  onTestFinished(() => app.close());
  const browser = new TestBrowser(app);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await browser.post('/api/auth/oauth', beginRequest)).status).toBe(503);
  }
  const provider = await startLocalProvider({ port });
  onTestFinished(() => provider.stop());
  expect(await signInWithLinkedIn(browser, 'login')).toMatchObject({ status: 'signed_in' });
}, 60_000);

describe('an available identity provider', () => {
  const app = setUpLinkedInApp();

  it('refuses another provider, an unknown flow and a request from another site', async () => {
    const browser = new TestBrowser(app);
    for (const body of [{ ...beginRequest, provider: 'github' }, { ...beginRequest, flow: 'link' }, {}]) {
      expect((await browser.post('/api/auth/oauth', body)).status).toBe(400);
    }
    const foreign = await app.app.request('/api/auth/oauth', {
      method: 'POST',
      headers: { host: 'localhost:3000', origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify(beginRequest),
    });
    expect(foreign.status).toBe(403);
    expect((await beginLinkedInSignIn(browser, 'login')).origin).toBe(app.provider.issuer);
  });

  it('returns to the local host name that the visitor uses, and to no other host', async () => {
    const redirectFor = async (host: string) => {
      const response = await app.app.request('/api/auth/oauth', {
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
        body: JSON.stringify(beginRequest),
      });
      const { url } = (await response.json()) as { url: string };
      return new URL(new URL(url).searchParams.get('redirect_uri') ?? '').origin;
    };
    expect(await redirectFor('127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
    expect(await redirectFor('evil.example')).toBe('http://localhost:3000');
  });

  it('asks the userinfo endpoint where the ID token says nothing about the address', async () => {
    const removeConfirmation = ({ payload }: MutableToken) =>
      Reflect.deleteProperty(payload, 'email_verified');
    app.provider.service.on('beforeTokenSigning', removeConfirmation);
    onTestFinished(() => void app.provider.service.off('beforeTokenSigning', removeConfirmation));
    const browser = new TestBrowser(app);
    expect(await signInWithLinkedIn(browser, 'signup')).toMatchObject({ status: 'signed_in' });
    expect((await browser.rpc.auth.me())?.email).toBe(app.provider.person.email);
  });

  it('limits how often one network may begin a sign-in', async () => {
    const browser = new TestBrowser(app, '203.0.113.9');
    let response = await browser.post('/api/auth/oauth', beginRequest);
    for (let attempt = 0; attempt < 130 && response.ok; attempt += 1) {
      response = await browser.post('/api/auth/oauth', beginRequest);
    }
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
