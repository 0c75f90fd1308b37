import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { formOf, setUpGenerationApp } from '@/server/testing/features/generation';
import { signUp } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { type CareerRecord, readRecord } from '@/shared/record/career-record';
import { OWN_SOURCE } from '@/shared/record/provenance';

const resume: [string, Uint8Array] = ['resume.docx', docxOf(RESUME_LINES)];

onDatabases('the career record', (kind) => {
  const app = setUpGenerationApp(kind);

  const readStoredRecord = async (id: string): Promise<CareerRecord | null> => {
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, id));
    return row?.record ? readRecord(row.record) : null;
  };
  const generateAsGuest = async (): Promise<GeneratedProfile> => {
    const body = formOf({ resume });
    const response = await app.app.request('/webhook/generate-profile-guest', { method: 'POST', body });
    return (await response.json()) as GeneratedProfile;
  };
  const withTitle = (record: CareerRecord | undefined, title: string): CareerRecord => {
    if (!record) throw new Error('no record');
    const [first, ...rest] = record.facts.roles;
    if (!first) throw new Error('no role');
    return { ...record, facts: { ...record.facts, roles: [{ ...first, title }, ...rest] } };
  };

  it('is stored with an account’s generation', async () => {
    const user = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    const body = formOf({ resume, userId: user.id });
    await user.browser.fetch('/webhook/generate-profile-linkedin', { method: 'POST', body });
    const record = await readStoredRecord(user.id);
    expect(record?.read.roles.map(({ organisation }) => organisation)).toContain('Saltmarsh Shipping');
    expect(record?.facts).toEqual(record?.read);
    expect(record?.written?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is part of a guest’s result, and is claimed with the guest’s edits', async () => {
    const generated = await generateAsGuest();
    const browser = new TestBrowser(app);
    const person = await signUp(app, browser);
    const profile = { ...generated, record: withTitle(generated.record, 'Harbour Master') };
    const submitted = await browser.post('/webhook/submit-profile', { uuid: person.id, profile });
    expect(submitted.status).toBe(200);
    await browser.post('/api/auth/verify', { token: person.token });
    const record = await readStoredRecord(person.id);
    expect(record?.facts.roles[0]).toMatchObject({ title: 'Harbour Master', own: ['title'] });
    expect(record?.read).toEqual(generated.record?.read);
    expect(record?.facts.sources).toContainEqual(OWN_SOURCE);
  });

  it('is dropped if the guest’s browser changed what was read', async () => {
    const generated = await generateAsGuest();
    const user = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    const { record } = generated;
    if (!record) throw new Error('no record');
    const read = { ...record.read, name: { ...record.facts.skills[0], value: 'Somebody Else' } };
    const profile = { ...generated, record: { ...record, read } };
    const submitted = await user.browser.post('/webhook/submit-profile', { uuid: user.id, profile });
    expect(submitted.status).toBe(200);
    expect(await readStoredRecord(user.id)).toBeNull();
  });

  it('is stored with a draft, and replaces the record when the draft is accepted', async () => {
    const user = await buildUser(app);
    const body = () => formOf({ resume, userId: user.id });
    const send = () =>
      user.browser.fetch('/webhook/generate-profile-linkedin', { method: 'POST', body: body() });
    await send();
    expect(await readStoredRecord(user.id)).toBeNull();
    const { draft } = await user.browser.rpc.profiles.mine();
    await user.browser.rpc.profiles.endDraft({ made_at: draft?.made_at ?? '', sections: ['keyRoles'] });
    const first = await readStoredRecord(user.id);
    expect(first?.read.roles.length).toBeGreaterThan(0);
    const editedRecord = withTitle(first ?? undefined, 'Harbour Master');
    await app.db.update(profiles).set({ record: editedRecord }).where(eq(profiles.id, user.id));
    await send();
    const next = await user.browser.rpc.profiles.mine();
    await user.browser.rpc.profiles.endDraft({ made_at: next.draft?.made_at ?? '', sections: ['keyRoles'] });
    expect((await readStoredRecord(user.id))?.facts.roles[0]).toMatchObject({
      title: 'Harbour Master',
      own: ['title'],
    });
  });

  it('keeps what its owner writes between a draft and its acceptance', async () => {
    const user = await buildUser(app);
    const generate = async () => {
      const body = formOf({ resume, userId: user.id });
      await user.browser.fetch('/webhook/generate-profile-linkedin', { method: 'POST', body });
      return (await user.browser.rpc.profiles.mine()).draft?.made_at ?? '';
    };
    const accept = (madeAt: string) =>
      user.browser.rpc.profiles.endDraft({ made_at: madeAt, sections: ['keyRoles'] });
    await accept(await generate());
    const read = await readStoredRecord(user.id);
    const madeAt = await generate();
    const rowing = { id: 'own-line-1', value: 'Gig rowing', spans: [], confidence: 1 };
    const editedRecord = withTitle(read ?? undefined, 'Harbour Master');
    editedRecord.facts = { ...editedRecord.facts, interests: [...editedRecord.facts.interests, rowing] };
    await app.db.update(profiles).set({ record: editedRecord }).where(eq(profiles.id, user.id));
    await accept(madeAt);
    const facts = (await readStoredRecord(user.id))?.facts;
    expect(facts?.roles[0]).toMatchObject({ title: 'Harbour Master', own: ['title'] });
    expect(facts?.interests.map(({ value }) => value)).toContain('Gig rowing');
  });
});
