/** Owners who accept introductions, and readers who write to them. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { introductions } from '@/server/db/schema';
import { TestBrowser } from '../browser';
import { waitForMail } from '../people/accounts';
import { type BuiltUser, buildUser } from '../people/factories';
import type { TestApp } from '../test-app';

/** A text in every introduction of these tests: only the profile's owner may ever see it. */
export const SECRET = 'Two laboratories in Johor';

/**
 * The actions of tests of introductions.
 * @param server the one created in a test file's `beforeAll`
 * @param prefix distinguishes the slugs and addresses of these tests from those of others on the same server
 */
export function introductionHelpers(server: () => TestApp, prefix: string) {
  let visitorCount = 0;
  let senderCount = 0;

  const calls = (person: BuiltUser) => person.browser.rpc.introductions;

  /** A published person who accepts introductions, with the path of their form. */
  async function buildOwner() {
    visitorCount += 1;
    const slug = `mara-${prefix}-${visitorCount}`;
    const person = await buildUser(server(), { published: true, slug });
    await calls(person).setOpen({ open: true });
    return { ...person, form: `/profile/${slug}/introduce`, slug };
  }

  /** A visitor from a network of their own unless a test gives one. */
  const createVisitor = (ip = `198.51.${100 + (visitorCount++ % 100)}.${visitorCount % 250}`) =>
    new TestBrowser(server(), ip);

  const newAddress = () => `reader-${prefix}-${++senderCount}@northgate.example`;

  const formValues = (changes: Record<string, string> = {}) => ({
    name: 'Adaeze Okafor',
    company: 'Northgate Diagnostics',
    email: newAddress(),
    about: `${SECRET}, <b>bought</b> in September. See https://northgate.example/plan`,
    days: '8',
    start: '2099-01-18',
    budget: '1,350',
    ...changes,
  });

  const postForm = (browser: TestBrowser, path: string, fields: Record<string, string>) =>
    browser.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields).toString(),
    });

  /** Opens the form, waits as a person does, and sends it. */
  async function sendForm(browser: TestBrowser, path: string, fields: Record<string, string>) {
    const html = await (await browser.fetch(path)).text();
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
    server().advance(4_000);
    return postForm(browser, path, { stamp, ...fields });
  }

  /** The path of the link in a mail to a sender. */
  const linkPathIn = (text: string) =>
    new URL(/https?:\/\/\S+\/introduction\/\S+/.exec(text)?.[0] ?? '').pathname;

  /** Sends an introduction and confirms it, so that it reaches its owner. @returns what was sent, and its link */
  async function sendConfirmedIntroduction(to: { form: string }, changes: Record<string, string> = {}) {
    const fields = formValues(changes);
    expect((await sendForm(createVisitor(), to.form, fields)).status).toBe(200);
    const link = linkPathIn((await waitForMail(server(), fields.email)).text);
    expect((await postForm(createVisitor(), link, { act: 'confirm' })).status).toBe(200);
    return { ...fields, link };
  }

  const readIntroductions = (profileId: string) =>
    server().db.select().from(introductions).where(eq(introductions.profile_id, profileId));

  return {
    calls,
    buildOwner,
    createVisitor,
    newAddress,
    formValues,
    postForm,
    sendForm,
    linkPathIn,
    sendConfirmedIntroduction,
    readIntroductions,
  };
}
