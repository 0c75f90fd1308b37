import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { privateVersions, profiles } from '@/server/db/schema';
import { setUpGenerationApp } from '@/server/testing/features/generation';
import { postRole, SHORT_ADVERTISEMENT, setRecord } from '@/server/testing/features/roles';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import type { Evidence } from '@/shared/generation/evidence-schema';
import { dayInTimeZone } from '@/shared/time/calendar-day';

const LED = 'Led a team of 310 people in operations across four countries.';
const LEAN = 'Cut the order-to-delivery time from nine to four days with lean process improvement.';
const OWN = 'Negotiates carrier contracts and runs procurement.';

const profile = buildProfile({
  highlights: ['Chief Operating Officer, Tanager Health, since 2010'],
  meet_them: 'Likes boats.',
  personas: [
    { title: 'The builder', bullets: [LED, 'Opened two plants in three years.'] },
    { title: 'The sailor', bullets: ['Sails on Sundays.'] },
  ],
  superpowers: [
    { title: 'Lean flow', description: LEAN },
    { title: 'Contracts', description: OWN },
    { title: 'Choirs', description: 'Sings in two choirs.' },
  ],
  user_manual: 'Prefers a written agenda.',
  functional_skills: [],
});
const item = (section: Evidence['items'][number]['section'], text: string) => ({
  section,
  text,
  spans: [{ source: 's1', page: 1, quote: text }],
});
const evidence: Evidence = {
  sources: [{ id: 's1', kind: 'resume', name: 'cv.pdf', pages: 2 }],
  items: [item('personas', LED), item('superpowers', LEAN)],
};

onDatabases('a version for a role', (kind) => {
  const app = setUpGenerationApp(kind);
  beforeAll(async () => {
    await app.deps.engine.attempt('read-role', { text: SHORT_ADVERTISEMENT }, { visitor: 'first' });
  });

  it('shows what meets the requirements, best first, with a note of what the profile evidences', async () => {
    const user = await buildUser(app, { status: 'PREFERENCES_SET', profile });
    // The record holds more than the profile: none of that may be shown.
    await setRecord(app, user);
    await app.db.update(profiles).set({ evidence }).where(eq(profiles.id, user.id));
    const role = await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
    const { id } = await user.browser.rpc.roles.makeVersion({ id: role.id });
    const { entries } = await user.browser.rpc.account.activity({});
    expect(entries.map(({ what }) => what)).toContain('Private version made');
    const version = await user.browser.rpc.privateVersions.read({ id });
    expect(version).toMatchObject({
      name: 'Fractional Chief Operating Officer',
      for_whom: 'Kestrel Cold Chain',
    });
    const note = version.note.split('\n');
    expect(note).toContain(LED);
    expect(note).toContain(LEAN);
    expect(note.length).toBeLessThanOrEqual(5);
    const profileText = JSON.stringify(profile);
    for (const line of note) expect(profileText).toContain(line);
    // A line that no source confirms may be shown, and is not evidence.
    expect(note).not.toContain(OWN);
    const { order, hidden, hidden_lines } = version.choice;
    expect(order.indexOf('superpowers')).toBeLessThan(order.indexOf('keyRoles'));
    expect(hidden).toEqual(expect.arrayContaining(['meetIntro', 'userManual', 'personalInterests']));
    expect(hidden).not.toContain('keyRoles');
    const hiddenTexts = hidden_lines.map(({ text }) => text);
    expect(hiddenTexts).toEqual(
      expect.arrayContaining(['Sails on Sundays.', 'Choirs: Sings in two choirs.']),
    );
    expect(hiddenTexts).not.toContain(`Lean flow: ${LEAN}`);
  });

  it('has a note in which no sentence points to one that is missing', async () => {
    const pointing = 'In that role, Ruth led a team of 310 people in operations.';
    const head = 'Ruth is Chief Operating Officer at Tanager Health.';
    const summary = `${head} ${pointing}`;
    const user = await buildUser(app, {
      status: 'PREFERENCES_SET',
      profile: { ...profile, personas: [], summary },
    });
    await setRecord(app, user);
    const items = [item('description', head), item('description', pointing), item('superpowers', LEAN)];
    await app.db
      .update(profiles)
      .set({ evidence: { ...evidence, items } })
      .where(eq(profiles.id, user.id));
    const role = await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
    const { id } = await user.browser.rpc.roles.makeVersion({ id: role.id });
    const { note } = await user.browser.rpc.privateVersions.read({ id });
    expect(note.split('\n')).toContain(summary);
    expect(note).not.toMatch(/^In that role/m);
  });

  it('leaves out requirements that their owner ruled out', async () => {
    const user = await buildUser(app, { status: 'PREFERENCES_SET', profile });
    await app.db.update(profiles).set({ evidence }).where(eq(profiles.id, user.id));
    const role = await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
    const ruledOut = role.requirements.filter((requirement) => /team|lean|years/.test(requirement.text));
    expect(ruledOut).toHaveLength(3);
    for (const { id } of ruledOut) {
      await user.browser.rpc.roles.correct({ id: role.id, requirement: id, correction: { dropped: true } });
    }
    const { id } = await user.browser.rpc.roles.makeVersion({ id: role.id });
    const version = await user.browser.rpc.privateVersions.read({ id });
    expect(version.note).not.toContain(LED);
    expect(version.note).not.toContain(LEAN);
  });

  it('dates the note by the day of its owner, also where that is not the day of UTC', async () => {
    const user = await buildUser(app, { status: 'PREFERENCES_SET', profile });
    await app.db.update(profiles).set({ evidence }).where(eq(profiles.id, user.id));
    const role = await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
    const [west, east] = ['Etc/GMT+12', 'Etc/GMT-14'];
    const days = [];
    for (const time_zone of [west, east]) {
      const { id } = await user.browser.rpc.roles.makeVersion({ id: role.id, time_zone });
      const [row] = await app.db.select().from(privateVersions).where(eq(privateVersions.id, id));
      days.push(row?.note_on);
    }
    // These two are never on the same day.
    expect(days).toEqual([west, east].map((zone) => dayInTimeZone(zone, app.deps.now())));
  });
});
