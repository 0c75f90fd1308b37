import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { renderMail } from '@/server/adapters/mail/templates/render';
import type { Mail } from '@/server/db/outbox';
import { pendingSignups } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp } from '@/server/testing/people/accounts';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';
import { LINK_LIFETIME_MS } from './mail-links';

const UNIT_MS = { minute: MINUTE, hour: HOUR, day: DAY };
const LIFETIME_PATTERN = /(?:expires in|once, for) (\d+) (minute|hour|day)s?\b/;
const data = { firstName: 'Ines', link: 'https://quarterdeck.example/link', code: '123456' };

/** The mail of each kind of link. */
const MAILS: Record<keyof typeof LINK_LIFETIME_MS, Mail> = {
  signup: { kind: 'confirm', data },
  recovery: { kind: 'recovery', data },
  invite: { kind: 'invitation', data },
  email_change: { kind: 'email-change', data },
  email_revert: { kind: 'email-changed', data: { ...data, newEmail: 'ines@quarterdeck.example' } },
  proof: { kind: 'proof-code', data },
};

it.each(Object.entries(LINK_LIFETIME_MS))(
  'the mailed link for %s is valid for as long as both parts of its mail say',
  (purpose, lifetime) => {
    const { text, html } = renderMail(MAILS[purpose as keyof typeof MAILS]);
    for (const part of [text, html]) {
      const [, number, unit] = LIFETIME_PATTERN.exec(part) ?? [];
      expect(Number(number) * UNIT_MS[unit as keyof typeof UNIT_MS]).toBe(lifetime);
    }
  },
);

onDatabases('the password required by a mailed link', (kind) => {
  const app = setUpTestApp({ kind });

  it('is refused after ten attempts, even if the eleventh is right', async () => {
    const person = await signUp(app, new TestBrowser(app));
    const guess = (nth: number, password: string) =>
      new TestBrowser(app, `198.51.100.${nth}`).post('/api/auth/verify', { token: person.token, password });
    for (let nth = 1; nth <= 10; nth += 1) expect((await guess(nth, 'not it at all')).status).toBe(400);
    expect((await guess(11, person.password)).status).toBe(429);
  });

  it('is not asked for if the sign-up has none, as with LinkedIn', async () => {
    const { id, token, email } = await signUp(app, new TestBrowser(app));
    await app.db.update(pendingSignups).set({ password: null }).where(eq(pendingSignups.id, id));
    const response = await new TestBrowser(app).post('/api/auth/verify', { token });
    expect(await response.json()).toEqual({ status: 'other_browser', email });
  });
});
