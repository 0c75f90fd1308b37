/** Whoever steals a fresh session can do what its owner can; for 7 days the owner can undo all of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createFolderMailer, listStoredMessages } from '@/server/adapters/mail/folder';
import { accountDeletions, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { eventually } from '@/server/testing/eventually';
import { tokenInMail, waitForMail } from '@/server/testing/people/accounts';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY } from '@/shared/time/durations';
import { eraseDueAccounts } from './erase-accounts';

let thiefCount = 0;
const newThiefAddress = () => `thief-${++thiefCount}@people.example`;

onDatabases('a stolen session', (kind) => {
  const app = setUpTestApp({ kind });

  const undo = (token: string, browser = new TestBrowser(app)) =>
    browser.post('/api/auth/email/revert', { token });
  /**
   * Changes the address of the account.
   * @returns the undo link mailed to the former address
   */
  const changeAddress = async ({ browser }: BuiltUser, from: string, to: string) => {
    const before = app.mailer.sent.filter((mail) => mail.to === from).length;
    expect((await browser.post('/api/auth/email', { email: to })).status).toBe(200);
    const token = tokenInMail(await waitForMail(app, to));
    expect((await new TestBrowser(app).post('/api/auth/email/confirm', { token })).status).toBe(200);
    return tokenInMail(await waitForMail(app, from, before + 1));
  };
  const askDeletion = async ({ browser }: BuiltUser) => {
    const response = await browser.post('/api/auth/deletion', { confirmation: 'DELETE' });
    expect(response.status).toBe(200);
    return (await response.json()) as { eraseAt: string };
  };

  it.each(['the link of the change', 'the link of the deletion'])(
    'that changed the address and deleted the account can be undone days later by %s',
    async (which) => {
      const slug = `taken-back-${kind}-${which.length}`;
      const owner = await buildUser(app, { published: true, slug });
      const thief = newThiefAddress();
      const undoToken = await changeAddress(owner, owner.email, thief);
      await askDeletion(owner);
      const mail = await waitForMail(app, owner.email, 2);
      expect(mail.subject).toBe('Your account will be deleted');
      expect(mail.text).toContain('Take my account back');
      expect((await waitForMail(app, thief, 2)).text).toContain('Keep my account');
      app.advance(6 * DAY);
      expect(await eraseDueAccounts(app.deps), 'nothing is erased while it can be undone').toBe(0);
      expect((await new TestBrowser(app).fetch(`/profile/${slug}`)).status).toBe(403);

      const browser = new TestBrowser(app);
      const token = which === 'the link of the change' ? undoToken : tokenInMail(mail);
      const response = await undo(token, browser);
      expect(await response.json()).toEqual({ status: 'success', email: owner.email });
      expect((await browser.post('/api/auth/password', { password: 'mine-once-more-4' })).status).toBe(200);
      const login = { email: owner.email, password: 'mine-once-more-4' };
      expect((await new TestBrowser(app).post('/api/auth/login', login)).status).toBe(200);
      expect(await owner.browser.rpc.auth.me(), 'the stolen session').toBeNull();
      expect(await (await new TestBrowser(app).fetch(`/profile/${slug}`)).text()).toContain('Mara');
      const keep = { token: tokenInMail(await waitForMail(app, thief, 2)) };
      expect((await new TestBrowser(app).post('/api/auth/deletion/cancel', keep)).status).toBe(400);
      app.advance(30 * DAY);
      expect(await eraseDueAccounts(app.deps), 'and never erased').toBe(0);
    },
  );

  it('that changed the address twice cannot prevent recovery by undoing the second change, even after a deletion', async () => {
    const owner = await buildUser(app);
    const [first, second] = [newThiefAddress(), newThiefAddress()];
    const ownersLink = await changeAddress(owner, owner.email, first);
    const thiefsLink = await changeAddress(owner, first, second);
    await askDeletion(owner);
    expect((await waitForMail(app, owner.email, 2)).subject).toBe('Your account will be deleted');
    expect((await waitForMail(app, first, 3)).subject).toBe('Your account will be deleted');
    expect(await (await undo(thiefsLink)).json()).toEqual({ status: 'success', email: first });
    expect((await undo(thiefsLink)).status, 'once').toBe(400);
    expect(await (await undo(ownersLink)).json()).toEqual({ status: 'success', email: owner.email });
    expect((await undo(tokenInMail(await waitForMail(app, first, 3)))).status, 'a later undo is over').toBe(
      400,
    );
  });

  it('cannot be undone while the former address has a new account', async () => {
    const owner = await buildUser(app);
    const link = await changeAddress(owner, owner.email, newThiefAddress());
    await askDeletion(owner);
    const newAccount = await buildUser(app, { email: owner.email });
    expect((await undo(link)).status).toBe(409);
    await app.db.delete(user).where(eq(user.id, newAccount.id));
    expect((await undo(link)).status).toBe(200);
  });

  it('is undone once, however many requests arrive at the same time', async () => {
    const owner = await buildUser(app);
    const link = await changeAddress(owner, owner.email, newThiefAddress());
    await askDeletion(owner);
    const responses = await Promise.all(Array.from({ length: 5 }, () => undo(link)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('does not delay the erasure of an account whose address was not changed recently', async () => {
    const owner = await buildUser(app);
    const email = newThiefAddress();
    await changeAddress(owner, owner.email, email);
    app.advance(7 * DAY + 1_000);
    await owner.browser.post('/api/auth/login', { email, password: owner.password });
    const { eraseAt } = await askDeletion(owner);
    expect(new Date(eraseAt).getTime() - app.deps.now().getTime()).toBeLessThanOrEqual(DAY);
    expect(app.mailer.sent.filter(({ to }) => to === owner.email)).toHaveLength(1);
  });

  it('makes Settings show until when a deletion would be delayed', async () => {
    const owner = await buildUser(app);
    expect(await owner.browser.rpc.account.mine()).toMatchObject({ deletionWaitsUntil: null });
    await changeAddress(owner, owner.email, newThiefAddress());
    const { deletionWaitsUntil } = await owner.browser.rpc.account.mine();
    expect(deletionWaitsUntil).not.toBeNull();
    expect(await askDeletion(owner)).toMatchObject({ eraseAt: deletionWaitsUntil });
  });

  it('delays the erasure by at most 7 days, after which no address is left', async () => {
    const owner = await buildUser(app);
    const former = owner.email;
    await changeAddress(owner, former, newThiefAddress());
    await askDeletion(owner);
    const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-mail-'));
    const mailer = createFolderMailer(folder);
    await mailer.send({ to: former, subject: 'Kept', text: 'Kept', html: 'Kept' });
    app.advance(7 * DAY + 1_000);
    expect(await eraseDueAccounts({ ...app.deps, mailer })).toBeGreaterThan(0);
    expect(await listStoredMessages(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    const remainingDeletions = await app.db.select().from(accountDeletions);
    expect(JSON.stringify(remainingDeletions)).not.toContain(former);
    await eventually(async () => {
      expect(await app.db.select().from(user).where(eq(user.id, owner.id))).toEqual([]);
    });
  });
});
