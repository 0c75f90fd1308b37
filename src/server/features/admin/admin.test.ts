import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPublished } from '@/server/db/profiles/publication';
import { mailOutbox, passkey } from '@/server/db/schema';
import { createOperations } from '@/server/operations';
import { TestBrowser } from '@/server/testing/browser';
import { waitForMail, waitForMailAbout } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { addAuthenticatorApp } from '@/server/testing/people/second-factor';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { MINUTE } from '@/shared/time/durations';

const REASON = 'Sign-ins from two continents within the hour.';

onDatabases('an operator', (kind) => {
  let app: TestApp;
  /** Another process on the same database. */
  let otherProcess: TestApp;
  let operator: TestBrowser;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const database = { ...app.deps.database, close: async () => {} };
    otherProcess = await createTestApp({ kind, deps: { database, mailer: app.mailer } });
    const person = await buildUser(app, { firstName: 'Kari', lastName: 'Olsen' });
    await createOperations(app.deps).operator({ email: person.email, remove: false });
    await addAuthenticatorApp(person.browser);
    operator = person.browser;
  });
  afterAll(async () => {
    await otherProcess.close();
    await app.close();
  });

  const buildPublishedUser = (slug: string) =>
    buildUser(app, { slug, published: true, status: 'PREFERENCES_SET' });
  const fetchStatus = async (slug: string, server = app) =>
    (await new TestBrowser(server).fetch(`/profile/${slug}`)).status;
  const logIn = async ({ email, password }: { email: string; password: string }) => {
    const response = await new TestBrowser(app).post('/api/auth/login', { email, password });
    return (await response.json()) as { status: string; code?: string; message?: string };
  };
  type Act = Parameters<TestBrowser['rpc']['admin']['act']>[0]['act'];
  const act = (id: string, name: Act, slug?: string) =>
    operator.rpc.admin.act({ id, act: name, reason: REASON, slug });

  it('suspends a person in every process (sessions, page, links, login) and lifts the suspension', async () => {
    const person = await buildPublishedUser('siobhan-bhriain');
    const { id } = await person.browser.rpc.privateVersions.create();
    const { versions } = await person.browser.rpc.privateVersions.list();
    const link = new URL(versions.find((version) => version.id === id)?.url ?? '').pathname;
    const openOnOtherProcess = async () => (await new TestBrowser(otherProcess).fetch(link)).status;
    expect([
      await fetchStatus('siobhan-bhriain'),
      await fetchStatus('siobhan-bhriain', otherProcess),
    ]).toEqual([200, 200]);
    expect(await openOnOtherProcess()).toBe(200);
    await act(person.id, 'suspended');
    expect(await person.browser.rpc.auth.me()).toBeNull();
    expect(await fetchStatus('siobhan-bhriain', otherProcess)).not.toBe(200);
    expect(await fetchStatus('siobhan-bhriain')).not.toBe(200);
    expect(await openOnOtherProcess()).not.toBe(200);
    expect(await logIn(person)).toMatchObject({
      code: 'account_suspended',
      message: 'This account is suspended. The reason was mailed to its address.',
    });
    const mail = await waitForMail(app, person.email);
    expect(mail.subject).toBe('Your account was suspended');
    expect(mail.text).toContain(REASON);
    await act(person.id, 'suspension_lifted');
    expect(await logIn(person)).toMatchObject({ status: 'signed_in' });
    expect([await fetchStatus('siobhan-bhriain'), await openOnOtherProcess()]).toEqual([200, 200]);
  });

  it('keeps the page of a suspended person hidden, even if its publication was under way', async () => {
    const person = await buildPublishedUser('runa-dahl');
    await act(person.id, 'suspended');
    // A request that passed the check of its session just before.
    const latePublication = await setPublished(app.db, {
      profileId: person.id,
      published: true,
      wantedSlug: null,
      now: new Date(),
    });
    expect(latePublication).toBeNull();
    expect(await fetchStatus('runa-dahl')).not.toBe(200);
    await act(person.id, 'suspension_lifted');
    expect(await fetchStatus('runa-dahl')).toBe(200);
  });

  it('takes a page down, so that its owner cannot publish it, and restores it', async () => {
    const { browser, id, email } = await buildPublishedUser('hugo-ferreira');
    expect(await fetchStatus('hugo-ferreira', otherProcess)).toBe(200);
    const shown = await browser.rpc.profiles.mine();
    expect(shown.taken_down).toBeNull();
    await act(id, 'page_taken_down');
    expect(await fetchStatus('hugo-ferreira', otherProcess)).not.toBe(200);
    expect((await waitForMail(app, email)).text).toContain(REASON);
    await expect(browser.rpc.profiles.publish({ published: true })).rejects.toMatchObject({
      code: 'PAGE_TAKEN_DOWN',
    });
    const hidden = await browser.rpc.profiles.mine();
    expect(hidden.profile_data).toMatchObject({ name: 'Mara Lindqvist' });
    expect(hidden.taken_down).toEqual({ at: expect.any(Date), reason: REASON });
    expect((await browser.rpc.privateVersions.list()).public_page).toMatchObject({ taken_down: true });
    // An open editor is notified.
    const { publication, revision } = shown;
    expect(await browser.rpc.profiles.newer({ revision, publication })).not.toBeNull();
    await browser.rpc.profiles.publish({ published: false });
    await act(id, 'page_put_back');
    const putBack = await browser.rpc.profiles.mine();
    expect(putBack.taken_down).toBeNull();
    // Also if its owner has unpublished it meanwhile, so that nothing else has changed.
    const { publication: down } = hidden;
    expect(await browser.rpc.profiles.newer({ revision, publication: down })).not.toBeNull();
    await browser.rpc.profiles.publish({ published: true });
    expect(await fetchStatus('hugo-ferreira', otherProcess)).toBe(200);
  });

  it('shows a page again once neither a take-down nor a suspension hides it, and never one that was private', async () => {
    const person = await buildPublishedUser('priya-raman');
    await act(person.id, 'page_taken_down');
    await act(person.id, 'suspended');
    await act(person.id, 'page_put_back');
    expect(await fetchStatus('priya-raman')).not.toBe(200);
    await act(person.id, 'suspension_lifted');
    expect(await fetchStatus('priya-raman')).toBe(200);
    const hidden = await buildUser(app, { slug: 'quiet-person' });
    await act(hidden.id, 'suspended');
    await act(hidden.id, 'suspension_lifted');
    expect(await fetchStatus('quiet-person')).not.toBe(200);
  });

  it('ends sessions, removes a lost second factor and releases a former slug', async () => {
    const person = await buildPublishedUser('tobias-kraemer');
    await person.browser.rpc.profiles.changeSlug({ slug: 'tobias-kramer' });
    await expect(act(person.id, 'slug_freed', 'tobias-kramer')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await buildPublishedUser('another-tobias');
    await addAuthenticatorApp(person.browser);
    expect(await logIn(person)).toMatchObject({ status: 'second_factor' });
    await act(person.id, 'second_factor_removed');
    expect(await person.browser.rpc.auth.me()).toBeNull();
    expect(await logIn(person)).toMatchObject({ status: 'signed_in' });
    await act(other.id, 'sessions_ended');
    expect(await other.browser.rpc.auth.me()).toBeNull();
    const { formerSlugs } = await operator.rpc.admin.person({ id: person.id });
    expect(formerSlugs).toEqual(['tobias-kraemer']);
    for (const slug of formerSlugs) await act(person.id, 'slug_freed', slug);
    expect((await operator.rpc.admin.person({ id: person.id })).formerSlugs).toEqual([]);
  });

  it('performs an act once that is sent twice, and refuses the different reason of a second operator', async () => {
    const person = await buildPublishedUser('twice-told');
    await act(person.id, 'suspended');
    await act(person.id, 'suspended');
    const second = operator.rpc.admin.act({ id: person.id, act: 'suspended', reason: 'Another reason.' });
    await expect(second).rejects.toMatchObject({
      code: 'STALE_REVISION',
      message: 'This was done already. Your reason was not sent: the audit log shows whose was.',
    });
    const { acts } = await operator.rpc.admin.person({ id: person.id });
    expect(acts.filter(({ what }) => what === 'Suspended')).toHaveLength(1);
    for (const [done, undone] of [
      ['suspended', 'suspension_lifted'],
      ['page_taken_down', 'page_put_back'],
    ] as const) {
      if (done !== 'suspended') await act(person.id, done);
      await act(person.id, undone);
      await act(person.id, undone);
    }
    await waitForMailAbout(app, person.email, 'Your page is back');
    const subjects = app.mailer.sent.filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Your account is open again',
      'Your account was suspended',
      'Your page is back',
      'Your page was taken down',
    ]);
    const after = await operator.rpc.admin.person({ id: person.id });
    expect(after.acts.map(({ what }) => what).slice(0, 4)).toEqual([
      'Page put back',
      'Page taken down',
      'Suspension lifted',
      'Suspended',
    ]);
    for (const nothing of ['sessions_ended', 'second_factor_removed', 'page_put_back'] as const) {
      const repeatedAct = operator.rpc.admin.act({ id: person.id, act: nothing, reason: 'Another reason.' });
      await expect(repeatedAct, nothing).rejects.toMatchObject({ code: 'STALE_REVISION' });
    }
  });

  it('finds people by address, page and state, without seeing their content', async () => {
    const person = await buildPublishedUser('odd_one');
    const found = await operator.rpc.admin.people({ search: '/odd_one' });
    expect(found.people.map(({ id }) => id)).toEqual([person.id]);
    expect((await operator.rpc.admin.people({ search: person.email.toUpperCase() })).total).toBe(1);
    expect((await operator.rpc.admin.people({ search: 'odd%one' })).total).toBe(0);
    await act(person.id, 'suspended');
    const suspended = await operator.rpc.admin.people({ search: '', state: 'SUSPENDED' });
    expect(suspended.people.map(({ id }) => id)).toEqual([person.id]);
    await app.db.insert(passkey).values({
      id: `key-${person.id}`,
      userId: person.id,
      publicKey: 'key',
      credentialID: `credential-${person.id}`,
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    });
    const read = await operator.rpc.admin.person({ id: person.id });
    expect(read.waysIn).toEqual(['Password', 'Passkey']);
    expect(read.lines).toBeGreaterThan(0);
    expect(read).toMatchObject({ unconfirmedLines: 0, stored: { files: 0, bytes: 0 } });
    const personText = JSON.stringify(read);
    for (const word of ['first factory', 'Opened two plants', 'password'])
      expect(personText).not.toContain(word);
  });

  it('has to give a reason, and cannot act on their own account', async () => {
    const person = await buildUser(app);
    const bare = { id: person.id, act: 'suspended' as const, reason: '  ' };
    await expect(operator.rpc.admin.act(bare)).rejects.toMatchObject({ status: 400 });
    const me = await operator.rpc.auth.me();
    await expect(act(me?.id ?? '', 'suspended')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await person.browser.rpc.auth.me()).toMatchObject({ id: person.id });
  });

  it('leaves audit entries with reasons, which the person sees without the operator’s name', async () => {
    const person = await buildPublishedUser('trail-person');
    await act(person.id, 'page_taken_down');
    const { acts } = await operator.rpc.admin.person({ id: person.id });
    expect(acts[0]).toMatchObject({ what: 'Page taken down', reason: REASON, by: 'Kari Olsen' });
    const { entries } = await person.browser.rpc.account.activity({});
    expect(entries[0]).toMatchObject({ what: 'Page taken down', reason: REASON, by: 'operator' });
    expect(JSON.stringify(entries)).not.toContain('Olsen');
    const all = await operator.rpc.admin.audit({});
    expect(all.map(({ subjectId }) => subjectId)).toContain(person.id);
  });

  it('sees undelivered mail by domain, and can drop it', async () => {
    const row = {
      id: `stuck-${kind}`,
      kind: 'recovery',
      recipient: 'somebody@halden.example',
      data: {},
      attempts: 3,
      next_attempt_at: new Date(Date.now() + 1_000_000),
      created_at: new Date(Date.now() - 2 * MINUTE),
    };
    const onItsWay = {
      ...row,
      id: `sent-now-${kind}`,
      recipient: 'else@vang.example',
      created_at: new Date(),
    };
    await app.db.insert(mailOutbox).values([row, onItsWay]);
    const { mail, database, storage, engine } = await operator.rpc.admin.health();
    expect(engine).toEqual({ waiting: 0 });
    expect(mail.stuck).toMatchObject([{ domain: 'halden.example', mails: 1, attempts: 3 }]);
    expect(JSON.stringify(mail)).not.toContain('somebody');
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(storage.answers).toBe(true);
    await operator.rpc.admin.cancelMail({ domain: 'halden.example' });
    expect(await app.db.select().from(mailOutbox).where(eq(mailOutbox.id, row.id))).toEqual([]);
  });
});
