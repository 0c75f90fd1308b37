import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { roles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { setUpGenerationApp } from '@/server/testing/features/generation';
import { postRole, SHORT_ADVERTISEMENT, sendRole, setRecord } from '@/server/testing/features/roles';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { ROLE_LIMITS } from '@/shared/roles/saved-roles';

type Rpc = BuiltUser['browser']['rpc']['roles'];

/** Every call that names a role. */
const CALLS: Record<Exclude<keyof Rpc, 'list'>, (rpc: Rpc, id: string) => Promise<unknown>> = {
  one: (rpc, id) => rpc.one({ id }),
  correct: (rpc, id) => rpc.correct({ id, requirement: 'q1', correction: { dropped: true } }),
  addRequirement: (rpc, id) => rpc.addRequirement({ id, text: 'A boat', must: true }),
  count: (rpc, id) => rpc.count({ id }),
  setState: (rpc, id) => rpc.setState({ id, state: 'won' }),
  setNextStep: (rpc, id) => rpc.setNextStep({ id, step: 'Call', date: null }),
  setNames: (rpc, id) => rpc.setNames({ id, title: 'Mine', organisation: 'Mine' }),
  setNotes: (rpc, id) => rpc.setNotes({ id, notes: 'Mine now.' }),
  retry: (rpc, id) => rpc.retry({ id }),
  readText: (rpc, id) => rpc.readText({ id, text: SHORT_ADVERTISEMENT }),
  choose: (rpc, id) => rpc.choose({ id, choice: 0 }),
  keepBoth: (rpc, id) => rpc.keepBoth({ id }),
  makeVersion: (rpc, id) => rpc.makeVersion({ id }),
  remove: (rpc, id) => rpc.remove({ id }),
};

onDatabases('saved roles of several people', (kind) => {
  const app = setUpGenerationApp(kind);
  let owner: BuiltUser;
  beforeAll(async () => {
    owner = await buildUser(app, { status: 'PREFERENCES_SET' });
    await setRecord(app, owner);
    await postRole(owner.browser, { text: SHORT_ADVERTISEMENT });
  });

  it.each(Object.entries(CALLS))('can only be used by their owner: %s', async (name, call) => {
    const rows = await app.db.select().from(roles);
    const id = rows[0]?.id ?? '';
    const eve = await buildUser(app, { status: 'PREFERENCES_SET' });
    if (name === 'remove') expect(await call(eve.browser.rpc.roles, id)).toEqual({ ok: true });
    else expect(await refusalOf(call(eve.browser.rpc.roles, id))).toMatchObject({ code: 'NOT_FOUND' });
    const visitor = new TestBrowser(app);
    expect(await refusalOf(call(visitor.rpc.roles, id))).toMatchObject({ code: 'UNAUTHENTICATED' });
    const early = await buildUser(app, { status: 'PROFILE_GENERATED' });
    expect(await refusalOf(call(early.browser.rpc.roles, id))).toMatchObject({ code: 'ONBOARDING_STATUS' });
    expect(await app.db.select().from(roles)).toEqual(rows);
    expect(await eve.browser.rpc.roles.list()).toEqual([]);
  });

  it('cannot be added without a session or before the onboarding allows it', async () => {
    expect((await sendRole(new TestBrowser(app), { text: SHORT_ADVERTISEMENT })).status).toBe(401);
    const early = await buildUser(app, { status: 'PROFILE_GENERATED' });
    expect((await sendRole(early.browser, { text: SHORT_ADVERTISEMENT })).status).toBe(403);
    expect(await refusalOf(new TestBrowser(app).rpc.roles.list())).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('are completely in their owner’s data export, and in nobody else’s', async () => {
    const download = async (browser: TestBrowser) => {
      const response = await browser.fetch('/api/account/export');
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
    };
    const ownExport = await download(owner.browser);
    expect(JSON.parse(ownExport['roles/01.json'] ?? '{}')).toMatchObject({
      source_text: SHORT_ADVERTISEMENT.trim(),
      facts: { organisation: 'Kestrel Cold Chain' },
      state: 'considering',
    });
    const other = await buildUser(app, { status: 'PREFERENCES_SET' });
    const othersExport = await download(other.browser);
    expect(Object.keys(othersExport).filter((name) => name.startsWith('roles/'))).toEqual([]);
    expect(JSON.stringify(othersExport)).not.toContain('Kestrel');
  });

  it('are limited in number per hour, in number stored, and in length', async () => {
    const user = await buildUser(app, { status: 'PREFERENCES_SET' });
    await setRecord(app, user);
    await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
    const long = await sendRole(user.browser, { text: 'a '.repeat(ROLE_LIMITS.text) });
    expect(long.status).toBe(413);
    expect(await long.json()).toMatchObject({ message: expect.stringContaining('too long for a role') });
    expect((await sendRole(user.browser, { text: '  ' })).status).toBe(400);
    const row = { user_id: user.id, origin: 'text', reading: 'read' } as const;
    const many = Array.from({ length: ROLE_LIMITS.roles }, (_, index) => ({
      ...row,
      id: `${user.id}-${index}`,
    }));
    await app.db.insert(roles).values(many);
    const full = await sendRole(user.browser, { text: SHORT_ADVERTISEMENT });
    expect(await full.json()).toMatchObject({ message: expect.stringContaining('Remove one') });
    expect((await user.browser.rpc.roles.list()).length).toBe(ROLE_LIMITS.roles + 1);
    await app.db.delete(roles).where(eq(roles.user_id, user.id));
    let stopped = await sendRole(user.browser, { text: ' ' });
    for (let nth = 0; nth <= ROLE_LIMITS.readingsPerHour && stopped.status !== 429; nth++)
      stopped = await sendRole(user.browser, { text: ' ' });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
