import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createFolderMailer, listStoredMessages } from '@/server/adapters/mail/folder';
import { ERASED_LIST, readErasedList } from '@/server/data-dir/erased-list';
import { user } from '@/server/db/schema';
import { seedReference } from '@/server/db/seed';
import { eraseDueAccounts } from '@/server/features/account/erase-accounts';
import { TestBrowser } from '@/server/testing/browser';
import { introductionHelpers } from '@/server/testing/features/introductions';
import { openReader } from '@/server/testing/features/readers';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { type DatabaseKind, onDatabases, onEachDatabase } from '@/server/testing/set-up/databases';
import { createTestApp } from '@/server/testing/test-app';
import { HOUR } from '@/shared/time/durations';
import { createOperations, type Operations } from './index';
import { remoteOperations } from './remote-operations';
import { controlSocketPath, serveOperations } from './socket';

const started: { close(): Promise<void> }[] = [];
const folders: string[] = [];
afterAll(async () => {
  await Promise.all(started.map((app) => app.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** Starts a test app with its own data directory. */
async function startServer(kind: DatabaseKind) {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-backup-'));
  folders.push(dataDir);
  const app = await createTestApp({ kind, env: { DATA_DIR: dataDir } });
  started.push(app);
  return { app, dataDir, operations: createOperations(app.deps) };
}

async function readBackup(operations: Operations): Promise<Buffer> {
  const to = new PassThrough();
  const bytes = buffer(to);
  await operations.backup(to);
  to.end();
  return bytes;
}

const restore = (operations: Operations, bytes: Buffer) => operations.restore(Readable.from([bytes]));

onEachDatabase('a backup', (kind) => {
  let source: Awaited<ReturnType<typeof startServer>>;
  let backup: Buffer;
  let person: Awaited<ReturnType<typeof buildUser>>;
  const photo = Buffer.from(Array.from({ length: 100_001 }, (_, index) => (index * 7) % 256));

  beforeAll(async () => {
    source = await startServer(kind);
    await seedReference(source.app.db);
    person = await buildUser(source.app, {
      published: true,
      slug: 'mara-lindqvist',
      profile: buildProfile({ sweetspot: 'Line one\nline "two" # ünï 中文 \\n' }),
    });
    await mkdir(join(source.dataDir, 'files', 'profile-images', person.id), { recursive: true });
    await writeFile(join(source.dataDir, 'files', 'profile-images', person.id, 'photo.jpg'), photo);
    await writeFile(join(source.dataDir, 'files', 'profile-images', person.id, '.unfinished'), 'x');
    await writeFile(join(source.dataDir, 'secret'), 'the-secret-of-the-backup');
    await mkdir(join(source.dataDir, 'pglite'));
    await writeFile(join(source.dataDir, 'pglite', 'PG_VERSION'), '18');
    backup = await readBackup(source.operations);
  });

  // A backup into the other kind of database reads and writes as much as one into the same kind.
  const others = (['pglite', 'postgres'] as const).filter(
    (target) => process.env.EVERY_DATABASE || target !== kind || !inject('postgres'),
  );

  it.each(others)(
    'restores rows, sequences and files on %s',
    async (target) => {
      const to = await startServer(target);
      const stale = await buildUser(to.app, { email: 'stale@people.example' });
      await mkdir(join(to.dataDir, 'files', 'profile-images', 'stale'), { recursive: true });
      await writeFile(join(to.dataDir, 'files', 'profile-images', 'stale', 'old.jpg'), 'old');

      const restored = await restore(to.operations, backup);
      expect(restored).toMatchObject({ files: 2, restart: true });
      expect(restored.rows.user).toBe(1);

      const browser = new TestBrowser(to.app);
      const login = await browser.post('/api/auth/login', { email: person.email, password: person.password });
      expect(login.status).toBe(200);
      expect((await browser.rpc.profiles.mine()).profile_data).toEqual(person.profile);
      expect((await browser.fetch('/profile/mara-lindqvist')).status).toBe(200);
      // None of the former accounts is left, nor any session of either side.
      expect(await stale.browser.rpc.auth.me()).toBeNull();
      expect(await person.browser.rpc.auth.me()).not.toBeNull();
      const secondBrowser = new TestBrowser(to.app);
      secondBrowser.cookies.set(
        'quarterdeck_session',
        person.browser.cookies.get('quarterdeck_session') ?? '',
      );
      expect(await secondBrowser.rpc.auth.me()).toBeNull();

      const files = join(to.dataDir, 'files', 'profile-images');
      expect(await readdir(files)).toEqual([person.id]);
      expect(await readdir(join(files, person.id))).toEqual(['photo.jpg']);
      expect(photo.equals(await readFile(join(files, person.id, 'photo.jpg')))).toBe(true);
      expect((await stat(join(files, person.id, 'photo.jpg'))).mode & 0o077).toBe(0);
      expect(await readFile(join(to.dataDir, 'secret'), 'utf8')).toBe('the-secret-of-the-backup');
      expect(await readdir(to.dataDir)).not.toContain('restore.new');

      // The sequence of a numbered table continues after the restored rows.
      const next = await to.app.db.execute(
        sql`insert into profile_versions (profile_id, reason, revision, profile_data, saved_at)
          values (${person.id}, 'edited', 1, '{}', now()), (${person.id}, 'edited', 2, '{}', now()) returning id`,
      );
      const second = await readBackup(to.operations);
      await restore(to.operations, second);
      const later = await to.app.db.execute(
        sql`insert into profile_versions (profile_id, reason, revision, profile_data, saved_at)
          values (${person.id}, 'edited', 3, '{}', now()) returning id`,
      );
      const ids = [...rowsOf(next), ...rowsOf(later)].map(({ id }) => Number(id));
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      const row = await to.app.db.execute(sql`select created_at::text as at from profiles`);
      const original = await source.app.db.execute(sql`select created_at::text as at from profiles`);
      expect(rowsOf(row)).toEqual(rowsOf(original));
    },
    60_000,
  );

  it('changes nothing if the backup is truncated, altered, newer or another kind of file', async () => {
    const text = gunzipSync(backup).toString();
    const lines = text.split('\n');
    const broken: [Buffer, RegExp][] = [
      [backup.subarray(0, backup.length - 100), /nothing was changed|not whole/],
      [gzipSync(lines.slice(0, -2).join('\n')), /not whole/],
      [gzipSync(text.replace(/"rows":\{/, '"rows":{"x":1,')), /not whole/],
      [gzipSync(text.replace(/"migrations":\[/, '"migrations":["from-the-future",')), /newer version/],
      [gzipSync(text.replace('files/profile-images', '../elsewhere')), /unexpected file/],
      [gzipSync('hello'), /no header/],
      [Buffer.from('hello'), /nothing was changed/],
    ];
    for (const [bytes, reason] of broken) {
      await expect(restore(source.operations, bytes)).rejects.toThrow(reason);
    }
    expect(await person.browser.rpc.auth.me()).toMatchObject({ id: person.id });
    const photoPath = join(source.dataDir, 'files', 'profile-images', person.id, 'photo.jpg');
    expect(photo.equals(await readFile(photoPath))).toBe(true);
  });

  it('is requested from a running server, restored and followed by an invitation, over a socket that only its owner can open', async () => {
    const to = await startServer(kind);
    const { config, logger } = to.app.deps;
    const controlServer = await serveOperations(config, to.operations, logger);
    const path = controlSocketPath(config);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const remote = remoteOperations(config);
    expect((await restore(remote, backup)).rows.user).toBe(1);
    expect(
      gunzipSync(await readBackup(remote))
        .toString()
        .split('\n').length,
    ).toBeGreaterThan(10);
    const invited = await remote.invite({ email: 'by-socket@people.example', profile: buildProfile() });
    expect(invited).toEqual({ email: 'by-socket@people.example', again: false });
    await expect(remote.invite({ email: 'x', profile: {} })).rejects.toThrow('x is not an email address.');
    await expect(restore(remote, Buffer.from('hello'))).rejects.toThrow(/nothing was changed/);
    await controlServer.close();
    await expect(remote.invite({ email: 'x', profile: {} })).rejects.toMatchObject({
      code: expect.stringMatching(/ENOENT|ECONNREFUSED/),
    });
  }, 60_000);
});

onDatabases('a backup made before an erasure', (kind) => {
  it('restores no erased account: its rows, files, mail and links are erased again', async () => {
    const { app, dataDir, operations } = await startServer(kind);
    const [deleted, remaining] = [
      await buildUser(app, { published: true, slug: 'gone-again' }),
      await buildUser(app, { published: true, slug: 'still-there' }),
    ];
    const mailer = createFolderMailer(join(dataDir, 'outbox'));
    for (const { id, email } of [deleted, remaining]) {
      await mkdir(join(dataDir, 'files', 'profile-images', id), { recursive: true });
      await writeFile(join(dataDir, 'files', 'profile-images', id, 'photo.jpg'), `a photo of ${id}`);
      await mailer.send({ to: email, subject: 'Hello', html: '', text: '' });
    }
    const backup = await readBackup(operations);
    await deleted.browser.post('/api/auth/deletion', { confirmation: 'DELETE' });
    app.advance(25 * HOUR);
    expect(await eraseDueAccounts({ ...app.deps, mailer })).toBe(1);

    // Restored in place, the database still knows the erased accounts; restored into a new directory, only the list
    // next to the lost database does.
    const newServer = await startServer(kind);
    await copyFile(join(dataDir, ERASED_LIST), join(newServer.dataDir, ERASED_LIST));
    for (const to of [{ app, dataDir, operations }, newServer]) {
      expect(await restore(to.operations, backup)).toMatchObject({ erasedAgain: 1 });
      const people = await to.app.db.select({ id: user.id }).from(user);
      expect(people).toEqual([{ id: remaining.id }]);
      expect(await readdir(join(to.dataDir, 'files', 'profile-images'))).toEqual([remaining.id]);
      expect((await listStoredMessages(join(to.dataDir, 'outbox'))).map((mail) => mail.to)).toEqual([
        remaining.email,
      ]);
      const stranger = new TestBrowser(to.app);
      expect((await stranger.fetch('/profile/gone-again')).status).toBe(404);
      expect((await stranger.fetch('/profile/still-there')).status).toBe(200);
      const namesake = await buildUser(to.app);
      await namesake.browser.rpc.profiles.publish({ published: true });
      await expect(namesake.browser.rpc.profiles.changeSlug({ slug: 'gone-again' })).rejects.toMatchObject({
        code: 'SLUG_TAKEN',
      });
    }
    const list = await readFile(join(dataDir, ERASED_LIST), 'utf8');
    expect(list).not.toContain(deleted.id);
    expect(await readErasedList(dataDir)).toHaveLength(1);
  }, 60_000);
});

onDatabases('a backup of shared pages', (kind) => {
  it('restores versions with their links, introductions with answers and senders’ links, and reads', async () => {
    const { app, operations } = await startServer(kind);
    const { calls, buildOwner, sendConfirmedIntroduction } = introductionHelpers(() => app, kind);
    const mara = await buildOwner();
    const { id } = await mara.browser.rpc.privateVersions.create();
    const { url } = await mara.browser.rpc.privateVersions.read({ id });
    const path = new URL(url as string).pathname;
    for (let n = 0; n < 3; n++) await openReader(app).open(path);
    await app.app.writeReads();
    const [waiting, accepted] = [
      await sendConfirmedIntroduction(mara),
      await sendConfirmedIntroduction(mara),
    ];
    const before = await calls(mara).list();
    await calls(mara).accept({ id: before.introductions[0]?.id ?? '', email: true, telephone: false });
    const backup = await readBackup(operations);

    const target = await startServer(kind);
    await restore(target.operations, backup);
    // Moves the clock to the time of the backup, which its test had advanced.
    target.app.advance(app.deps.now().getTime() - target.app.deps.now().getTime());
    const secondBrowser = new TestBrowser(target.app);
    const { email, password } = mara;
    expect((await secondBrowser.post('/api/auth/login', { email, password })).status).toBe(200);
    const { introductions } = await secondBrowser.rpc.introductions.list();
    expect(introductions.map(({ email, state }) => [email, state]).sort()).toEqual(
      [
        [waiting.email, 'waiting'],
        [accepted.email, 'accepted'],
      ].sort(),
    );
    expect((await new TestBrowser(target.app).fetch(waiting.link)).status).toBe(200);
    expect((await openReader(target.app).open(path)).status).toBe(200);
    const overview = await secondBrowser.rpc.readership.overview({ days: 30, time_zone: 'UTC' });
    expect(overview.pages).toMatchObject([{ name: 'New version', count: 3 }]);
  }, 60_000);
});

const rowsOf = (result: unknown) => (result as { rows: { id: number; at: string }[] }).rows;
