/** Case stories over HTTP: drafted from the owner's own record, taken one by one, and shown as their owner chose. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { setUpTestApp } from '@/server/testing/test-app';
import { type CaseStory, emptyStory, figureText, storyLine } from '@/shared/case-stories/case-story';
import { indexEvidence } from '@/shared/evidence/evidence-index';
import { newRecord } from '@/shared/record/career-record';
import { emptyFacts } from '@/shared/record/facts';

const app = setUpTestApp();
let reader: TestBrowser;
let ownerCount = 0;
beforeAll(() => {
  reader = new TestBrowser(app);
});

const spansOf = (quote: string) => [{ source: 'resume', page: 1, quote }];
const LINES = [
  'Set the first weekly operating review for all clinics',
  'Grew the company from 40 to 310 people across four countries',
];
const RECORD = newRecord({
  ...emptyFacts(),
  sources: [{ id: 'resume', kind: 'resume', name: 'resume.pdf', pages: 2 }],
  name: { id: 'name', value: 'Mara Lindqvist', spans: spansOf('Mara Lindqvist'), confidence: 1 },
  roles: [
    {
      id: 'role-1',
      title: 'Chief Operating Officer',
      organisation: 'Tanager Health',
      start: { year: 2016 },
      end: { year: 2021 },
      confidence: 1,
      spans: spansOf('Chief Operating Officer, Tanager Health, 2016 to 2021'),
      statements: LINES.map((value, index) => ({
        id: `s-${index}`,
        value,
        spans: spansOf(value),
        confidence: 1,
      })),
    },
  ],
});

async function buildOwner(stories: CaseStory[] = []) {
  const slug = `stories-${++ownerCount}`;
  const profile = buildProfile({ case_stories: stories });
  const built = await buildUser(app, { profile, slug, published: true });
  await app.db.update(profiles).set({ record: RECORD }).where(eq(profiles.id, built.id));
  const save = (case_stories: CaseStory[]) =>
    built.browser.rpc.profiles.save({
      base_revision: 1,
      save_id: randomUUID(),
      profile_data: { ...profile, case_stories },
    });
  return { ...built, slug, save };
}
const fetchText = async (path: string) => (await reader.fetch(path)).text();
const buildStory = (where: string, more: Partial<CaseStory> = {}): CaseStory => ({
  ...emptyStory(),
  where,
  situation: `What stood at ${where}.`,
  ...more,
});

it('case stories are drafted from the record, and added to the profile when its owner accepts them', async () => {
  const mara = await buildOwner();
  const [draft, ...others] = await mara.browser.rpc.caseStories.drafts();
  expect(others).toEqual([]);
  expect(draft?.story).toMatchObject({ where: 'Tanager Health, 2016 to 2021', number: '310' });
  expect(draft?.lines.toSorted((a, b) => a.text.localeCompare(b.text))).toEqual(
    LINES.toReversed().map((line) => ({ text: `${line}.`, where: 'resume.pdf, page 1' })),
  );
  const before = await mara.browser.rpc.profiles.mine();
  expect(before.profile_data?.case_stories).toEqual([]);
  expect(before.evidence).toBeNull();

  const accepted = await mara.browser.rpc.caseStories.accept({ id: 'role-1' });
  expect(accepted.story).toEqual(draft?.story);
  await mara.save([accepted.story]);
  const index = indexEvidence((await mara.browser.rpc.profiles.mine()).evidence);
  for (const text of [accepted.story.action, figureText(accepted.story)]) {
    const item = index.find('caseStories', text);
    expect(item && index.placesOf(item)[0]?.where).toBe('resume.pdf, page 1');
  }
  expect(index.find('caseStories', figureText({ ...accepted.story, number: '400' }))).toBeUndefined();
  const page = await fetchText(`/profile/${mara.slug}`);
  expect(page).toContain('>310<');
  expect(page).not.toContain('resume.pdf');
});

it('a case story accepted twice cites one source, as do the lines of the profile that cite it', async () => {
  const mara = await buildOwner();
  await mara.browser.rpc.caseStories.accept({ id: 'role-1' });
  const { evidence } = await mara.browser.rpc.caseStories.accept({ id: 'role-1' });
  expect(evidence?.sources.map(({ name }) => name)).toEqual(['resume.pdf']);
  const texts = evidence?.items.map(({ text }) => text) ?? [];
  expect(new Set(texts).size).toBe(texts.length);
});

it('case stories are drafted for their owner only', async () => {
  const { browser } = await buildUser(app);
  expect(await browser.rpc.caseStories.drafts()).toEqual([]);
  await expect(browser.rpc.caseStories.accept({ id: 'role-1' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(reader.rpc.caseStories.drafts()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(reader.rpc.caseStories.accept({ id: 'role-1' })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

it('case stories are shown in their order, without hidden ones', async () => {
  const mara = await buildOwner([
    buildStory('Second <i>Street</i>', { number: '23%', counts: 'shorter delivery' }),
    buildStory('Xylophone Works', { shown: false }),
    buildStory('First Avenue'),
  ]);
  await mara.browser.rpc.profiles.setDownloadable({ downloadable: true });
  const { id } = await mara.browser.rpc.privateVersions.create();
  const version = await mara.browser.rpc.privateVersions.read({ id });
  const path = new URL(version.url ?? '').pathname;
  const page = await fetchText(`/profile/${mara.slug}`);
  expect(page.indexOf('Second &lt;i&gt;Street&lt;/i&gt;')).toBeGreaterThan(0);
  expect(page.indexOf('First Avenue')).toBeGreaterThan(page.indexOf('Second &lt;i&gt;'));
  const resume = await fetchText(`/profile/${mara.slug}.json`);
  expect(JSON.parse(resume).projects[0]).toEqual({
    name: 'Second <i>Street</i>',
    description: 'What stood at Second <i>Street</i>.',
    highlights: ['23% shorter delivery'],
  });
  const previewText = await mara.browser.fetch(`/profile/preview/${mara.id}/profile.txt`);
  for (const shown of [page, resume, await fetchText(path), await previewText.text()]) {
    expect(shown).toContain('First Avenue');
    expect(shown).not.toContain('Xylophone');
  }
  await mara.browser.rpc.privateVersions.save({
    ...version,
    contact: version.contact,
    time_zone: 'UTC',
    choice: {
      ...version.choice,
      hidden_lines: [{ section: 'caseStories', text: storyLine(buildStory('First Avenue')) }],
    },
  });
  const cut = await fetchText(path);
  expect(cut).toContain('23%');
  expect(cut).not.toContain('First Avenue');
});

it('case stories that are too long or too many are refused quickly', async () => {
  const mara = await buildOwner();
  const refused = [
    [buildStory('x'.repeat(1_000_000))],
    [buildStory('Tanager', { situation: '😀'.repeat(400) })],
    Array.from({ length: 21 }, (_, index) => buildStory(`Post ${index}`)),
  ];
  const startedAt = performance.now();
  for (const stories of refused) {
    await expect(mara.save(stories)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
