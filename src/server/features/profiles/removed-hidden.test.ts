/**
 * Terms and case stories that were removed while they were hidden stay hidden when a save brings them back, until their
 * owner chooses.
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { type CaseStory, emptyStory } from '@/shared/case-stories/case-story';
import type { Term, TermAudience } from '@/shared/engagement/terms';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { ChosenAudience } from '@/shared/publishing/removed-hidden';

const SECRET: CaseStory = {
  ...emptyStory(),
  where: 'Harrow, 2015',
  situation: 'The mills lost money.',
  shown: false,
};
const RESTATED: CaseStory = { ...emptyStory(), where: 'Hull', situation: 'Ran nine ships in winter.' };
const VISIBLE: CaseStory = { ...emptyStory(), where: 'Northgate', situation: 'No books were closed.' };
const notice = (shown: TermAudience, text = '30 days'): Term => ({ term: 'notice', text, shown });

onDatabases('hidden content that was removed', (kind) => {
  const app = setUpTestApp({ kind });

  /** Creates a person with a live profile whose edits appear at once. */
  async function buildLivePerson(profile: Partial<ProfileData>) {
    const person = await buildUser(app, { profile: buildProfile(profile) });
    const rpc = person.browser.rpc.profiles;
    const { profile_slug } = await rpc.publish({ published: true });
    let revision = (await rpc.mine()).revision;
    return {
      rpc,
      async save(change: Partial<ProfileData>, chosen?: ChosenAudience[], save_id: string = randomUUID()) {
        const data = { ...((await rpc.mine()).profile_data as ProfileData), ...change };
        const save = { base_revision: revision, save_id, profile_data: data, audience_chosen: chosen };
        const saved = await rpc.save(save);
        revision = saved.revision;
        return { ...saved, again: () => rpc.save(save) };
      },
      mine: async () => (await rpc.mine()).profile_data as ProfileData,
      page: async () => (await new TestBrowser(app).fetch(`/profile/${profile_slug}`)).text(),
    };
  }

  it.each([
    ['in a later save', true],
    ['in the same save', false],
  ])(
    'stays hidden when a story is restated in entirely other words %s, until its owner shows it',
    async (_, later) => {
      const { save, mine, page } = await buildLivePerson({ case_stories: [VISIBLE, SECRET] });
      if (later) await save({ case_stories: [VISIBLE] });
      const saved = await save({ case_stories: [VISIBLE, RESTATED] });
      // The response says what was stored.
      expect(saved.stored).toEqual({
        case_stories: [VISIBLE, { ...RESTATED, shown: false, kept_hidden: true }],
      });
      expect(await page()).not.toContain('nine ships');
      expect(await page()).toContain('No books were closed.');
      // An older page that does not know of it sends it as shown once more.
      await save({ case_stories: [VISIBLE, { ...RESTATED, action: 'Sold two.' }] });
      expect(await page()).not.toContain('nine ships');
      await save({ case_stories: [VISIBLE, RESTATED] }, ['caseStories']);
      expect(await page()).toContain('nine ships');
      // Chosen once, further stories are shown.
      await save({
        case_stories: [VISIBLE, RESTATED, { ...RESTATED, where: 'Lima', situation: 'Grew tea.' }],
      });
      expect(await page()).toContain('Grew tea.');
      expect((await mine()).case_stories.every(({ shown }) => shown)).toBe(true);
    },
  );

  it('is returned by a repeated save as it was stored, so that its sender does not show it', async () => {
    const { save, page } = await buildLivePerson({ case_stories: [SECRET] });
    await save({ case_stories: [] });
    const saved = await save({ case_stories: [RESTATED] });
    expect(await saved.again()).toEqual({ ...saved, again: undefined });
    expect(await page()).not.toContain('nine ships');
  });

  it('is not a story that was only emptied, rewritten or moved: it keeps its switch, and no other one is hidden', async () => {
    const { save, page } = await buildLivePerson({ case_stories: [VISIBLE, SECRET] });
    const blank = { ...emptyStory(), shown: false };
    for (const second of [blank, { ...RESTATED, shown: false }])
      await save({ case_stories: [second, VISIBLE] });
    await save({
      case_stories: [
        { ...RESTATED, shown: false },
        VISIBLE,
        { ...RESTATED, where: 'Lima', situation: 'Grew tea.' },
      ],
    });
    expect(await page()).not.toContain('nine ships');
    expect(await page()).toContain('Grew tea.');
  });

  it('is forgotten once an undo brings the story back', async () => {
    const { rpc, save, page } = await buildLivePerson({ case_stories: [VISIBLE, SECRET] });
    await save({ case_stories: [VISIBLE] });
    expect((await rpc.mine()).removed_hidden).toEqual({ stories: 1 });
    await save({ case_stories: [VISIBLE, SECRET] });
    expect((await rpc.mine()).removed_hidden).toBeNull();
    await save({ case_stories: [VISIBLE, SECRET, RESTATED] });
    expect(await page()).toContain('nine ships');
  });

  it.each(['hidden', 'versions'] as const)(
    'has its audience "%s" again when the term is stated anew, until its owner chooses',
    async (audience) => {
      const { rpc, save, mine, page } = await buildLivePerson({ engagement: [notice(audience)] });
      await save({ engagement: [] });
      expect((await rpc.mine()).removed_hidden).toEqual({ terms: { notice: audience } });
      const { stored } = await save({ engagement: [notice('page', '60 days')] });
      const keptHidden = { ...notice(audience, '60 days'), kept_hidden: true };
      expect(stored).toEqual({ engagement: [keptHidden] });
      expect((await mine()).engagement).toEqual([keptHidden]);
      // As a page sends that was left before the response arrived.
      await save({ engagement: [notice('page', '60 days')] });
      expect(await page()).not.toContain('60 days');
      await save({ engagement: [notice('page', '60 days')] }, ['notice']);
      expect(await page()).toContain('60 days');
      expect((await rpc.mine()).removed_hidden).toBeNull();
    },
  );

  it('is shown if the save that states its term again chooses so, as is a term that had been public', async () => {
    const { save, page } = await buildLivePerson({ engagement: [notice('hidden')] });
    await save({ engagement: [] });
    expect((await save({ engagement: [notice('page', '60 days')] }, ['notice'])).stored).toBeUndefined();
    expect(await page()).toContain('60 days');
    await save({ engagement: [] });
    await save({ engagement: [notice('page', '90 days')] });
    expect(await page()).toContain('90 days');
  });
});
