/** A person whose page readers have seen, in tests of what publishing it again shows. */
import { expect } from 'vitest';
import type { UnreviewedChanges } from '@/shared/publishing/unreviewed-changes';
import { TestBrowser } from '../browser';
import { buildProfile, buildUser } from '../people/factories';
import type { TestApp } from '../test-app';

/** The summary that readers have seen. */
export const SEEN_SUMMARY = 'As readers saw it.';
/** A summary that its owner writes afterwards. */
export const WAITING_SUMMARY = 'I was fired from';

/** Creates a person with a public page, and the actions of its owner and its readers. */
export async function buildPublishedPerson(app: TestApp) {
  const person = await buildUser(app, { profile: buildProfile({ summary: SEEN_SUMMARY }) });
  const rpc = person.browser.rpc.profiles;
  const { profile_slug } = await rpc.publish({ published: true });
  const path = `/profile/${profile_slug}`;
  const revision = async () => (await rpc.mine()).revision;
  return {
    ...person,
    rpc,
    path,
    slug: profile_slug ?? '',
    stage: async (staged: boolean, publishChanges = false) =>
      rpc.setStaging({ staged, publishChanges, revision: await revision() }),
    async write(summary: string) {
      const { profile_data } = await rpc.mine();
      const data = { ...(profile_data ?? buildProfile()), summary };
      const save = { base_revision: await revision(), save_id: crypto.randomUUID() };
      await rpc.save({ ...save, profile_data: data });
    },
    /** Asks to publish. @returns what a refusal shows; `null` if the profile was published */
    async requestPublish(request: Partial<Parameters<typeof rpc.publish>[0]> = {}) {
      try {
        await rpc.publish({ published: true, ...request });
        return null;
      } catch (error) {
        expect(error).toMatchObject({ code: 'UNREVIEWED_CHANGES' });
        return (error as { data: UnreviewedChanges }).data;
      }
    },
    /** The text that everybody reads; `null` while the page is private. */
    async readSummary() {
      const page = await (await new TestBrowser(app).fetch(path)).text();
      const summary = /<p[^>]*>(As readers saw it\.|I was fired from|Words \d+\.)/.exec(page)?.[1];
      expect(page.includes('Profile Not Available')).toBe(summary === undefined);
      return summary ?? null;
    },
  };
}
