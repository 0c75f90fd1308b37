/** The audit log as the person sees it: on the screen and in the download of their data. */
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { recordAct, sweepAudit } from '@/server/db/audit';
import { TestBrowser } from '@/server/testing/browser';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY } from '@/shared/time/durations';

const OPERATOR = 'operator-who-acted';

onDatabases('account activity', (kind) => {
  const app = setUpTestApp({ kind });

  const suspend = (subjectId: string, at: Date, reason: string) =>
    recordAct(app.db, {
      subjectId,
      actor: 'operator',
      actorId: OPERATOR,
      act: 'suspended',
      reason,
      origin: { network: '198.51.100.0/24', browser: 'Firefox on Linux' },
      at,
    });
  async function downloadExport({ browser }: BuiltUser) {
    const response = await browser.fetch('/api/account/export');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return strFromU8(files['activity.json'] ?? new Uint8Array());
  }

  it('is equal in Settings and in the export: own acts, and acts of operators with their reason only', async () => {
    const mara = await buildUser(app);
    const other = await buildUser(app);
    await suspend(mara.id, new Date(), 'Two continents within the hour.');
    await suspend(other.id, new Date(), 'Nobody else is told of this.');
    await mara.browser.post('/api/auth/password', { password: `a-new-one-${crypto.randomUUID()}` });
    const text = await downloadExport(mara);
    const { entries } = await mara.browser.rpc.account.activity({});
    expect(JSON.parse(text)).toEqual(entries);
    expect(entries.map(({ what, by }) => [what, by])).toEqual([
      ['Data downloaded', 'you'],
      ['Password set', 'you'],
      ['Suspended', 'operator'],
    ]);
    expect(entries[0]?.network).toBe('127.0.0.0/24');
    expect(entries[2]).toMatchObject({ reason: 'Two continents within the hour.', network: '', browser: '' });
    for (const foreign of [OPERATOR, other.id, 'Nobody else', '198.51.100'])
      expect(text).not.toContain(foreign);
  });

  it('is paginated completely even if many acts have the same time', async () => {
    const mara = await buildUser(app);
    const at = new Date(Date.now() - DAY);
    for (let n = 0; n < 45; n++) await recordAct(app.db, { subjectId: mara.id, act: 'signed_in', at });
    const seen = new Set<string>();
    let cursor: { at: string; id: string } | undefined;
    let pages = 0;
    for (;;) {
      const { entries, more } = await mara.browser.rpc.account.activity({ before: cursor });
      for (const { id } of entries) seen.add(id);
      cursor = entries.at(-1);
      pages += 1;
      if (!more) break;
    }
    expect([seen.size, pages]).toEqual([45, 3]);
    expect(JSON.parse(await downloadExport(mara))).toHaveLength(46);
  });

  it('goes back twelve months', async () => {
    const mara = await buildUser(app);
    for (const days of [10, 360, 370]) {
      await recordAct(app.db, {
        subjectId: mara.id,
        act: 'signed_in',
        at: new Date(Date.now() - days * DAY),
      });
    }
    await sweepAudit(app.db);
    const { entries } = await mara.browser.rpc.account.activity({});
    expect(entries).toHaveLength(2);
    const ownEntries = (JSON.parse(await downloadExport(mara)) as { what: string }[]).map(({ what }) => what);
    expect(ownEntries).toEqual(['Data downloaded', 'Signed in', 'Signed in']);
  });

  it('is refused to visitors without a session', async () => {
    const visitor = new TestBrowser(app);
    await expect(visitor.rpc.account.activity({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
