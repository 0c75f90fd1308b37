/** Requests references and answers them, as the browsers of both sides do. */

import { TestBrowser } from '../browser';
import { waitForMail } from '../people/accounts';
import { type BuiltUser, buildProfile, buildUser } from '../people/factories';
import type { TestApp } from '../test-app';

/** The line of the profile that references are about. */
export const ROLE =
  'Chief Operating Officer, Tanager Health, 2016 to 2021: grew the company from 40 to 310 people';

let personCount = 0;

/** Creates a visitor from a network of their own. */
export function createVisitor(app: TestApp): TestBrowser {
  personCount += 1;
  return new TestBrowser(app, `198.51.${personCount % 250}.${Math.floor(personCount / 250) + 1}`);
}

/** Creates a published person with one role to be confirmed. */
export async function buildReferredPerson(app: TestApp, options: Parameters<typeof buildUser>[1] = {}) {
  personCount += 1;
  const slug = `referred-${personCount}-${Date.now().toString(36)}`;
  const profile = buildProfile({ highlights: [ROLE] });
  const person = await buildUser(app, { published: true, slug, profile, ...options });
  return { ...person, slug, page: `/profile/${slug}` };
}

export interface ReferenceRequestInput {
  name?: string;
  office?: string;
  email?: string;
  matters?: string[];
  wants?: 'facts' | 'words' | 'both';
  note?: string;
}

/** The input of a request for a reference; each has another referee. */
export const buildReferenceRequest = (changes: ReferenceRequestInput = {}) => ({
  name: 'Ingrid Solheim',
  office: 'Chief executive',
  email: `ingrid.${++personCount}@tanager.example`,
  matters: [ROLE],
  wants: 'both' as const,
  note: '',
  ...changes,
});

/** The path of the link in a mail that asks for a reference. */
export const linkPathIn = (text: string): string =>
  new URL(/https?:\/\/\S+\/reference\/[\w-]+/.exec(text)?.[0] ?? '').pathname;

/** Requests a reference, and finds the mailed link. */
export async function askForReference(
  app: TestApp,
  { browser }: Pick<BuiltUser, 'browser'>,
  changes: ReferenceRequestInput = {},
) {
  const request = buildReferenceRequest(changes);
  const { id } = await browser.rpc.references.ask(request);
  const mail = await waitForMail(app, request.email);
  return { id, request, mail, link: linkPathIn(mail.text) };
}

/** Posts a form, as a page of the product does. */
export const postFields = (browser: TestBrowser, path: string, fields: Record<string, string>) =>
  browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields).toString(),
  });

export const ANSWER_WORDS = 'Mara told me on a Tuesday what I did not want to hear.';

/** The fields of a referee's answer, which agrees with one statement and corrects the other. */
export const answerForm = (changes: Record<string, string> = {}) => ({
  act: 'confirm',
  revision: '0',
  name: 'Ingrid Solheim',
  office: 'Chief executive of Tanager Health until 2022',
  words: ANSWER_WORDS,
  'statement-0': 'right',
  'statement-1': 'other',
  'other-1': 'From 40 to about 300.',
  ...changes,
});

/** Requests a reference, answers it and, by default, shows it. */
export async function createAnsweredReference(
  app: TestApp,
  owner: Pick<BuiltUser, 'browser'>,
  {
    shown = true,
    answer = {},
    ...changes
  }: ReferenceRequestInput & { shown?: boolean; answer?: Record<string, string> } = {},
) {
  const requested = await askForReference(app, owner, changes);
  const referee = createVisitor(app);
  const response = await postFields(referee, requested.link, answerForm(answer));
  if (response.status !== 200) throw new Error(`The answer was not taken: ${response.status}`);
  if (shown) await owner.browser.rpc.references.show({ id: requested.id, revision: 1 });
  return { ...requested, referee };
}
