import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles, rateLimits, workPreferences } from '@/server/db/schema';
import { setUpGenerationApp } from '@/server/testing/features/generation';
import {
  buildMember,
  operationsCareer,
  postRole,
  SHORT_ADVERTISEMENT,
  saveRole,
  setRecord,
} from '@/server/testing/features/roles';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';

onDatabases('a saved role', (kind) => {
  const app = setUpGenerationApp(kind);
  beforeAll(async () => {
    // Loads the engine beforehand, so that no test's time limit includes it.
    await app.deps.engine.attempt('read-role', { text: SHORT_ADVERTISEMENT }, { visitor: 'first' });
  });
  beforeEach(() => app.db.delete(rateLimits).then(() => {}));

  const requirementOf = (role: Awaited<ReturnType<typeof saveRole>>['role'], text: RegExp) => {
    const requirement = role.requirements.find((each) => text.test(each.text));
    if (!requirement) throw new Error(`no requirement ${text}`);
    return requirement;
  };

  it('is read and compared with the record: each verdict with its line and page', async () => {
    const { role, rpc } = await saveRole(app);
    expect(role).toMatchObject({
      reading: 'read',
      title: 'Fractional Chief Operating Officer',
      organisation: 'Kestrel Cold Chain',
      state: 'considering',
      terms: { places: ['Singapore'], pay: { min: 1250, currency: 'USD', period: 'day' } },
    });
    expect(role.text).toContain('moves vaccines');
    expect(requirementOf(role, /team of 50/)).toMatchObject({
      verdict: 'evidenced',
      must: true,
      evidence: 'Ruth led a team of 310 people in operations across four countries.',
      spans: [{ source: 'resume', page: 2 }],
    });
    expect(requirementOf(role, /food safety/)).toMatchObject({ verdict: 'gap', type: 'credential' });
    expect(requirementOf(role, /SAP/)).toMatchObject({ verdict: 'mentioned', from: 'skills', must: false });
    expect(role.sources.map(({ name }) => name)).toEqual(['calloway-cv.pdf']);
    const [entry] = await rpc.list();
    expect(entry).toMatchObject({ id: role.id, fit: role.fit, title: role.title });
    expect(entry).not.toHaveProperty('text');
  });

  it('stores the owner’s correction of a requirement, updates the fit, and can undo it', async () => {
    const { role, rpc } = await saveRole(app);
    const gap = requirementOf(role, /food safety/);
    const before = role.fit;
    const nice = await rpc.correct({ id: role.id, requirement: gap.id, correction: { must: false } });
    expect(nice.fit?.all).toBe((before?.all ?? 0) - 2);
    const wrong = await rpc.correct({
      id: role.id,
      requirement: gap.id,
      correction: { verdict: 'evidenced' },
    });
    expect(wrong.fit?.points).toBe((before?.points ?? 0) + 4);
    const none = await rpc.correct({ id: role.id, requirement: gap.id, correction: { dropped: true } });
    expect(none.requirements.map(({ id }) => id)).not.toContain(gap.id);
    expect(none.dropped).toMatchObject([{ id: gap.id, text: gap.text }]);
    // Evaluating again keeps the corrections.
    expect((await rpc.count({ id: role.id })).fit).toEqual(none.fit);
    const uncorrected = await rpc.correct({ id: role.id, requirement: gap.id, correction: null });
    expect(uncorrected.fit).toEqual(before);
    expect(await refusalOf(rpc.correct({ id: role.id, requirement: 'q99', correction: null }))).toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    );
  });

  it('keeps concurrent corrections of different requirements by two windows', async () => {
    const { role, rpc } = await saveRole(app);
    await Promise.all(
      role.requirements.map(({ id }) =>
        rpc.correct({ id: role.id, requirement: id, correction: { dropped: true } }),
      ),
    );
    expect((await rpc.one({ id: role.id })).requirements).toEqual([]);
  });

  it('judges requirements that are added by hand like the others', async () => {
    const { role, rpc } = await saveRole(app);
    const withRequirement = await rpc.addRequirement({
      id: role.id,
      text: 'Lean process improvement',
      must: false,
    });
    expect(withRequirement.requirements.at(-1)).toMatchObject({
      added: true,
      must: false,
      verdict: 'evidenced',
    });
    expect(withRequirement.fit?.all).toBe((role.fit?.all ?? 0) + 2);
  });

  it('adds a requirement once that is sent again after a lost answer, and again where it was dropped', async () => {
    const { role, rpc } = await saveRole(app);
    const requirement = { id: role.id, text: 'Lean process improvement', must: true };
    const first = await rpc.addRequirement(requirement);
    expect((await rpc.addRequirement(requirement)).requirements).toEqual(first.requirements);
    await Promise.all([1, 2].map(() => rpc.addRequirement({ ...requirement, text: 'A boat' })));
    const { requirements } = await rpc.one({ id: role.id });
    expect(requirements.filter(({ text }) => text === 'A boat')).toHaveLength(1);
    const dropped = requirements.find(({ text }) => text === requirement.text)?.id ?? '';
    await rpc.correct({ id: role.id, requirement: dropped, correction: { dropped: true } });
    const repeatedRequirement = await rpc.addRequirement(requirement);
    expect(repeatedRequirement.requirements.at(-1)).toMatchObject({ text: requirement.text });
    expect(repeatedRequirement.requirements.at(-1)?.id).not.toBe(dropped);
  });

  it('keeps requirements that two windows add, and one added while the role is compared again', async () => {
    const { role, rpc } = await saveRole(app);
    const { id } = role;
    const texts = ['Lean process improvement', 'Experience with carrier contracts at sea'];
    await Promise.all([
      ...texts.map((text) => rpc.addRequirement({ id, text, must: true })),
      rpc.count({ id }),
    ]);
    const both = await rpc.one({ id });
    const added = both.requirements.filter((each) => each.added).map(({ text }) => text);
    expect(added.toSorted()).toEqual(texts.toSorted());
    expect(both.fit?.all).toBe((role.fit?.all ?? 0) + 8);
    expect((await rpc.count({ id })).fit).toEqual(both.fit);
  });

  it('says that the profile (or the record, which counts as the profile) or the preferences changed since the evaluation', async () => {
    const { role, rpc, user } = await saveRole(app);
    expect(role.changed).toBeNull();
    await app.db.update(profiles).set({ revision: 7 }).where(eq(profiles.id, user.id));
    expect((await rpc.one({ id: role.id })).changed).toBe('profile');
    expect((await rpc.count({ id: role.id })).changed).toBeNull();
    const facts = operationsCareer();
    const certified = {
      ...facts,
      certifications: [{ ...facts.skills[0], id: 'c', value: 'HACCP food safety certificate' }],
    };
    await setRecord(app, user, certified as typeof facts);
    await app.db.update(profiles).set({ record_revision: 2 }).where(eq(profiles.id, user.id));
    expect((await rpc.one({ id: role.id })).changed).toBe('profile');
    const counted = await rpc.count({ id: role.id });
    expect(requirementOf(counted, /food safety/).verdict).toBe('evidenced');
    expect(counted.changed).toBeNull();
    await app.db
      .insert(workPreferences)
      .values({ user_id: user.id, revision: 3 })
      .onConflictDoUpdate({ target: workPreferences.user_id, set: { revision: 3 } });
    expect((await rpc.one({ id: role.id })).changed).toBe('preferences');
    expect((await rpc.count({ id: role.id })).changed).toBeNull();
  });

  it('counts an edited line of the profile as a mention, since no source confirms it', async () => {
    const user = await buildMember(app, {
      profile: buildProfile({ highlights: ['Holds a current food safety certificate (HACCP)'] }),
    });
    const role = await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
    expect(requirementOf(role, /food safety/)).toMatchObject({
      verdict: 'mentioned',
      from: 'own',
      spans: [],
    });
  });

  it('gives byte-identical verdicts for two people who differ only in name', async () => {
    const bytes = [];
    for (const name of ['Ruth Calloway', 'Oluwaseun Adebayo']) {
      const [firstName = '', lastName = ''] = name.split(' ');
      const profile = buildProfile({ name, meet_them: `${firstName} has led carrier contracts for years.` });
      const user = await buildUser(app, { status: 'PREFERENCES_SET', firstName, lastName, profile });
      await setRecord(app, user, operationsCareer(name));
      const { requirements, fit, comparisons, terms, sources } = await postRole(user.browser, {
        text: SHORT_ADVERTISEMENT,
      });
      const shownText = JSON.stringify({ requirements, fit, comparisons, terms, sources });
      expect(shownText).toContain(firstName);
      bytes.push(shownText.replaceAll(name, 'NAME').replaceAll(firstName, 'NAME'));
    }
    expect(bytes[0]).toBe(bytes[1]);
  });
});
