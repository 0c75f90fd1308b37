import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { formOf, setUpGenerationApp } from '@/server/testing/features/generation';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { type CareerRecord, type EditedRecord, newRecord } from '@/shared/record/career-record';
import { OWN_SOURCE } from '@/shared/record/provenance';
import type { ProfileLine } from '@/shared/record/statement-choices';
import { buildCareer } from '@/shared/testing/career';

onDatabases('the record of an owner', (kind) => {
  const app = setUpGenerationApp(kind);

  const buildOwner = async (options: Parameters<typeof buildUser>[1] = {}) => {
    const user = await buildUser(app, options);
    const record = newRecord(buildCareer());
    await app.db.update(profiles).set({ record, record_revision: 1 }).where(eq(profiles.id, user.id));
    return user;
  };
  const withTitle = ({ facts, mends }: CareerRecord, title: string): EditedRecord => ({
    facts: {
      ...facts,
      roles: facts.roles.map((role, index) => (index === 0 ? { ...role, title, own: undefined } : role)),
    },
    mends,
  });
  const readStoredRecord = async (browser: TestBrowser) => {
    const storedRecord = await browser.rpc.record.mine();
    if (!storedRecord) throw new Error('no record');
    return storedRecord;
  };

  it('is saved based on a revision, with changed facts marked as the owner’s own', async () => {
    const { browser } = await buildOwner();
    const { record, revision } = await readStoredRecord(browser);
    const saved = await browser.rpc.record.save({
      base_revision: revision,
      edits: withTitle(record, 'Director'),
    });
    expect(saved.revision).toBe(2);
    const after = await readStoredRecord(browser);
    expect(after.record.facts.roles[0]).toMatchObject({ title: 'Director', own: ['title'] });
    expect(after.record.facts.roles[0]?.spans.at(-1)?.source).toBe(OWN_SOURCE.id);
    expect(after.record.read).toEqual(record.read);
  });

  it('refuses a stale revision with the present record, and lets one of many concurrent saves win', async () => {
    const { browser } = await buildOwner();
    const { record } = await readStoredRecord(browser);
    const saves = Array.from({ length: 6 }, (_, n) =>
      browser.rpc.record.save({ base_revision: 1, edits: withTitle(record, `Title ${n}`) }),
    );
    const results = await Promise.allSettled(saves);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(
      browser.rpc.record.save({ base_revision: 1, edits: withTitle(record, 'Late') }),
    ).rejects.toMatchObject({ code: 'STALE_REVISION', data: { revision: 2 } });
    expect(await browser.rpc.record.newer({ revision: 1 })).toMatchObject({ revision: 2 });
    expect(await browser.rpc.record.newer({ revision: 2 })).toBeNull();
  });

  it('is refused to anyone else and without a session', async () => {
    const owner = await buildOwner();
    const { record } = await readStoredRecord(owner.browser);
    const other = await buildUser(app);
    expect(await other.browser.rpc.record.mine()).toBeNull();
    const save = { base_revision: 1, edits: withTitle(record, 'Taken over') };
    await expect(other.browser.rpc.record.save(save)).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' });
    const visitor = new TestBrowser(app);
    await expect(visitor.rpc.record.mine()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(visitor.rpc.generation.writeFromRecord()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await readStoredRecord(owner.browser)).record.facts.roles[0]?.title).toBe(
      'Fractional Chief Customer Officer',
    );
  });

  it('is shown to no reader, in no part', async () => {
    const slug = `record-${kind}`;
    const owner = await buildOwner({ published: true, slug });
    const page = await app.app.request(`/profile/${slug}`);
    expect(page.status).toBe(200);
    const text = await page.text();
    for (const hidden of ['calloway-cv.pdf', 'Meridian Trust', 'record'])
      expect(text).not.toContain(`"${hidden}`);
    expect(JSON.stringify(await owner.browser.rpc.profiles.mine())).not.toContain('Meridian Trust');
  });

  it('is written into a draft that replaces nothing and names the edited line that contradicts the record', async () => {
    const profile = buildProfile({ sweetspot: 'Banks like Meridian Trust Company, before a second region.' });
    const { browser } = await buildOwner({ profile });
    const { record } = await readStoredRecord(browser);
    const facts = {
      ...record.facts,
      roles: record.facts.roles.map((role) =>
        role.organisation === 'Meridian Trust Company' ? { ...role, organisation: 'Northgate Mutual' } : role,
      ),
    };
    await browser.rpc.record.save({ base_revision: 1, edits: { facts, mends: [] } });
    await browser.rpc.generation.writeFromRecord();
    const after = await browser.rpc.profiles.mine();
    expect(after.profile_data?.sweetspot).toBe(profile.sweetspot);
    expect(after.draft?.profile_data.highlights.join()).toContain('Northgate Mutual');
    expect(after.draft?.disagreements).toEqual([
      { section: 'sweetSpot', text: profile.sweetspot, name: 'Meridian Trust Company', as: 'employer' },
    ]);
    const draft = after.draft;
    if (!draft) throw new Error('no draft');
    await browser.rpc.profiles.endDraft({ made_at: draft.made_at, sections: ['keyRoles'] });
    const recordAfter = await readStoredRecord(browser);
    expect(recordAfter.record.written?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(recordAfter.record.facts.roles[1]?.organisation).toBe('Northgate Mutual');
  });

  const withoutLine = ({ facts, mends }: CareerRecord, id: string): EditedRecord => ({
    facts: { ...facts, choices: [{ id, told: 'left-out' }] },
    mends,
  });

  it('is written without the lines that its owner excluded, in this profile and the next', async () => {
    const { browser } = await buildOwner();
    const { record, revision } = await readStoredRecord(browser);
    const before = await browser.rpc.generation.lines({ edits: record });
    const line = before.find(({ sections }) => sections.length > 0);
    if (!line) throw new Error('no line is told');
    const edits = withoutLine(record, line.id);
    const after = await browser.rpc.generation.lines({ edits });
    expect(after.find(({ id }) => id === line.id)).toMatchObject({ told: 'left-out', sections: [] });
    expect((await readStoredRecord(browser)).record.facts.choices, 'asking keeps nothing').toBeUndefined();
    await browser.rpc.record.save({ base_revision: revision, edits });
    expect((await readStoredRecord(browser)).record.facts.choices).toEqual([
      { id: line.id, told: 'left-out' },
    ]);
    const trace = line.text.split(' ').slice(1, 6).join(' ');
    for (const time of ['first', 'second']) {
      await browser.rpc.generation.writeFromRecord();
      const { draft } = await browser.rpc.profiles.mine();
      expect(JSON.stringify(draft?.profile_data), time).not.toContain(trace);
    }
  });

  it('shows its lines to its owner only, and refuses choices over the limits', async () => {
    const { browser } = await buildOwner();
    const { record } = await readStoredRecord(browser);
    const visitor = new TestBrowser(app);
    await expect(visitor.rpc.generation.lines({ edits: record })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const choices = Array.from({ length: 501 }, (_, index) => ({
      id: `a.${index}`,
      told: 'pinned' as const,
    }));
    await expect(
      browser.rpc.generation.lines({ edits: { ...record, facts: { ...record.facts, choices } } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is written again for a guest, with their edits, if nothing that was read was changed', async () => {
    const body = formOf({ resume: ['resume.docx', docxOf(RESUME_LINES)] });
    const first = await app.app.request('/webhook/generate-profile-guest', { method: 'POST', body });
    const generated = (await first.json()) as GeneratedProfile;
    if (!generated.record) throw new Error('no record');
    const rewrite = (profile: unknown) =>
      app.app.request('/webhook/write-profile-guest', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(profile),
      });
    const record = { ...generated.record, ...withTitle(generated.record, 'Harbour Master') };
    const response = await rewrite({ ...generated, record });
    expect(response.status).toBe(200);
    const written = (await response.json()) as GeneratedProfile;
    expect(written.highlights.join()).toContain('Harbour Master');
    expect(written.record?.facts.roles[0]?.own).toEqual(['title']);
    expect((await rewrite(written)).status, 'once more, from the new result').toBe(200);
    const lines = (profile: unknown) =>
      app.app.request('/webhook/profile-lines-guest', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(profile),
      });
    const offeredLines = ((await (await lines(generated)).json()) as { lines: ProfileLine[] }).lines;
    const line = offeredLines.find(({ sections }) => sections.length > 0);
    if (!line) throw new Error('no line is told');
    const chosen = { ...generated.record, ...withoutLine(generated.record, line.id) };
    const without = (await (await rewrite({ ...generated, record: chosen })).json()) as GeneratedProfile;
    expect(JSON.stringify({ ...without, record: null, evidence: null })).not.toContain(
      line.text.split(' ').slice(1, 6).join(' '),
    );
    expect(without.record?.facts.choices).toEqual([{ id: line.id, told: 'left-out' }]);
    const forged = { ...record, read: { ...record.read, skills: [] } };
    expect((await rewrite({ ...generated, record: forged })).status).toBe(400);
    expect((await rewrite('nothing')).status).toBe(400);
    expect((await lines({ ...generated, record: forged })).status).toBe(400);
  });
});
