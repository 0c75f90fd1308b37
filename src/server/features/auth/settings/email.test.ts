import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { account, session, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp, tokenInMail, waitForMail } from '@/server/testing/people/accounts';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY } from '@/shared/time/durations';

let addressCount = 0;
const newAddress = () => `moved-${++addressCount}@people.example`;

onDatabases('change of address', (kind) => {
  const app = setUpTestApp({ kind });

  const login = async (email: string, password: string) =>
    (await new TestBrowser(app).post('/api/auth/login', { email, password })).status;
  const confirm = (token: string, browser = new TestBrowser(app)) =>
    browser.post('/api/auth/email/confirm', { token });
  const revert = (token: string, browser = new TestBrowser(app)) =>
    browser.post('/api/auth/email/revert', { token });
  /**
   * Changes the address of a person, and confirms it.
   * @returns the link that undoes it
   */
  const changeAddress = async ({ browser, email: old }: BuiltUser, email: string) => {
    const before = app.mailer.sent.filter(({ to }) => to === old).length;
    await browser.post('/api/auth/email', { email });
    expect((await confirm(tokenInMail(await waitForMail(app, email)))).status).toBe(200);
    return tokenInMail(await waitForMail(app, old, before + 1));
  };

  it('takes effect when the new address is confirmed in any browser, and can be undone from the old one', async () => {
    const person = await buildUser(app);
    const email = newAddress();
    const response = await person.browser.post('/api/auth/email', { email: `  ${email.toUpperCase()} ` });
    expect(await response.json()).toEqual({ status: 'success', pendingEmail: email });
    expect(await person.browser.rpc.account.mine()).toMatchObject({
      email: person.email,
      pendingEmail: email,
    });
    expect(await login(email, person.password)).toBe(400);
    const mail = await waitForMail(app, email);
    expect(mail.subject).toBe('Confirm your new email address');
    expect(mail.text).toMatch(/\/account-link#type=email_change&token=/);
    const phone = new TestBrowser(app);
    expect(await (await confirm(tokenInMail(mail), phone)).json()).toEqual({ status: 'success', email });
    expect(phone.cookies.size, 'the link signs nobody in').toBe(0);
    expect(await person.browser.rpc.account.mine()).toMatchObject({ email, pendingEmail: null });
    expect(await login(email, person.password)).toBe(200);
    expect(await login(person.email, person.password)).toBe(400);
    const notice = await waitForMail(app, person.email);
    expect(notice.text).toContain(email);
    expect(tokenInMail(notice)).not.toBe('');
  });

  it('accepts only the latest link, once and for 24 hours, also with 10 concurrent requests', async () => {
    const person = await buildUser(app);
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    await person.browser.post('/api/auth/email', { email: first });
    const replaced = tokenInMail(await waitForMail(app, first));
    await person.browser.post('/api/auth/email', { email: second });
    expect((await confirm(replaced)).status).toBe(400);
    const lateToken = tokenInMail(await waitForMail(app, second));
    app.advance(DAY + 1_000);
    const expired = await confirm(lateToken);
    expect(await expired.json()).toMatchObject({ message: 'This link has expired or was used before.' });
    expect(await person.browser.rpc.account.mine()).toMatchObject({ pendingEmail: null });
    await person.browser.post('/api/auth/proof', { password: person.password });
    await person.browser.post('/api/auth/email', { email: third });
    const token = tokenInMail(await waitForMail(app, third));
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    await waitForMail(app, person.email);
    expect(app.mailer.sent.filter(({ to }) => to === person.email)).toHaveLength(1);
  });

  it('is cancelled by entering the present address', async () => {
    const person = await buildUser(app);
    const email = newAddress();
    await person.browser.post('/api/auth/email', { email });
    const token = tokenInMail(await waitForMail(app, email));
    const response = await person.browser.post('/api/auth/email', { email: person.email });
    expect(await response.json()).toEqual({ status: 'success', pendingEmail: null });
    expect((await confirm(token)).status).toBe(400);
  });

  it('gives the same answer for a taken address, whose owner gets a notice without a link', async () => {
    const owner = await buildUser(app);
    const person = await buildUser(app);
    const ask = async (email: string) => {
      const response = await person.browser.post('/api/auth/email', { email });
      return [response.status, (await response.text()).replace(email, '')];
    };
    expect(await ask(owner.email)).toEqual(await ask(newAddress()));
    await ask(owner.email);
    expect(await person.browser.rpc.account.mine()).toMatchObject({ pendingEmail: owner.email });
    const notice = await waitForMail(app, owner.email);
    expect(notice.subject).toBe('This address already has an account');
    expect(notice.text).not.toContain('account-link');
    expect(notice.text).not.toContain(person.email);
  });

  it('is refused if an account with the address was opened after the link was mailed', async () => {
    const person = await buildUser(app);
    const email = newAddress();
    await person.browser.post('/api/auth/email', { email });
    const token = tokenInMail(await waitForMail(app, email));
    await buildUser(app, { email });
    expect(await (await confirm(token)).json()).toMatchObject({ code: 'address_taken' });
    expect(await person.browser.rpc.auth.me()).toMatchObject({ email: person.email });
  });

  it('acts on the session’s account whatever the body says, and refuses an invalid address', async () => {
    const victim = await buildUser(app);
    const attacker = await buildUser(app);
    const email = newAddress();
    await attacker.browser.post('/api/auth/email', {
      email,
      id: victim.id,
      userId: victim.id,
      uuid: victim.id,
    });
    expect((await confirm(tokenInMail(await waitForMail(app, email)))).status).toBe(200);
    expect(await victim.browser.rpc.auth.me()).toMatchObject({ email: victim.email });
    expect(await attacker.browser.rpc.auth.me()).toMatchObject({ email });
    for (const wrong of ['', 'nobody', 'a@b', `${'a'.repeat(250)}@people.example`, null]) {
      expect((await attacker.browser.post('/api/auth/email', { email: wrong })).status, String(wrong)).toBe(
        400,
      );
    }
  });

  it('invalidates recovery links to the old address, and waiting sign-ups of the new one', async () => {
    const person = await buildUser(app);
    const email = newAddress();
    await new TestBrowser(app).post('/api/auth/recover', { email: person.email });
    const recovery = tokenInMail(await waitForMail(app, person.email));
    const stranger = new TestBrowser(app);
    const waiting = await signUp(app, stranger, { email });
    await person.browser.post('/api/auth/email', { email });
    expect((await confirm(tokenInMail(await waitForMail(app, email, 2)))).status).toBe(200);
    expect((await new TestBrowser(app).post('/api/auth/recovery', { token: recovery })).status).toBe(400);
    expect((await stranger.post('/api/auth/verify', { token: waiting.token })).status).toBe(400);
  });

  it('can be undone from the old address within 7 days, which removes a thief’s sessions, password and identities', async () => {
    const person = await buildUser(app);
    const email = newAddress();
    const undo = await changeAddress(person, email);
    await person.browser.post('/api/auth/password', { password: 'the-thiefs-own-8' });
    await app.db.insert(account).values({
      id: `identity-${email}`,
      accountId: `thief-${email}`,
      providerId: 'linkedin_oidc',
      userId: person.id,
      createdAt: app.deps.now(),
    });
    app.advance(6 * DAY);
    const owner = new TestBrowser(app);
    expect(await (await revert(undo, owner)).json()).toEqual({ status: 'success', email: person.email });
    expect(await person.browser.rpc.auth.me(), 'the thief is out').toBeNull();
    expect(await login(email, 'the-thiefs-own-8')).toBe(400);
    expect(await login(person.email, 'the-thiefs-own-8')).toBe(400);
    const ways = await app.db.select().from(account).where(eq(account.userId, person.id));
    expect(ways.map(({ providerId }) => providerId)).toEqual(['credential']);
    // The page continues with the reset at once: its session may only set a password.
    expect(await owner.rpc.auth.me()).toBeNull();
    expect((await owner.post('/api/auth/recovery', { token: '' })).status).toBe(200);
    expect((await owner.post('/api/auth/password', { password: 'mine-again-9' })).status).toBe(200);
    expect(await login(person.email, 'mine-again-9')).toBe(200);
    expect((await revert(undo)).status, 'once').toBe(400);
  });

  it('cannot be undone after 7 days, nor while the old address has another account', async () => {
    const person = await buildUser(app);
    const email = newAddress();
    const undo = await changeAddress(person, email);
    const squatter = await buildUser(app, { email: person.email });
    const refused = await revert(undo);
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as { message: string }).message).toContain('Delete that account');
    await app.db.delete(user).where(eq(user.id, squatter.id));
    expect((await revert(undo)).status, 'the link stayed good').toBe(200);
    const other = await buildUser(app);
    const lateToken = await changeAddress(other, newAddress());
    app.advance(7 * DAY + 1_000);
    expect((await revert(lateToken)).status).toBe(400);
    expect(await app.db.select().from(session).where(eq(session.userId, other.id))).not.toEqual([]);
  });
});
