import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it, vi } from 'vitest';
import { createFolderMailer, listStoredMessages } from '@/server/adapters/mail/folder';
import { createApp } from '@/server/app';
import * as schema from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { ANSWER_WORDS, createAnsweredReference } from '@/server/testing/features/references';
import { tokenInMail, waitForMail } from '@/server/testing/people/accounts';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY, HOUR } from '@/shared/time/durations';
import { eraseDueAccounts } from './erase-accounts';

const { accountDeletions, profileSlugs, retiredSlugs, user } = schema;

const tables = Object.values(schema).filter((part) => is(part, PgTable)) as unknown as PgTable[];
/** The foreign keys of a table that point to a person's row. */
const keysToPersonOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.filter((key) =>
    ['user', 'profiles'].includes(getTableName(key.reference().foreignTable)),
  );

it('every row that refers to a person by a foreign key is deleted with the account', () => {
  const keys = tables.flatMap((table) => keysToPersonOf(table).map((key) => ({ table, key })));
  expect(keys.length).toBeGreaterThan(10);
  for (const { table, key } of keys) expect(key.onDelete, getTableName(table)).toBe('cascade');
});

onDatabases('erasing deleted accounts', (kind) => {
  const app = setUpTestApp({ kind });

  /**
   * Asks for the deletion of an account, and returns the token of the mailed link.
   * @param nth which of the mails about a deletion to wait for
   */
  const askDeletion = async (person: BuiltUser, nth = 1) => {
    const response = await person.browser.post('/api/auth/deletion', { confirmation: 'DELETE' });
    expect(response.status).toBe(200);
    return tokenInMail(await waitForMail(app, person.email, nth));
  };
  /** Finds the names of the tables that contain a text. */
  const findTables = async (needle: string) => {
    const names: string[] = [];
    for (const table of tables) {
      const rows = await app.db.select().from(table);
      if (JSON.stringify(rows).includes(needle)) names.push(getTableName(table));
    }
    return names;
  };

  it('waits for the grace period, then leaves no data of the person in any table', async () => {
    const person = await buildUser(app, { published: true, slug: 'gone-for-good', firstName: 'Thessaly' });
    const profile_data = { ...(person.profile as object), summary: 'Edited once.' } as never;
    await person.browser.rpc.profiles.save({
      base_revision: 1,
      save_id: randomUUID(),
      profile_data,
      keep: 'replaced',
    });
    const { request } = await createAnsweredReference(app, person, { matters: [], wants: 'words' });
    await waitForMail(app, person.email);
    const token = await askDeletion(person, 2);
    app.advance(23 * HOUR);
    expect(await eraseDueAccounts(app.deps)).toBe(0);
    expect(await findTables(person.id)).toContain('account_deletions');
    app.advance(HOUR + 1_000);
    expect(await eraseDueAccounts(app.deps)).toBe(1);
    // A reference goes with the account that it is about, and with it the referee's address.
    for (const needle of [
      person.id,
      person.email,
      'Thessaly',
      'gone-for-good',
      ANSWER_WORDS,
      request.email,
    ]) {
      expect(await findTables(needle), needle).toEqual([]);
    }
    const cancel = await new TestBrowser(app).post('/api/auth/deletion/cancel', { token });
    expect(cancel.status).toBe(400);
    expect((await new TestBrowser(app).fetch('/profile/gone-for-good')).status).toBe(404);
  });

  it('never assigns the slug of an erased profile again, whether chosen or derived from a name', async () => {
    const person = await buildUser(app, { published: true, slug: 'mara-lindqvist' });
    await askDeletion(person);
    app.advance(DAY + 1_000);
    await eraseDueAccounts(app.deps);
    const keptSlugs = await app.db.select().from(profileSlugs).where(eq(profileSlugs.slug, 'mara-lindqvist'));
    expect(keptSlugs).toEqual([]);
    expect((await app.db.select().from(retiredSlugs)).length).toBeGreaterThan(0);
    const namesake = await buildUser(app);
    const published = await namesake.browser.rpc.profiles.publish({ published: true });
    expect(published.profile_slug).toBe('mara-lindqvist-2');
    await expect(namesake.browser.rpc.profiles.changeSlug({ slug: 'mara-lindqvist' })).rejects.toMatchObject({
      code: 'SLUG_TAKEN',
    });
  });

  it('may run several times at once, and erases each account once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => buildUser(app)));
    for (const person of people) await askDeletion(person);
    const bystander = await buildUser(app);
    app.advance(DAY + 1_000);
    const counts = await Promise.all([1, 2, 3].map(() => eraseDueAccounts(app.deps)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(await app.db.select().from(accountDeletions)).toEqual([]);
    const remaining = await app.db.select({ id: user.id }).from(user);
    expect(remaining.map(({ id }) => id)).toContain(bystander.id);
  });

  it('either keeps or erases an account whose deletion is cancelled at the same time, never half of it', async () => {
    const person = await buildUser(app);
    const token = await askDeletion(person);
    // The deletion becomes due while the link that cancels it is still valid.
    await app.db
      .update(accountDeletions)
      .set({ erase_at: app.deps.now() })
      .where(eq(accountDeletions.user_id, person.id));
    const [cancel] = await Promise.all([
      new TestBrowser(app).post('/api/auth/deletion/cancel', { token }),
      eraseDueAccounts(app.deps),
    ]);
    const [row] = await app.db.select().from(user).where(eq(user.id, person.id));
    expect(cancel.status).toBe(row ? 200 : 400);
    if (row) expect(row.email).toBe(person.email);
    else expect(await findTables(person.id)).toEqual([]);
  });

  it('leaves an account unchanged if erasing fails, retries it later, and erases the others', async () => {
    const [stuck, free] = [await buildUser(app), await buildUser(app)];
    await askDeletion(stuck);
    await askDeletion(free);
    app.advance(DAY + 1_000);
    await app.db.execute(sql`create table holds (user_id text references "user"(id))`);
    try {
      await app.db.execute(sql`insert into holds values (${stuck.id})`);
      expect(await eraseDueAccounts(app.deps)).toBe(1);
      expect(await findTables(free.id)).toEqual([]);
      expect(await findTables(stuck.id)).toContain('account_deletions');
    } finally {
      await app.db.execute(sql`drop table holds`);
    }
    expect(await eraseDueAccounts(app.deps)).toBe(1);
    expect(await findTables(stuck.id)).toEqual([]);
  });

  it('erases the files first, and keeps the account until they are gone', async () => {
    const person = await buildUser(app);
    const other = await buildUser(app);
    const about = { contentType: 'image/jpeg', cacheSeconds: 60 };
    for (const { id } of [person, other]) {
      await app.deps.storage.put(`profile-images/${id}/photo-1.jpg`, new Uint8Array([1, 2, 3]), about);
    }
    await askDeletion(person);
    app.advance(DAY + 1_000);
    const broken = {
      ...app.deps.storage,
      removeAll: () => Promise.reject(new Error('the bucket does not answer')),
    };
    expect(await eraseDueAccounts({ ...app.deps, storage: broken })).toBe(0);
    expect(await findTables(person.id)).toContain('user');
    expect(await eraseDueAccounts(app.deps)).toBe(1);
    expect(await app.deps.storage.list(person.id)).toEqual([]);
    expect(await app.deps.storage.list(other.id)).toHaveLength(1);
  });

  it('erases stored mail of the person and of nobody else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-outbox-'));
    const mailer = createFolderMailer(folder);
    const [person, other] = [await buildUser(app), await buildUser(app)];
    const letter = { subject: 'Confirm your email address', html: '<p>Mara</p>', text: 'Mara' };
    for (const to of [person.email, other.email, person.email]) await mailer.send({ to, ...letter });
    await writeFile(join(folder, 'not-ours.json'), 'no JSON');
    await askDeletion(person);
    app.advance(DAY + 1_000);
    expect(await eraseDueAccounts({ ...app.deps, mailer })).toBe(1);
    expect((await listStoredMessages(folder)).map(({ to }) => to)).toEqual([other.email]);
    expect(await readdir(folder)).toContain('not-ours.json');
    await rm(folder, { recursive: true });
  });

  // Must be the last test: the second server takes over the outbox.
  it('continues after a restart with the accounts that became due meanwhile', async () => {
    const person = await buildUser(app);
    await askDeletion(person);
    app.advance(DAY + 1_000);
    const restarted = createApp(app.deps);
    await vi.waitFor(async () => expect(await findTables(person.id)).toEqual([]), {
      timeout: 20_000,
      interval: 500,
    });
    await restarted.close();
  });
});
