/**
 * Attacks on the sign-in that must never yield a session: with PKCE and nonce, and in LinkedIn's flow, which has
 * neither.
 */
import type { MutableResponse, MutableToken } from 'oauth2-mock-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import {
  beginLinkedInSignIn,
  exchangeHandle,
  handleIn,
  returnFromProvider,
  setUpLinkedInApp,
  signInAtProvider,
  signInWithLinkedIn,
} from '@/server/testing/people/linkedin';
import { MINUTE } from '@/shared/time/durations';

describe.each(['standard', 'linkedin'] as const)('a sign-in at a %s provider, under attack,', (manner) => {
  const app = setUpLinkedInApp({ manner });
  let browser: TestBrowser;
  beforeEach(() => {
    browser = new TestBrowser(app);
  });

  /** Expects the page that reports a failure, on the screen where the sign-in began. */
  const expectFailurePage = (page: URL, screen = '/signup') => {
    expect(page.pathname + page.hash).toBe(`${screen}#failed=linkedin_oidc`);
  };
  const requestCallback = async () => signInAtProvider(await beginLinkedInSignIn(browser, 'signup'));
  /** Changes the next ID token, before it is signed. */
  const alterIdToken = (alter: (token: MutableToken) => void) => {
    const once = (token: MutableToken) => {
      if ('scope' in token.payload) return;
      app.provider.service.off('beforeTokenSigning', once);
      alter(token);
    };
    app.provider.service.on('beforeTokenSigning', once);
  };

  it('signs in a legitimate person by the mechanisms that the provider announces', async () => {
    const url = await beginLinkedInSignIn(browser, 'login', '//evil.example/x');
    const standard = manner === 'standard';
    expect(url.searchParams.get('code_challenge_method')).toBe(standard ? 'S256' : null);
    expect(url.searchParams.has('nonce')).toBe(standard);
    expect(url.searchParams.get('redirect_uri')).toBe(
      'http://localhost:3000/api/auth/callback/linkedin_oidc',
    );
    const answer = await exchangeHandle(
      browser,
      handleIn(await returnFromProvider(browser, await signInAtProvider(url))),
    );
    expect(answer).toMatchObject({ status: 'signed_in', from: null });
    expect(await browser.rpc.auth.me()).not.toBeNull();
    expect(browser.cookies.has('quarterdeck_away')).toBe(false);
  });

  it('refuses a missing, an invented and a used state parameter', async () => {
    const callbackUrl = await requestCallback();
    const without = new URL(callbackUrl);
    without.searchParams.delete('state');
    expectFailurePage(await returnFromProvider(browser, without), '/login');
    const invented = new URL(callbackUrl);
    invented.searchParams.set('state', 'x'.repeat(43));
    expectFailurePage(await returnFromProvider(browser, invented), '/login');
    expect(handleIn(await returnFromProvider(browser, callbackUrl))).not.toBe('');
    expectFailurePage(await returnFromProvider(browser, callbackUrl), '/login');
  });

  it('refuses a state and a handle in another browser, and still accepts them in their own', async () => {
    const victim = new TestBrowser(app);
    await beginLinkedInSignIn(victim, 'signup');
    const callbackUrl = await requestCallback();
    expectFailurePage(await returnFromProvider(victim, callbackUrl), '/login');
    expectFailurePage(await returnFromProvider(new TestBrowser(app), callbackUrl), '/login');
    const handle = handleIn(await returnFromProvider(browser, callbackUrl));
    expect(await exchangeHandle(victim, handle)).toMatchObject({ code: 'invalid_link' });
    expect(await victim.rpc.auth.me()).toBeNull();
    expect(await exchangeHandle(browser, handle)).toMatchObject({ status: 'signed_in' });
    expect(await exchangeHandle(browser, handle)).toMatchObject({ code: 'invalid_link' });
  });

  it('creates one session for 10 concurrent uses of a handle', async () => {
    const handle = handleIn(await returnFromProvider(browser, await requestCallback()));
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchangeHandle(browser, handle)));
    expect(answers.filter(({ status }) => status === 'signed_in')).toHaveLength(1);
  });

  it('expires a state after 10 minutes and a handle after 2', async () => {
    const lateCallback = await requestCallback();
    const inTime = await requestCallback();
    const handle = handleIn(await returnFromProvider(browser, inTime));
    app.advance(2 * MINUTE + 1);
    expect(await exchangeHandle(browser, handle)).toMatchObject({ code: 'invalid_link' });
    app.advance(8 * MINUTE);
    expectFailurePage(await returnFromProvider(browser, lateCallback), '/login');
  });

  it('returns to the screen where it began if the person cancels', async () => {
    for (const flow of ['login', 'signup'] as const) {
      const url = await beginLinkedInSignIn(browser, flow);
      const callbackUrl = new URL(url.searchParams.get('redirect_uri') ?? '');
      callbackUrl.searchParams.set('state', url.searchParams.get('state') ?? '');
      callbackUrl.searchParams.set('error', 'access_denied');
      callbackUrl.searchParams.set('error_description', '<script>');
      expectFailurePage(await returnFromProvider(browser, callbackUrl), `/${flow}`);
    }
  });

  it('refuses an answer that names another issuer', async () => {
    const callbackUrl = await requestCallback();
    callbackUrl.searchParams.set('iss', 'https://mix-up.example');
    expectFailurePage(await returnFromProvider(browser, callbackUrl));
  });

  it("refuses a used code, an invented one, and with PKCE that of the attacker's own sign-in", async () => {
    const attacker = new TestBrowser(app);
    const attackersCode =
      (await signInAtProvider(await beginLinkedInSignIn(attacker, 'login'))).searchParams.get('code') ?? '';
    const firstCallback = await requestCallback();
    const used = firstCallback.searchParams.get('code') ?? '';
    const firstHandle = handleIn(await returnFromProvider(browser, firstCallback));
    expect(await exchangeHandle(browser, firstHandle)).toMatchObject({ status: 'signed_in' });
    // Without PKCE, as LinkedIn has it, a provider cannot tell in which browser a code was asked for.
    const codes = manner === 'standard' ? [attackersCode, used, 'invented'] : [used, 'invented'];
    for (const code of codes)
      expectFailurePage(await returnFromProvider(browser, await callbackWithCode(code)));
  });

  /** The URL to which the provider sends this browser back, with a different code. */
  const callbackWithCode = async (code: string) => {
    const callbackUrl = await requestCallback();
    callbackUrl.searchParams.set('code', code);
    return callbackUrl;
  };

  it.each<[string, (token: MutableToken) => void]>([
    ['for another client', ({ payload }) => Object.assign(payload, { aud: 'someone-else' })],
    ['of another issuer', ({ payload }) => Object.assign(payload, { iss: 'https://mix-up.example' })],
    ['that has expired', ({ payload }) => Object.assign(payload, { exp: 1_000_000_000 })],
    ['with a wrong nonce', ({ payload }) => Object.assign(payload, { nonce: 'someone-elses' })],
    ['without a subject', ({ payload }) => Reflect.deleteProperty(payload, 'sub')],
  ])('refuses an ID token %s', async (_, alter) => {
    const callbackUrl = await requestCallback();
    alterIdToken(alter);
    expectFailurePage(await returnFromProvider(browser, callbackUrl));
    expect(await browser.rpc.auth.me()).toBeNull();
  });

  it.each(['payload', 'signature', 'algorithm', 'absence'])(
    'refuses an answer whose ID token is forged or missing: %s',
    async (part) => {
      const callbackUrl = await requestCallback();
      app.provider.service.once('beforeResponse', (answer: MutableResponse) => {
        const body = answer.body as { id_token?: string };
        const [header = '', payload = '', signature = ''] = (body.id_token ?? '').split('.');
        const other = JSON.parse(Buffer.from(payload, 'base64url').toString());
        const forged = encode({ ...other, sub: 'victim', email: 'victim@people.example' });
        if (part === 'payload') body.id_token = `${header}.${forged}.${signature}`;
        if (part === 'signature') body.id_token = `${header}.${payload}.${'A'.repeat(signature.length)}`;
        if (part === 'algorithm') body.id_token = `${encode({ alg: 'none', typ: 'JWT' })}.${forged}.`;
        if (part === 'absence') delete body.id_token;
      });
      expectFailurePage(await returnFromProvider(browser, callbackUrl));
    },
  );

  if (manner === 'standard') {
    it('refuses an ID token without the nonce it asked for', async () => {
      const callbackUrl = await requestCallback();
      alterIdToken(({ payload }) => Reflect.deleteProperty(payload, 'nonce'));
      expectFailurePage(await returnFromProvider(browser, callbackUrl));
    });
  }

  it('creates a new session id, and ends the browser’s previous session', async () => {
    await signInWithLinkedIn(browser, 'login');
    const first = browser.cookies.get('quarterdeck_session') ?? '';
    await signInWithLinkedIn(browser, 'login');
    expect(browser.cookies.get('quarterdeck_session')).not.toBe(first);
    const oldBrowser = new TestBrowser(app);
    oldBrowser.cookies.set('quarterdeck_session', first);
    expect(await oldBrowser.rpc.auth.me()).toBeNull();
  });
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
