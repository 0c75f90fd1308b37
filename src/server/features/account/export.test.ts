import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { profiles, profileVersions } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { ANSWER_WORDS, createAnsweredReference } from '@/server/testing/features/references';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { ONBOARDING_STATUSES } from '@/shared/account/onboarding';
import { emptyProfile } from '@/shared/profile/profile-data';
import { newRecord } from '@/shared/record/career-record';
import { buildCareer } from '@/shared/testing/career';

const EXPORT = '/api/account/export';

onDatabases('export of one’s own data', (kind) => {
  const app = setUpTestApp({ kind });

  const download = async (browser: TestBrowser) => {
    const response = await browser.fetch(EXPORT);
    expect(response.status).toBe(200);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
    return { headers: response.headers, files, text, all: Object.values(text).join('\n') };
  };

  it('contains private versions without their addresses', async () => {
    const { browser } = await buildUser(app);
    const { id } = await browser.rpc.privateVersions.create();
    await browser.rpc.privateVersions.setTelephone({ telephone: '+47 55 00 00 00' });
    const { url } = await browser.rpc.privateVersions.read({ id });
    const { text, all } = await download(browser);
    expect(JSON.parse(text['links.json'] ?? '')).toMatchObject({
      telephone: '+47 55 00 00 00',
      versions: [{ id }],
    });
    expect(all).not.toContain((url as string).split('/v/')[1]);
    expect(all).not.toContain('address_');
  });

  it('contains references with their texts, without their tokens', async () => {
    const person = await buildUser(app);
    const { link, request } = await createAnsweredReference(app, person, { matters: [], wants: 'words' });
    const { text, all } = await download(person.browser);
    expect(JSON.parse(text['references.json'] ?? '')).toMatchObject([
      { state: 'written', asked_name: 'Ingrid Solheim', email: request.email, words: ANSWER_WORDS },
    ]);
    expect(all).not.toContain(link.split('/').at(-1));
    expect(all).not.toMatch(/token_|address_/);
  });

  it.each(ONBOARDING_STATUSES.slice(1))('is available in the onboarding status %s', async (status) => {
    const person = await buildUser(app, { status, profile: emptyProfile() });
    const { text } = await download(person.browser);
    expect(text['account.json']).toContain(person.email);
    expect(JSON.parse(text['profile.json'] ?? '')).toMatchObject({ onboarding_status: status });
  });

  it('contains the account without secrets, the profile with versions, evidence and draft, and the preferences', async () => {
    const person = await buildUser(app, { published: true, slug: 'mine-to-take' });
    const spans = [{ source: 's1', page: 1, text: 'a sentence it rests on' }];
    await app.db
      .update(profiles)
      .set({
        evidence: {
          sources: [{ id: 's1', name: 'resume.pdf' }],
          items: [{ path: 'summary', text: 'x', spans }],
        } as never,
        record: newRecord(buildCareer()),
        draft: {
          profile_data: buildProfile({ role: 'A role in waiting' }),
          evidence: null,
          made_at: '2026-01-01',
        },
      })
      .where(eq(profiles.id, person.id));
    for (const summary of ['First words.', 'Second words.', 'Third words.']) {
      const [{ revision } = { revision: 0 }] = await app.db
        .select()
        .from(profiles)
        .where(eq(profiles.id, person.id));
      const profile_data = buildProfile({ summary });
      await person.browser.rpc.profiles.save({
        base_revision: revision,
        save_id: randomUUID(),
        profile_data,
        keep: 'replaced',
      });
    }
    const photo = new Uint8Array(200_000).map((_, index) => (index * 31) % 251);
    const about = { contentType: 'image/jpeg', cacheSeconds: 60 };
    await app.deps.storage.put(`profile-images/${person.id}/photo-1.jpg`, photo, about);
    await person.browser.post('/api/auth/email', { email: 'next@people.example' });
    const { headers, files, text, all } = await download(person.browser);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="quarterdeck-[\d-]+\.zip"$/);
    expect(JSON.parse(text['account.json'] ?? '')).toMatchObject({
      id: person.id,
      email: person.email,
      ways_to_sign_in: [{ provider: 'credential' }],
      pending_email: 'next@people.example',
    });
    expect(JSON.parse(text['profile.json'] ?? '')).toMatchObject({
      profile_data: { summary: 'Third words.' },
      links: [{ slug: 'mine-to-take' }],
    });
    // `toEqual` takes a second for so many bytes.
    expect(Buffer.compare(files['files/profile-images/photo-1.jpg'] ?? new Uint8Array(), photo)).toBe(0);
    expect(text['evidence.json']).toContain('a sentence it rests on');
    expect(text['record.json']).toContain('Meridian Trust Company');
    expect(text['profile.json']).not.toContain('Meridian Trust Company');
    expect(text['draft.json']).toContain('A role in waiting');
    expect(JSON.parse(text['preferences.json'] ?? '')).toMatchObject({ revision: 0 });
    const versions = Object.keys(text).filter((name) => name.startsWith('versions/'));
    expect(versions).toEqual(['versions/01.json', 'versions/02.json', 'versions/03.json']);
    expect(text['versions/01.json']).toContain('Second words.');
    expect(all).not.toMatch(/argon2|token/i);
    const sessionToken = person.browser.cookies.get('quarterdeck_session') ?? '';
    expect(sessionToken).not.toBe('');
    expect(all).not.toContain(sessionToken);
  });

  it('contains no data of other people, whatever the parameters', async () => {
    const other = await buildUser(app, { profile: buildProfile({ summary: 'Not yours to read.' }) });
    const foreign = new TextEncoder().encode('a photo of someone else');
    const about = { contentType: 'image/jpeg', cacheSeconds: 60 };
    await app.deps.storage.put(`profile-images/${other.id}/photo-1.jpg`, foreign, about);
    await app.db.insert(profileVersions).values({
      profile_id: other.id,
      reason: 'edited',
      revision: 1,
      profile_data: buildProfile({ summary: 'An older secret.' }),
      saved_at: app.deps.now(),
    });
    const person = await buildUser(app);
    const response = await person.browser.fetch(`${EXPORT}?userId=${other.id}&id=${other.id}`);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(all).toContain(person.email);
    for (const foreign of ['someone else', other.id, other.email, 'Not yours', 'older secret'])
      expect(all).not.toContain(foreign);
  });

  it('is refused to visitors, to other sites, before confirmation of the address, and above the rate limit', async () => {
    expect((await new TestBrowser(app).fetch(EXPORT)).status).toBe(401);
    const { browser } = await buildUser(app);
    const crossSiteResponse = await browser.fetch(EXPORT, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(crossSiteResponse.status).toBe(403);
    const early = await buildUser(app, { status: 'SIGNED_UP' });
    expect((await early.browser.fetch(EXPORT)).status).toBe(403);
    for (let nth = 0; nth < 20; nth++) await (await browser.fetch(EXPORT)).arrayBuffer();
    const stopped = await browser.fetch(EXPORT);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stopped.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
