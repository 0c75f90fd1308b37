import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineOf } from '@/server/adapters/engine/engine';
import { createInProcessEngine } from '@/server/adapters/engine/in-process';
import type { StoredDraft } from '@/server/db/profiles/store-generated';
import { profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { docxOf, protectedPdf, RESUME_LINES } from '@/server/testing/documents/documents';
import { eventually } from '@/server/testing/eventually';
import { createGenerationApp, type FormInput, formOf } from '@/server/testing/features/generation';
import { type BuildUserOptions, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import type { TestApp } from '@/server/testing/test-app';
import type { OnboardingStatus } from '@/shared/account/onboarding';
import { readProfileData } from '@/shared/profile/profile-data';

const PATH = '/webhook/generate-profile-linkedin';
const resume: [string, Uint8Array] = ['resume.docx', docxOf(RESUME_LINES)];

onDatabases('generation of an account', (kind) => {
  let app: TestApp;
  /** While set, reading waits for it. */
  let readingGate: Promise<void> | undefined;
  beforeAll(async () => {
    app = await createGenerationApp(kind, {
      engine: engineOf(async (kind, input, options) => {
        await readingGate;
        return createInProcessEngine().attempt(kind, input, options);
      }),
    });
  });
  afterAll(() => app.close());

  const send = (browser: TestBrowser, input: FormInput) =>
    browser.fetch(PATH, { method: 'POST', body: formOf(input) });
  const build = (options: BuildUserOptions) => buildUser(app, options);
  const readRow = async (id: string) => {
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, id));
    if (!row) throw new Error('no profile row');
    return row;
  };

  it('fills an empty profile with its evidence, and advances the status', async () => {
    const user = await build({ status: 'EMAIL_CONFIRMED' });
    const response = await send(user.browser, { resume, userId: user.id });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'success', outcome: 'stored' });
    const row = await readRow(user.id);
    expect(row.onboarding_status).toBe('PROFILE_GENERATED');
    expect(row.linkedinurl).toBe('https://www.linkedin.com/in/ines-calder');
    expect(readProfileData(row.profile_data).highlights.join()).toContain('Saltmarsh Shipping');
    expect(row.evidence?.items.length).toBeGreaterThan(5);
    expect(row.ispublished).toBe(false);
  });

  it('never overwrites a profile, but stores the result as a draft', async () => {
    const user = await build({ status: 'PREFERENCES_SET', published: true, slug: `mara-${kind}` });
    const before = await readRow(user.id);
    const response = await send(user.browser, { resume });
    expect(await response.json()).toMatchObject({ status: 'success', outcome: 'draft' });
    const after = await readRow(user.id);
    const draft = after.draft as StoredDraft;
    expect(draft.profile_data.name).toBe('Ines Calder');
    expect({ ...after, draft: null }).toEqual({ ...before, draft: null });
  });

  it('is refused to visitors, in other statuses, and with another person’s id', async () => {
    expect((await send(new TestBrowser(app), { resume })).status).toBe(401);
    for (const status of ['SIGNED_UP', 'SET_PASSWORD'] satisfies OnboardingStatus[]) {
      const user = await build({ status, profile: null });
      expect((await send(user.browser, { resume })).status).toBe(403);
      expect((await readRow(user.id)).profile_data).toBeNull();
    }
    const member = await build({ status: 'EMAIL_CONFIRMED' });
    const other = await build({ status: 'EMAIL_CONFIRMED' });
    const response = await send(member.browser, { resume, userId: other.id });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ status: 'error' });
    expect((await readRow(member.id)).profile_data).toBeNull();
    expect((await readRow(other.id)).profile_data).toBeNull();
  });

  it('changes nothing if no input could be read', async () => {
    const user = await build({ status: 'EMAIL_CONFIRMED' });
    const response = await send(user.browser, { linkedin: ['Profile.pdf', protectedPdf()] });
    expect(response.status).toBe(422);
    expect(await readRow(user.id)).toMatchObject({
      profile_data: null,
      onboarding_status: 'EMAIL_CONFIRMED',
    });
    // The failed one has ended: the next may start.
    expect((await send(user.browser, { resume })).status).toBe(200);
  });

  it('returns 409 while another generation of the account is running', async () => {
    const user = await build({ status: 'EMAIL_CONFIRMED' });
    let goOn = () => {};
    readingGate = new Promise((resolve) => {
      goOn = resolve;
    });
    const responses = [1, 2, 3].map(() => send(user.browser, { resume }));
    // Two requests are refused while the third is still being read; only then does it continue.
    const statuses: number[] = [];
    for (const response of responses) void response.then(({ status }) => statuses.push(status));
    try {
      await eventually(() => expect(statuses).toEqual([409, 409]));
    } finally {
      goOn();
      readingGate = undefined;
    }
    expect((await Promise.all(responses)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
