/** Advertisements, a career that matches some of them, and the actions of tests of saved roles. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { newRecord } from '@/shared/record/career-record';
import type { CareerFacts } from '@/shared/record/facts';
import { buildCareer, buildRole } from '@/shared/testing/career';
import { profiles } from '../../db/schema';
import type { TestBrowser } from '../browser';
import { eventually } from '../eventually';
import { type BuiltUser, buildUser } from '../people/factories';
import type { TestApp } from '../test-app';

export const SHORT_ADVERTISEMENT = `# Fractional Chief Operating Officer
at Kestrel Cold Chain

Location: Singapore

Kestrel Cold Chain moves vaccines for eleven hospitals and looks for a fractional COO, two days a week, from 4 January 2099.

## Requirements

- At least ten years of experience in operations
- You have led a team of 50 or more people
- Experience with lean or Six Sigma process improvement
- Experience with carrier contracts and procurement
- A current food safety certificate (HACCP)

## Nice to have

- Experience with SAP

Pay: US$1,250 a day.
`;

const textFact = (id: string, value: string) => ({
  id,
  value,
  confidence: 0.9,
  spans: [{ source: 'resume', page: 2, quote: value }],
});

/**
 * A career in operations.
 * @param name full name of the person, which one statement contains
 */
export function operationsCareer(name = 'Ruth Calloway'): CareerFacts {
  const [firstName = ''] = name.split(' ');
  return buildCareer({
    name: textFact('name', name),
    roles: [
      buildRole('role-1', {
        title: 'Chief Operating Officer',
        organisation: 'Tanager Health',
        start: { year: 2010 },
        end: 'present',
        statements: [
          textFact('role-1-a', `${firstName} led a team of 310 people in operations across four countries.`),
          textFact(
            'role-1-b',
            'Cut the order-to-delivery time from nine to four days with lean process improvement.',
          ),
        ],
      }),
    ],
    skills: [textFact('skill-1', 'SAP')],
  });
}

/** Stores a career record for a user. */
export async function setRecord(app: TestApp, { id }: BuiltUser, facts = operationsCareer()): Promise<void> {
  await app.db
    .update(profiles)
    .set({ record: newRecord(facts), record_revision: 1 })
    .where(eq(profiles.id, id));
}

export interface RoleFormInput {
  text?: string;
  address?: string;
  file?: [fileName: string, bytes: Uint8Array | string];
}

/** Posts a role as a text, a URL or a file. */
export function sendRole(browser: TestBrowser, input: RoleFormInput): Promise<Response> {
  const body = new FormData();
  if (input.text !== undefined) body.set('text', input.text);
  if (input.address !== undefined) body.set('address', input.address);
  if (input.file) {
    const [name, bytes] = input.file;
    body.set('file', new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name));
  }
  return browser.fetch('/api/roles', { method: 'POST', body });
}

/** Adds a role and waits until its reading has ended. */
export async function postRole(browser: TestBrowser, input: RoleFormInput) {
  const response = await sendRole(browser, input);
  expect(response.status, await response.clone().text()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return waitForRole(browser, id);
}

/** Builds a user who may save roles, with a career record. */
export async function buildMember(app: TestApp, options: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(app, { status: 'PREFERENCES_SET', ...options });
  await setRecord(app, user);
  return user;
}

/** Saves a role with a new user. */
export async function saveRole(app: TestApp) {
  const user = await buildMember(app);
  const role = await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
  return { user, role, rpc: user.browser.rpc.roles };
}

/** Waits until a role is no longer being read, and returns it. */
export async function waitForRole(browser: TestBrowser, id: string) {
  await eventually(async () => expect((await browser.rpc.roles.one({ id })).reading).not.toBe('reading'));
  return browser.rpc.roles.one({ id });
}
