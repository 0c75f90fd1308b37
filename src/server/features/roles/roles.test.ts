import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles, rateLimits, roles, workPreferences } from '@/server/db/schema';
import { setUpGenerationApp } from '@/server/testing/features/generation';
import { operationsCareer, postRole, SHORT_ADVERTISEMENT, setRecord } from '@/server/testing/features/roles';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { ROLE_LIMITS } from '@/shared/roles/saved-roles';
import { HOUR } from '@/shared/time/durations';

onDatabases('a saved role', (kind) => {
  const app = setUpGenerationApp(kind);
  beforeAll(async () => {
    // Loads the engine beforehand, so that no test's time limit includes it.
    await app.deps.engine.attempt('read-role', { text: SHORT_ADVERTISEMENT }, { visitor: 'first' });
  });
  beforeEach(() => app.db.delete(rateLimits).then(() => {}));

  const buildMember = async (options: Parameters<typeof buildUser>[1] = {}) => {
    const user = await buildUser(app, { status: 'PREFERENCES_SET', ...options });
    await setRecord(app, user);
    return user;
  };
  const saveRole = async () => {
    const user = await buildMember();
    const role = await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
    return { user, role, rpc: user.browser.rpc.roles };
  };
  const requirementOf = (role: Awaited<ReturnType<typeof saveRole>>['role'], text: RegExp) => {
    const point = role.points.find((each) => text.test(each.text));
    if (!point) throw new Error(`no requirement ${text}`);
    return point;
  };

  it('is read and compared with the record: each verdict with its line and page', async () => {
    const { role, rpc } = await saveRole();
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
    const { role, rpc } = await saveRole();
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
    expect(none.points.map(({ id }) => id)).not.toContain(gap.id);
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
    const { role, rpc } = await saveRole();
    await Promise.all(
      role.points.map(({ id }) =>
        rpc.correct({ id: role.id, requirement: id, correction: { dropped: true } }),
      ),
    );
    expect((await rpc.one({ id: role.id })).points).toEqual([]);
  });

  it('judges requirements that are added by hand like the others', async () => {
    const { role, rpc } = await saveRole();
    const withRequirement = await rpc.addRequirement({
      id: role.id,
      text: 'Lean process improvement',
      must: false,
    });
    expect(withRequirement.points.at(-1)).toMatchObject({ added: true, must: false, verdict: 'evidenced' });
    expect(withRequirement.fit?.all).toBe((role.fit?.all ?? 0) + 2);
  });

  it('adds a requirement once that is sent again after a lost answer, and again where it was dropped', async () => {
    const { role, rpc } = await saveRole();
    const requirement = { id: role.id, text: 'Lean process improvement', must: true };
    const first = await rpc.addRequirement(requirement);
    expect((await rpc.addRequirement(requirement)).points).toEqual(first.points);
    await Promise.all([1, 2].map(() => rpc.addRequirement({ ...requirement, text: 'A boat' })));
    const { points } = await rpc.one({ id: role.id });
    expect(points.filter(({ text }) => text === 'A boat')).toHaveLength(1);
    const dropped = points.find(({ text }) => text === requirement.text)?.id ?? '';
    await rpc.correct({ id: role.id, requirement: dropped, correction: { dropped: true } });
    const repeatedRequirement = await rpc.addRequirement(requirement);
    expect(repeatedRequirement.points.at(-1)).toMatchObject({ text: requirement.text });
    expect(repeatedRequirement.points.at(-1)?.id).not.toBe(dropped);
  });

  it('keeps requirements that two windows add, and one added while the role is compared again', async () => {
    const { role, rpc } = await saveRole();
    const { id } = role;
    const texts = ['Lean process improvement', 'Experience with carrier contracts at sea'];
    await Promise.all([
      ...texts.map((text) => rpc.addRequirement({ id, text, must: true })),
      rpc.count({ id }),
    ]);
    const both = await rpc.one({ id });
    const added = both.points.filter((each) => each.added).map(({ text }) => text);
    expect(added.toSorted()).toEqual(texts.toSorted());
    expect(both.fit?.all).toBe((role.fit?.all ?? 0) + 8);
    expect((await rpc.count({ id })).fit).toEqual(both.fit);
  });

  it('has a state with a date, a next step with a date, and notes', async () => {
    const { role, rpc } = await saveRole();
    app.advance(HOUR);
    const talks = await rpc.setState({ id: role.id, state: 'in-talks' });
    expect(talks.state_since.getTime()).toBeGreaterThan(role.state_since.getTime());
    const repeatedState = await rpc.setState({ id: role.id, state: 'in-talks' });
    expect(repeatedState.state_since).toEqual(talks.state_since);
    await rpc.setNextStep({ id: role.id, step: ' Call with the chair ', date: '2099-11-24' });
    await rpc.setNotes({ id: role.id, notes: 'They know Halden.' });
    expect(await rpc.one({ id: role.id })).toMatchObject({
      next_step: 'Call with the chair',
      next_date: '2099-11-24',
      notes: 'They know Halden.',
    });
    const wrong = rpc.setNextStep({ id: role.id, step: '', date: '2099-02-31' });
    expect(await refusalOf(wrong)).toMatchObject({ status: 400 });
    await rpc.remove({ id: role.id });
    expect(await rpc.list()).toEqual([]);
  });

  it('refuses a next step that would replace one that its owner was not shown', async () => {
    const { role, rpc } = await saveRole();
    const { id } = role;
    const was = { step: '', date: null };
    await rpc.setNextStep({ id, step: 'Call the chair', date: null, was });
    // Sent again after a lost answer.
    await rpc.setNextStep({ id, step: 'Call the chair', date: null, was });
    const other = { id, step: 'Mail the recruiter', date: null };
    await expect(rpc.setNextStep({ ...other, was })).rejects.toMatchObject({
      code: 'STALE_REVISION',
      data: { step: 'Call the chair', date: null },
    });
    const shown = { step: 'Call the chair', date: null };
    expect(await rpc.setNextStep({ ...other, was: shown })).toMatchObject({ next_step: other.step });
  });

  it('keeps the notes of two windows that started from the same text', async () => {
    const { role, rpc } = await saveRole();
    const { id } = role;
    await rpc.setNotes({ id, notes: 'They know Halden.', bases: [''] });
    const { notes } = await rpc.setNotes({ id, notes: 'Ask Ada.', bases: [''] });
    expect(notes).toBe('They know Halden.\nAsk Ada.');
    // The save arrived but its answer was lost: retrying is not a conflict with somebody else.
    await rpc.setNotes({ id, notes: 'Ask', bases: [notes] });
    expect((await rpc.setNotes({ id, notes: 'Ask A.', bases: [notes, 'Ask'] })).notes).toBe('Ask A.');
    expect((await rpc.setNotes({ id, notes: '', bases: ['Ask A.'] })).notes).toBe('');
    const long = (letter: string) => letter.repeat(ROLE_LIMITS.notes);
    await rpc.setNotes({ id, notes: long('a'), bases: [''] });
    const merged = await rpc.setNotes({ id, notes: long('b'), bases: [''] });
    expect(merged.notes).toBe(`${long('a')}\n${long('b')}`);
    expect(await refusalOf(rpc.setNotes({ id, notes: 'c', bases: [''] }))).toMatchObject({ status: 413 });
    expect((await rpc.one({ id })).notes).toBe(merged.notes);
  });

  it('is not removed with notes that its owner was not shown', async () => {
    const { role, rpc } = await saveRole();
    const { id } = role;
    await rpc.setNotes({ id, notes: 'They know Halden.' });
    await expect(rpc.remove({ id, notes: '' })).rejects.toMatchObject({
      code: 'STALE_REVISION',
      data: { notes: 'They know Halden.' },
    });
    await rpc.remove({ id, notes: 'They know Halden.' });
    expect(await rpc.list()).toEqual([]);
    // The answer to it may have been lost.
    expect(await rpc.remove({ id, notes: 'They know Halden.' })).toEqual({ ok: true });
  });

  it('has the title that its owner gives it everywhere, until it is reset', async () => {
    const { role, rpc } = await saveRole();
    expect(role.read).toEqual({ title: role.title, organisation: 'Kestrel Cold Chain' });
    const called = await rpc.setNames({ id: role.id, title: ' Interim COO ', organisation: 'Kestrel Group' });
    expect(called).toMatchObject({ title: 'Interim COO', organisation: 'Kestrel Group', read: role.read });
    expect((await rpc.list())[0]).toMatchObject({ title: 'Interim COO', organisation: 'Kestrel Group' });
    const counted = await rpc.count({ id: role.id });
    expect(counted.title).toBe('Interim COO');
    const unnamed = await rpc.setNames({ id: role.id, title: 'Interim COO', organisation: '' });
    expect(unnamed.organisation).toBeNull();
    const { title, organisation } = role.read;
    await rpc.setNames({ id: role.id, title: title ?? '', organisation: organisation ?? '' });
    expect(await rpc.one({ id: role.id })).toMatchObject(role.read);
    const [row] = await app.db.select().from(roles).where(eq(roles.id, role.id));
    expect(row?.named).toEqual({});
    await rpc.setNames({ id: role.id, title: '', organisation: 'Kestrel Group' });
    expect((await rpc.one({ id: role.id })).title).toBe(title);
    const long = rpc.setNames({ id: role.id, title: 'x'.repeat(ROLE_LIMITS.name + 1), organisation: '' });
    expect(await refusalOf(long)).toMatchObject({ status: 400 });
    await rpc.remove({ id: role.id });
  });

  it('keeps names that two windows change, and refuses one that would replace a name its owner was not shown', async () => {
    const { role, rpc } = await saveRole();
    const { id } = role;
    const was = { title: role.title ?? '', organisation: role.organisation ?? '' };
    const first = { id, ...was, title: 'Interim COO', was };
    await rpc.setNames(first);
    // Sent again after a lost answer.
    await rpc.setNames(first);
    const both = await rpc.setNames({ id, ...was, organisation: 'Kestrel Group', was });
    expect(both).toMatchObject({ title: 'Interim COO', organisation: 'Kestrel Group' });
    const other = { id, title: 'Operations lead', organisation: 'Kestrel Group' };
    await expect(rpc.setNames({ ...other, was })).rejects.toMatchObject({
      code: 'STALE_REVISION',
      data: { title: 'Interim COO' },
    });
    const shown = { ...was, title: 'Interim COO' };
    expect(await rpc.setNames({ ...other, was: shown })).toMatchObject({ title: 'Operations lead' });
    const reset = { id, ...was, title: '', was: { ...was, title: 'Operations lead' } };
    expect(await rpc.setNames(reset)).toMatchObject({ title: role.title, organisation: 'Kestrel Group' });
    expect(await rpc.setNames(reset)).toMatchObject({ title: role.title });
  });

  it('says that the profile (or the record, which counts as the profile) or the preferences changed since the evaluation', async () => {
    const { role, rpc, user } = await saveRole();
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
    const user = await buildMember({
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
      const { points, fit, comparisons, terms, sources } = await postRole(user.browser, {
        text: SHORT_ADVERTISEMENT,
      });
      const shownText = JSON.stringify({ points, fit, comparisons, terms, sources });
      expect(shownText).toContain(firstName);
      bytes.push(shownText.replaceAll(name, 'NAME').replaceAll(firstName, 'NAME'));
    }
    expect(bytes[0]).toBe(bytes[1]);
  });
});
