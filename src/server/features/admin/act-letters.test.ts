/** The mails that tell a person what an operator did, with the state of the page and the reason word for word. */
import { eq } from 'drizzle-orm';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profiles } from '@/server/db/schema';
import { createOperations } from '@/server/operations';
import { TestBrowser } from '@/server/testing/browser';
import { waitForMailAbout } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { addAuthenticatorApp } from '@/server/testing/people/second-factor';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

const REASON = 'Somebody is named "Ada" & <asked not to be>.\n\n‏اسمها على الصفحة‎\nTake it out.';

onDatabases('the mail about an operator’s act', (kind) => {
  let app: TestApp;
  let operator: TestBrowser;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const person = await buildUser(app, { firstName: 'Kari', lastName: 'Olsen' });
    await createOperations(app.deps).operator({ email: person.email, remove: false });
    await addAuthenticatorApp(person.browser);
    operator = person.browser;
  });
  afterAll(() => app.close());

  type Act = Parameters<TestBrowser['rpc']['admin']['act']>[0]['act'];
  const act = (id: string, name: Act, reason = REASON) => operator.rpc.admin.act({ id, act: name, reason });
  const buildPublishedUser = (slug: string) =>
    buildUser(app, { slug, published: true, status: 'PREFERENCES_SET' });
  const LIFTED_SUBJECT = 'Your account is open again';

  it('quotes the reason word for word in both its parts', async () => {
    const person = await buildPublishedUser('quoted');
    await act(person.id, 'suspended');
    const { text, html } = await waitForMailAbout(app, person.email, 'Your account was suspended');
    expect(text).toContain(
      REASON.split('\n')
        .map((line) => `> ${line}`)
        .join('\n'),
    );
    const quote = parseHTML(html).document.querySelector('.mark');
    expect(quote?.getAttribute('dir')).toBe('auto');
    expect(quote?.innerHTML.split(/<br\s*\/?>/)).toEqual([
      expect.stringMatching(
        /^Somebody is named ("|&quot;)Ada("|&quot;) &amp; &lt;asked not to be(>|&gt;)\.$/,
      ),
      '',
      '‏اسمها على الصفحة‎',
      'Take it out.',
    ]);
  });

  it('says after a suspension that the page is shown again, and links to the login and the page', async () => {
    const person = await buildPublishedUser('shown-again');
    await act(person.id, 'suspended');
    await act(person.id, 'suspension_lifted');
    const { text } = await waitForMailAbout(app, person.email, LIFTED_SUBJECT);
    const { appUrl } = app.deps.config;
    expect(text).toContain('Readers see your public page again.');
    expect(text).toContain(`Log in:\n${appUrl}/login`);
    expect(text).toContain(`${appUrl}/profile/shown-again`);
    expect(text).not.toContain('think that this is wrong');
  });

  it('says why a page is still hidden after a suspension, and nothing of a page that was private before', async () => {
    const down = await buildPublishedUser('still-down');
    await act(down.id, 'page_taken_down');
    const withOwnWords = await buildPublishedUser('own-words');
    const quiet = await buildUser(app, { slug: 'quiet-one' });
    const line = { section: 'description' as const, text: 'Opened two plants.', spans: [] };
    await app.db
      .update(profiles)
      .set({
        profile_data: {
          ...(await withOwnWords.browser.rpc.profiles.mine()).profile_data,
          summary: line.text,
        },
        evidence: { sources: [], items: [line] },
      })
      .where(eq(profiles.id, withOwnWords.id));
    const mails: string[] = [];
    for (const person of [down, withOwnWords, quiet]) {
      await act(person.id, 'suspended');
      await act(person.id, 'suspension_lifted');
      mails.push((await waitForMailAbout(app, person.email, LIFTED_SUBJECT)).text);
    }
    expect(mails[0]).toContain('Your public page is still taken down');
    expect(mails[1]).toContain('stays private for now: it has lines that nothing you gave us confirms.');
    expect((await new TestBrowser(app).fetch('/profile/own-words')).status).toBe(403);
    expect(mails[2]).not.toContain('page');
    for (const text of mails) expect(text).not.toContain('/profile/');
  });

  it('says whether readers see a page that was restored', async () => {
    const shown = await buildPublishedUser('put-back');
    await act(shown.id, 'page_taken_down');
    const { text: down } = await waitForMailAbout(app, shown.email, 'Your page was taken down');
    expect(down).toContain('your private versions stay open');
    expect(down).toContain('answer this mail to have the page looked at again');
    await act(shown.id, 'page_put_back');
    expect((await waitForMailAbout(app, shown.email, 'Your page is back')).text).toContain(
      'readers see it again',
    );

    const hidden = await buildPublishedUser('put-back-suspended');
    await act(hidden.id, 'page_taken_down');
    await act(hidden.id, 'suspended');
    await act(hidden.id, 'page_put_back');
    const { text } = await waitForMailAbout(app, hidden.email, 'Your page may be shown again');
    expect(text).toContain('It stays hidden while your account is suspended.');
    expect(text).not.toContain('Log in');

    const quiet = await buildUser(app, { slug: 'never-shown' });
    await act(quiet.id, 'page_taken_down');
    await act(quiet.id, 'page_put_back');
    expect((await waitForMailAbout(app, quiet.email, 'Your page may be shown again')).text).toContain(
      'Your profile is private, and you can publish it.',
    );
  });
});
