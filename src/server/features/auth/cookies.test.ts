import { expect, it, onTestFinished } from 'vitest';
import { signUpForm } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { createTestApp } from '@/server/testing/test-app';

it.each(['https://deck.people.example', 'http://192.168.1.20:3000'])(
  'the cookies of a login and a sign-up at %s are bound to the host and, on https, to https',
  async (appUrl) => {
    const app = await createTestApp({ env: { APP_URL: appUrl, SMTP_URL: 'smtp://127.0.0.1:2525' } });
    onTestFinished(() => app.close());
    const { host } = new URL(appUrl);
    const send = (path: string, body: object) =>
      app.app.request(path, {
        method: 'POST',
        headers: { host, origin: appUrl, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const person = await buildUser(app);
    const login = await send('/api/auth/login', { email: person.email, password: person.password });
    expect(login.status, appUrl).toBe(200);
    const signup = await send('/api/auth/signup', signUpForm());
    const cookies = [...login.headers.getSetCookie(), ...signup.headers.getSetCookie()];
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) {
      const isSecure = appUrl.startsWith('https:');
      expect(cookie.startsWith('__Host-'), cookie).toBe(isSecure);
      expect(/;\s*secure/i.test(cookie), cookie).toBe(isSecure);
      expect(cookie).toMatch(/;\s*Path=\/(;|$)/i);
      expect(cookie).not.toMatch(/domain=/i);
      expect(cookie).toMatch(/httponly/i);
    }
  },
  60_000,
);
