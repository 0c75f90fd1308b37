/** Engagement terms over HTTP: which readers see which of them, wherever a profile is shown or downloaded. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { type BuiltUser, buildProfile, buildUser } from '@/server/testing/people/factories';
import { setUpTestApp } from '@/server/testing/test-app';
import type { Engagement } from '@/shared/engagement/terms';
import { DAY } from '@/shared/time/durations';

const app = setUpTestApp();
let reader: TestBrowser;
let ownerCount = 0;
beforeAll(() => {
  reader = new TestBrowser(app);
});

/** The day so many days from now. */
const dayIn = (days: number) => new Date(app.deps.now().getTime() + days * DAY).toISOString().slice(0, 10);
const terms = (): Engagement => [
  { term: 'availability', from: dayIn(40), shown: 'page' },
  { term: 'kind', text: 'Interim COO <b>only</b>', shown: 'page' },
  { term: 'notice', text: 'Xylophone notice', shown: 'hidden' },
  { term: 'rate', per: 'day', min: 1_400, max: 1_900, currency: 'USD', shown: 'versions' },
];

async function buildOwner(engagement = terms()) {
  const slug = `terms-${++ownerCount}`;
  const profile = buildProfile({ engagement });
  const built = await buildUser(app, { profile, slug, published: true });
  await built.browser.rpc.profiles.setDownloadable({ downloadable: true });
  await built.browser.rpc.introductions.setOpen({ open: true });
  return { ...built, slug, profile };
}
const fetchText = async (browser: TestBrowser, path: string) => {
  const response = await browser.fetch(path);
  expect(response.status, path).toBe(200);
  return response.text();
};
async function createVersion({ browser }: BuiltUser) {
  const { id } = await browser.rpc.privateVersions.create();
  const version = await browser.rpc.privateVersions.read({ id });
  return { version, path: new URL(version.url ?? '').pathname };
}

it('engagement terms are shown on the page, on versions only, or to nobody', async () => {
  const mara = await buildOwner();
  const page = await fetchText(reader, `/profile/${mara.slug}`);
  expect(page).toContain('Interim COO &lt;b&gt;only&lt;/b&gt;');
  expect(page).toMatch(/Available from \d+ \w+ \d{4}</);
  const { path } = await createVersion(mara);
  const version = await fetchText(reader, path);
  expect(version).toContain('US$1,400 to 1,900 a day');
  const { profile_data } = await reader.rpc.publicProfiles.bySlug({ profile_slug_param: mara.slug });
  expect(profile_data.engagement.map(({ term }) => term)).toEqual(['availability', 'kind']);
  for (const shown of [
    page,
    await fetchText(reader, `/profile/${mara.slug}.json`),
    await fetchText(reader, `/profile/${mara.slug}/introduce`),
    JSON.stringify(profile_data),
    // Files that the owner downloads are passed on to others, so they are built from the public data.
    await fetchText(mara.browser, `/profile/preview/${mara.id}/profile.txt`),
    await fetchText(mara.browser, `/profile/preview/${mara.id}/profile.md`),
    await fetchText(mara.browser, `/profile/preview/${mara.id}`),
  ]) {
    expect(shown).not.toMatch(/1,?400/);
    expect(shown).not.toContain('Xylophone');
  }
  expect(version).not.toContain('Xylophone');
});

it('engagement terms are shown beside the introduction form, as on the page it is opened from', async () => {
  const mara = await buildOwner();
  const form = await fetchText(reader, `/profile/${mara.slug}/introduce`);
  expect(form).toContain('Mara’s terms stand beside the fields');
  expect(form).toMatch(/Mara is available from \d+ \w+ \d{4}/);
  const { version, path } = await createVersion(mara);
  expect(await fetchText(reader, `${path}/introduce`)).toContain('Mara’s rate is US$1,400 to 1,900 a day.');
  await mara.browser.rpc.privateVersions.save({
    ...version,
    contact: version.contact,
    time_zone: 'UTC',
    choice: { ...version.choice, hidden_lines: [{ section: 'engagement', text: 'Rate' }] },
  });
  expect(await fetchText(reader, path)).not.toContain('1,400');
  expect(await fetchText(reader, `${path}/introduce`)).not.toContain('1,400');
});

it('engagement terms are in the JSON Resume and in the page’s structured data', async () => {
  const mara = await buildOwner();
  const resume = JSON.parse(await fetchText(reader, `/profile/${mara.slug}.json`));
  expect(resume.meta.engagement[1]).toEqual({
    name: 'Kind of engagement',
    value: 'Interim COO <b>only</b>',
  });
  const page = await fetchText(reader, `/profile/${mara.slug}`);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
  expect(data.mainEntity.makesOffer).toEqual({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: 'Interim COO <b>only</b>' },
    availabilityStarts: dayIn(40),
  });
});

it('engagement terms say ‘now’ from the day on which availability begins, also on a cached page', async () => {
  const mara = await buildOwner([{ term: 'availability', from: dayIn(2), shown: 'page' }]);
  expect(await fetchText(reader, `/profile/${mara.slug}`)).toContain('Available from');
  app.advance(3 * DAY);
  const page = await fetchText(reader, `/profile/${mara.slug}`);
  expect(page).toContain('Available now');
  expect(page).not.toContain('Available from');
});

it('engagement terms survive a save from a page that was loaded before they existed', async () => {
  const mara = await buildOwner();
  const { engagement: _, ...before } = mara.profile;
  await mara.browser.rpc.profiles.save({
    base_revision: 1,
    save_id: randomUUID(),
    profile_data: { ...before, summary: 'Edited.' },
  });
  const ownProfile = await mara.browser.rpc.profiles.mine();
  expect(ownProfile.profile_data).toEqual({ ...mara.profile, summary: 'Edited.' });
});

it('engagement terms that are too long are refused quickly', async () => {
  const mara = await buildOwner();
  const startedAt = performance.now();
  const saving = mara.browser.rpc.profiles.save({
    base_revision: 1,
    save_id: randomUUID(),
    profile_data: {
      ...mara.profile,
      engagement: [{ term: 'start', text: 'x'.repeat(1_000_000), shown: 'page' }],
    },
  });
  await expect(saving).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  const [row] = await app.db.select().from(profiles).where(eq(profiles.id, mara.id));
  expect(row?.profile_data).toMatchObject({ engagement: mara.profile.engagement });
});
