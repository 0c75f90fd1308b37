/** Signs people up as a person does: the form, the mail, the link. */
import { expect } from 'vitest';
import type { MailMessage } from '../../adapters/mail';
import type { TestBrowser } from '../browser';
import { eventually } from '../eventually';
import type { TestApp } from '../test-app';
import { TEST_PASSWORD } from './factories';

export interface SignUpRequest {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
}

let personCount = 0;

/** What a new person with a unique address enters in the sign-up form. */
export function signUpForm(overrides: Partial<SignUpRequest> = {}): SignUpRequest {
  personCount += 1;
  return {
    email: `person-${personCount}@people.example`,
    password: TEST_PASSWORD,
    first_name: 'Ines',
    last_name: 'Okafor',
    ...overrides,
  };
}

/** Waits for the n-th mail to an address: it is sent after the answer, on a busy machine seconds later. */
export async function waitForMail(app: TestApp, email: string, nth = 1): Promise<MailMessage> {
  return eventually(() => {
    const mail = app.mailer.sent.filter((message) => message.to === email)[nth - 1];
    expect(mail, `mail ${nth} to ${email}`).toBeDefined();
    return mail as MailMessage;
  });
}

/** Waits for the newest mail to an address with a given subject, ignoring all others. */
export async function waitForMailAbout(app: TestApp, email: string, subject: string): Promise<MailMessage> {
  return eventually(() => {
    const mail = app.mailer.sent.findLast((message) => message.to === email && message.subject === subject);
    expect(mail, `'${subject}' to ${email}`).toBeDefined();
    return mail as MailMessage;
  });
}

/** The token in the fragment of a mail's link; '' if there is none. */
export function tokenInMail(mail: MailMessage): string {
  const link = /https?:\/\/\S+#\S+/.exec(mail.text)?.[0];
  return new URLSearchParams(link?.split('#')[1]).get('token') ?? '';
}

/** Signs up in a browser. @returns what was entered, the id of the account, the mailed token and the response */
export async function signUp(app: TestApp, browser: TestBrowser, overrides: Partial<SignUpRequest> = {}) {
  const form = signUpForm(overrides);
  const earlier = app.mailer.sent.filter(({ to }) => to === form.email).length;
  const response = await browser.post('/api/auth/signup', form);
  const answer = (await response.json()) as { user: { id: string; email: string } };
  const token = tokenInMail(await waitForMail(app, form.email, earlier + 1));
  return { ...form, id: answer.user.id, token, response };
}

/** Signs up and confirms in the same browser, which is then signed in. */
export async function signUpAndConfirm(
  app: TestApp,
  browser: TestBrowser,
  overrides: Partial<SignUpRequest> = {},
) {
  const person = await signUp(app, browser, overrides);
  const response = await browser.post('/api/auth/verify', { token: person.token });
  expect(response.status).toBe(200);
  return person;
}
