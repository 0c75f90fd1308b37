/** Private versions over HTTP: who may change what. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createVersion } from '@/server/db/private-versions/create-version';
import { privateVersions } from '@/server/db/schema';
import {
  buildVersionSave,
  createPrivateVersion,
  openVersionPage,
  versionCalls,
} from '@/server/testing/features/private-versions';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { choiceOf } from '@/shared/publishing/private-version';
import { DAY } from '@/shared/time/durations';

onDatabases('a private version', (kind) => {
  const app = setUpTestApp({ kind });

  const openPage = (address: string) => openVersionPage(app, address);

  describe('for its owner', () => {
    it('has an address of 100 random bits, which is not stored in plain text', async () => {
      const mara = await buildUser(app);
      const { id, url } = await createPrivateVersion(mara);
      expect(url).toMatch(/^http:\/\/localhost:3000\/v\/([0-9a-hjkmnp-tv-z]{4}-){4}[0-9a-hjkmnp-tv-z]{4}$/);
      const [row] = await app.db.select().from(privateVersions).where(eq(privateVersions.id, id));
      const address = new URL(url).pathname.slice('/v/'.length);
      expect(JSON.stringify(row)).not.toContain(address);
      expect((await versionCalls(mara).list()).versions[0]?.url).toBe(url);
      // Typed by hand, in capitals and without hyphens, it is the same.
      expect((await openPage(url.replace(address, address.toUpperCase().replaceAll('-', '')))).status).toBe(
        200,
      );
    });

    it('is in the account activity whenever it is made, closed, opened or moved', async () => {
      const mara = await buildUser(app);
      const { id } = await createPrivateVersion(mara);
      const calls = versionCalls(mara);
      await calls.revoke({ id });
      await calls.reopen({ id, open_until: null, time_zone: 'UTC' });
      await calls.renewAddress({ id });
      await calls.remove({ id });
      const { entries } = await mara.browser.rpc.account.activity({});
      // Acts of the same moment have no order.
      expect(entries.map(({ what }) => what).sort()).toEqual([
        'Private version given another address',
        'Private version made',
        'Private version opened again',
        'Private version removed',
        'Private version revoked',
      ]);
    });

    it('cannot be listed, read, changed, closed or removed by anyone else', async () => {
      const [mara, eve] = await Promise.all([buildUser(app), buildUser(app)]);
      const version = await createPrivateVersion(mara);
      const { id } = version;
      expect((await versionCalls(eve).list()).versions).toEqual([]);
      for (const call of [
        () => versionCalls(eve).read({ id }),
        () => versionCalls(eve).save(buildVersionSave(version, { name: 'Mine' })),
        () => versionCalls(eve).revoke({ id }),
        () => versionCalls(eve).reopen({ id, open_until: null, time_zone: 'UTC' }),
        () => versionCalls(eve).renewAddress({ id }),
        () => versionCalls(eve).remove({ id }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND' });
      }
      expect((await openPage(version.url)).status).toBe(200);
      eve.browser.cookies.clear();
      expect(await refusalOf(versionCalls(eve).list())).toMatchObject({ code: 'UNAUTHENTICATED' });
    });

    it('returns overwritten texts to every device of the owner until one is chosen, and to no reader', async () => {
      const mara = await buildUser(app);
      const version = await createPrivateVersion(mara);
      const overwritten = async () => (await versionCalls(mara).read({ id: version.id })).overwritten;
      expect(await overwritten()).toEqual([]);
      const save = async (change: object) =>
        versionCalls(mara).save(buildVersionSave(await versionCalls(mara).read({ id: version.id }), change));
      const texts = [{ note: 'Written at home.' }, { note: 'Written at sea.', open_until: null }];
      await save({ note: 'On a train.', overwritten: texts });
      expect(await overwritten()).toEqual(texts);
      const page = await (await openPage(version.url)).text();
      expect(page).toContain('On a train.');
      expect(page).not.toContain('Written at home.');
      // A page of an earlier release does not name them.
      await save({ name: 'Kestrel', overwritten: undefined });
      expect(await overwritten()).toEqual(texts);
      await save({ overwritten: [] });
      expect(await overwritten()).toEqual([]);
    });

    it('reads the overwritten texts of an earlier release, whose pages send those of one edit or none', async () => {
      const mara = await buildUser(app);
      const version = await createPrivateVersion(mara);
      const read = () => versionCalls(mara).read({ id: version.id });
      const save = async (overwritten: unknown) =>
        versionCalls(mara).save(buildVersionSave(await read(), { overwritten } as object));
      await app.db
        .update(privateVersions)
        .set({ overwritten: { note: 'Written at home.' } })
        .where(eq(privateVersions.id, version.id));
      expect((await read()).overwritten).toEqual([{ note: 'Written at home.' }]);
      await save({ note: 'Written at sea.' });
      expect((await read()).overwritten).toEqual([{ note: 'Written at sea.' }]);
      await save(null);
      expect((await read()).overwritten).toEqual([]);
    });

    it('is not overwritten by a stale page, and accepts no past end', async () => {
      const mara = await buildUser(app);
      const version = await createPrivateVersion(mara);
      await versionCalls(mara).save(buildVersionSave(version, { name: 'Kestrel' }));
      expect(
        await refusalOf(versionCalls(mara).save(buildVersionSave(version, { name: 'Older' }))),
      ).toMatchObject({
        code: 'STALE_REVISION',
      });
      const yesterday = new Date(app.deps.now().getTime() - 2 * DAY).toISOString().slice(0, 10);
      const present = await versionCalls(mara).read({ id: version.id });
      expect(
        await refusalOf(versionCalls(mara).save(buildVersionSave(present, { open_until: yesterday }))),
      ).toMatchObject({
        code: 'INVALID_INPUT',
        message: 'This day is over. Choose today or a later day.',
      });
    });

    it('needs a profile, and is limited to sixty a day', async () => {
      const mara = await buildUser(app);
      const results = await Promise.allSettled(Array.from({ length: 64 }, () => versionCalls(mara).create()));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
      const ines = await buildUser(app, { profile: null });
      expect(await refusalOf(versionCalls(ines).create())).toMatchObject({ code: 'INVALID_INPUT' });
    });

    it('can be made from a list of sections and lines, for a role', async () => {
      const profile = buildProfile({ highlights: ['COO, Halden', 'VP, Harrow'] });
      const mara = await buildUser(app, { profile });
      const row = await createVersion(app.db, {
        profileId: mara.id,
        name: 'Fractional COO',
        madeFor: 'Fractional COO',
        note: 'What you ask for, in my own record.',
        choice: choiceOf(profile, {
          sections: ['keyRoles', 'meetIntro', 'description'],
          lines: [{ section: 'keyRoles', text: 'VP, Harrow' }],
        }),
        secret: app.deps.secret,
        now: app.deps.now(),
      });
      const seen = await versionCalls(mara).read({ id: row.id });
      expect(seen).toMatchObject({ made_for: 'Fractional COO', counts: { shown: 3, hiddenLines: 1 } });
      const html = await (await openPage(seen.url as string)).text();
      expect(html).toContain('What you ask for, in my own record.');
      expect(html.indexOf('VP, Harrow')).toBeLessThan(html.indexOf('id="profile-meet"'));
      for (const leftOut of ['COO, Halden', 'Superpowers', 'Sailing']) expect(html).not.toContain(leftOut);
    });
  });
});
