/** The weekly digest: to whom it goes, once whatever the number of processes, and how it ends. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { introductions, user, weeklyDigests } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { introductionHelpers, SECRET } from '@/server/testing/features/introductions';
import { openReader } from '@/server/testing/features/readers';
import { waitForMail } from '@/server/testing/people/accounts';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY, HOUR } from '@/shared/time/durations';
import { nextDigest, sendDigests } from './digest';

const WEEK = 7 * DAY;

onDatabases('the weekly digest', (kind) => {
  const app = setUpTestApp({ kind });

  const { buildOwner, sendConfirmedIntroduction } = introductionHelpers(() => app, `digest-${kind}`);
  const setDigest = (person: BuiltUser, digest: boolean) =>
    person.browser.rpc.readership.setDigest({ digest });
  /** Moves the clock to the next Monday, and does everything that is due. */
  async function advanceAWeekAndSend() {
    await app.app.writeReads();
    app.advance(WEEK);
    await Promise.all([1, 2, 3].map(() => sendDigests(app.deps)));
  }
  const digestsTo = (email: string) =>
    app.mailer.sent.filter(({ to, subject }) => to === email && subject === 'Your week on Quarterdeck');

  it('is off by default, reports reads and waiting introductions once, and skips a week without any', async () => {
    const mara = await buildOwner();
    const other = await buildOwner();
    await setDigest(mara, true);
    await setDigest(mara, true);
    // Moves the clock to a Monday morning after a week without reads.
    const [row] = await app.db.select().from(weeklyDigests).where(eq(weeklyDigests.profile_id, mara.id));
    app.advance((row?.next_at.getTime() ?? 0) - app.deps.now().getTime() + HOUR);
    await Promise.all([1, 2, 3].map(() => sendDigests(app.deps)));
    app.advance(48 * HOUR);
    await sendConfirmedIntroduction(mara);
    await sendConfirmedIntroduction(other);
    for (let n = 0; n < 4; n++) await openReader(app).open(`/profile/${mara.slug}`);
    await app.app.writeReads();
    app.advance(WEEK - 48 * HOUR);
    await Promise.all([1, 2, 3].map(() => sendDigests(app.deps)));
    // The first mail was about the introduction itself.
    const mail = await waitForMail(app, mara.email, 2);
    expect(mail.text).toContain('Your pages had 4 reads in the last seven days.');
    expect(mail.text).toContain('One introduction waits for your answer.');
    expect(mail.text).not.toMatch(new RegExp(`${SECRET}|Adaeze|Northgate`));
    expect(digestsTo(mara.email)).toHaveLength(1);
    expect(digestsTo(other.email)).toHaveLength(0);
    await app.db.delete(introductions).where(eq(introductions.profile_id, mara.id));
    await advanceAWeekAndSend();
    await advanceAWeekAndSend();
    expect(digestsTo(mara.email)).toHaveLength(1);
  });

  it('is ended by the one-click request of a mail program, not by opening the link', async () => {
    const mara = await buildOwner();
    await setDigest(mara, true);
    await sendConfirmedIntroduction(mara);
    await advanceAWeekAndSend();
    const mail = await waitForMail(app, mara.email, 2);
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail.text).toContain(url);
    expect(url).not.toContain(mara.id);
    const { pathname } = new URL(url);
    const isOn = async () =>
      (await app.db.select().from(weeklyDigests).where(eq(weeklyDigests.profile_id, mara.id))).length === 1;
    const stranger = new TestBrowser(app, '203.0.113.77');
    const openedPage = await stranger.fetch(pathname);
    expect(await openedPage.text()).toContain('Stop the weekly mail?');
    expect(openedPage.headers.get('cache-control')).toBe('private, no-store');
    expect(await isOn()).toBe(true);
    await stranger.fetch('/unsubscribe/made-up', { method: 'POST' });
    expect(await isOn()).toBe(true);
    // The one-click request of RFC 8058: a form post from another host, without cookies.
    const oneClickResponse = await app.app.request(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClickResponse.status).toBe(200);
    expect(await oneClickResponse.text()).not.toContain('Mara');
    expect(await isOn()).toBe(false);
    await advanceAWeekAndSend();
    expect(digestsTo(mara.email)).toHaveLength(1);
  });

  it('is not sent to accounts being deleted, and is deleted with the account', async () => {
    const mara = await buildOwner();
    await setDigest(mara, true);
    await sendConfirmedIntroduction(mara);
    await app.db.update(user).set({ deletion_requested_at: new Date() }).where(eq(user.id, mara.id));
    await advanceAWeekAndSend();
    expect(digestsTo(mara.email)).toHaveLength(0);
    await app.db.delete(user).where(eq(user.id, mara.id));
    const rows = await app.db.select().from(weeklyDigests).where(eq(weeklyDigests.profile_id, mara.id));
    expect(rows).toEqual([]);
  });

  it('is not sent while an account is suspended, and again once it is not', async () => {
    const mara = await buildOwner();
    await setDigest(mara, true);
    const suspend = (suspended_at: Date | null) =>
      app.db.update(user).set({ suspended_at }).where(eq(user.id, mara.id));
    for (let n = 0; n < 4; n++) await openReader(app).open(`/profile/${mara.slug}`);
    await suspend(new Date());
    await advanceAWeekAndSend();
    await suspend(null);
    await sendConfirmedIntroduction(mara);
    await advanceAWeekAndSend();
    // The first mail to them is about the introduction: there was none while they were suspended.
    await waitForMail(app, mara.email, 2);
    const [, second] = app.mailer.sent.filter(({ to }) => to === mara.email);
    expect(digestsTo(mara.email)).toEqual([second]);
  });

  it('cannot be changed without a session', async () => {
    const mara = await buildUser(app);
    await setDigest(mara, true);
    mara.browser.cookies.clear();
    await expect(setDigest(mara, false)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the day of the digest', () => {
  it('is the next Monday, at eight in the owner’s time zone', () => {
    expect(nextDigest(new Date('2026-11-20T12:00:00Z'), 'UTC').toISOString()).toBe(
      '2026-11-23T08:00:00.000Z',
    );
    expect(nextDigest(new Date('2026-11-20T12:00:00Z'), 'Asia/Singapore').toISOString()).toBe(
      '2026-11-23T00:00:00.000Z',
    );
    const monday = new Date('2026-11-23T08:00:00Z');
    expect(nextDigest(monday, null).toISOString()).toBe('2026-11-30T08:00:00.000Z');
    expect(nextDigest(new Date(monday.getTime() - 1), null)).toEqual(monday);
  });
});
