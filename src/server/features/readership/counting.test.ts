/** Counting under load and over time: bursts, several processes, midnight, the end of a month. */
import { and, eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { addCounts } from '@/server/db/readership/add-counts';
import { sumOldMonths } from '@/server/db/readership/sum-months';
import { readership } from '@/server/db/schema';
import { introductionHelpers } from '@/server/testing/features/introductions';
import { CHROME, openReader } from '@/server/testing/features/readers';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, setUpTestApp } from '@/server/testing/test-app';
import { dayInTimeZone } from '@/shared/time/calendar-day';
import { DAY, MINUTE } from '@/shared/time/durations';

let ownerCount = 0;

onDatabases('the counter of reads', (kind) => {
  const app = setUpTestApp({ kind });

  async function buildOwner() {
    ownerCount += 1;
    const slug = `count-${kind}-${ownerCount}`;
    const person = await buildUser(app, { published: true, slug });
    return { ...person, path: `/profile/${slug}` };
  }
  const readCounts = async (id: string, measure = 'read') => {
    await app.app.writeReads();
    return app.db
      .select()
      .from(readership)
      .where(and(eq(readership.profile_id, id), eq(readership.measure, measure as 'read')));
  };

  it('counts a read on the day in the owner’s time zone, and its progress on the same day', async () => {
    const mara = await buildOwner();
    const zone = 'Pacific/Auckland';
    await mara.browser.rpc.readership.overview({ days: 30, time_zone: zone });
    // Moves the clock to a minute before midnight in that time zone.
    const now = app.deps.now();
    const today = dayInTimeZone(zone, now);
    let toMidnight = 0;
    while (dayInTimeZone(zone, new Date(now.getTime() + toMidnight + MINUTE)) === today) toMidnight += MINUTE;
    app.advance(toMidnight - MINUTE / 2);
    const lateReader = openReader(app);
    await lateReader.open(mara.path);
    app.advance(5 * MINUTE);
    // A read that began before midnight is written after it.
    await lateReader.leave(mara.path, { seen: ['profile-meet'] });
    await openReader(app).open(mara.path);
    const tomorrow = dayInTimeZone(zone, app.deps.now());
    expect(tomorrow > today).toBe(true);
    expect((await readCounts(mara.id)).map(({ day, count }) => [day, count])).toEqual([
      [today, 1],
      [tomorrow, 1],
    ]);
    const progressDays = (await readCounts(mara.id, 'section')).map(({ day }) => day);
    expect(new Set(progressDays)).toEqual(new Set([today]));
    const { to } = await mara.browser.rpc.readership.overview({ days: 30, time_zone: zone });
    expect(to).toBe(tomorrow);
  });

  it('adds up the counts of several processes; a reader of two of them counts twice', async () => {
    const mara = await buildOwner();
    const otherProcess = await createTestApp({
      deps: { database: { ...app.deps.database, close: async () => {} } },
    });
    try {
      const ip = '198.18.0.7';
      await openReader(app, { ip }).open(mara.path);
      await openReader(otherProcess, { ip }).open(mara.path);
      await openReader(otherProcess, { ip: '198.18.0.8' }).open(mara.path);
      await Promise.all([app.app.writeReads(), otherProcess.app.writeReads()]);
      // The clock of this file’s server is ahead: their days may differ.
      const countsBefore = await readCounts(mara.id);
      expect(countsBefore.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    } finally {
      await otherProcess.close();
    }
  });

  it('counts at most thirty readers of one network in eight hours, whatever their User-Agent', async () => {
    const mara = await buildOwner();
    const ip = '198.18.0.9';
    for (let n = 0; n < 60; n++)
      await openReader(app, { ip, agent: `${CHROME} Variant/${n}` }).open(mara.path);
    expect(await readCounts(mara.id)).toMatchObject([{ count: 30 }]);
    await openReader(app).open(mara.path);
    expect(await readCounts(mara.id)).toMatchObject([{ count: 31 }]);
  });

  it('distinguishes at most forty referring sites a day', async () => {
    const mara = await buildOwner();
    const day = dayInTimeZone('UTC', app.deps.now());
    const site = (item: string) =>
      ({ profile_id: mara.id, day, page: '', measure: 'site', item, count: 1 }) as const;
    for (let round = 0; round < 3; round++)
      await addCounts(
        app.db,
        Array.from({ length: 30 }, (_, n) => site(`made-up-${round}-${n}.example`)),
      );
    const sites = await readCounts(mara.id, 'site');
    expect(sites).toHaveLength(41);
    expect(sites.find(({ item }) => item === 'other')?.count).toBe(50);
  });

  it('counts a download once per read, and introductions', async () => {
    const { calls, sendConfirmedIntroduction } = introductionHelpers(() => app, kind);
    const mara = await buildOwner();
    await mara.browser.rpc.profiles.setDownloadable({ downloadable: true });
    await calls(mara).setOpen({ open: true });
    const reader = openReader(app);
    for (let n = 0; n < 2; n++) {
      expect((await reader.open(`${mara.path}/contact.vcf`)).status).toBe(200);
      expect((await reader.open(`${mara.path}/brief.pdf`)).status).toBe(200);
    }
    await mara.browser.fetch(`/profile/preview/${mara.id}/contact.vcf`, {
      headers: { 'user-agent': CHROME },
    });
    await openReader(app, { agent: 'curl/8' }).open(`${mara.path}/contact.vcf`);
    await sendConfirmedIntroduction({ form: `${mara.path}/introduce` });
    const takenCounts = (await readCounts(mara.id, 'taken')).map(({ item, count }) => [item, count]);
    expect(takenCounts.sort()).toEqual([
      ['contact', 1],
      ['introduction', 1],
      ['pdf', 1],
    ]);
  });

  it('keeps daily counts for thirteen months, then monthly sums, and reports both', async () => {
    const mara = await buildOwner();
    const now = app.deps.now();
    const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
    const row = (day: string, measure: 'read' | 'site', count: number) =>
      ({ profile_id: mara.id, day, page: '', measure, item: '', count }) as const;
    await addCounts(app.db, [row(ago(300), 'read', 5), row(ago(480), 'read', 4), row(ago(480), 'site', 4)]);
    await Promise.all([sumOldMonths(app.db, now), sumOldMonths(app.db, now)]);
    await sumOldMonths(app.db, now);
    expect(await readCounts(mara.id, 'site')).toEqual([]);
    expect(await readCounts(mara.id)).toMatchObject([{ day: ago(300), count: 5 }]);
    const month = `${ago(480).slice(0, 7)}-01`;
    expect(await readCounts(mara.id, 'month')).toMatchObject([{ day: month, count: 4 }]);
    const overview = await mara.browser.rpc.readership.overview({ days: 365, time_zone: 'UTC' });
    expect(overview).toMatchObject({ reads: 5, since: month, earlier_months: [{ month, reads: 4 }] });
  });

  it('adds its counts to the owner’s data export', async () => {
    const mara = await buildOwner();
    await openReader(app).open(mara.path);
    await app.app.writeReads();
    const response = await mara.browser.fetch('/api/account/export');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const exportedCounts = JSON.parse(strFromU8(files['readership.json'] ?? new Uint8Array()));
    expect(exportedCounts.counts).toMatchObject([
      { measure: 'read', page: 'public page', count: 1 },
      { measure: 'reader' },
      { measure: 'site' },
    ]);
    expect(exportedCounts.counted).toBe(true);
  });

  it('continues after a database outage without losing or doubling a count', async () => {
    const mara = await buildOwner();
    await openReader(app).open(mara.path);
    await app.db.execute(sql`alter table readership rename to away`);
    try {
      await app.app.writeReads();
      await openReader(app).open(mara.path);
      await app.app.writeReads();
    } finally {
      await app.db.execute(sql`alter table away rename to readership`);
    }
    expect(await readCounts(mara.id)).toMatchObject([{ count: 2 }]);
    expect(await readCounts(mara.id)).toMatchObject([{ count: 2 }]);
  });
});
