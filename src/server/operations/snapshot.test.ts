/** The backup of an embedded database on a disk during continuous saves, and how the database grows. */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type DatabaseHandle, openPglite } from '@/server/db/client';
import { type BuiltUser, buildProfile, buildUser } from '@/server/testing/people/factories';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { createOperations } from './index';
import { remoteOperations } from './remote-operations';
import { serveOperations } from './socket';

let dataDir: string;
let database: DatabaseHandle;
let app: TestApp;
let mara: BuiltUser;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-snapshot-'));
  await cp(inject('pgliteTemplateDirectory'), join(dataDir, 'pglite'), { recursive: true });
  database = await openPglite(join(dataDir, 'pglite'));
  app = await createTestApp({ deps: { database }, env: { DATA_DIR: dataDir } });
  mara = await buildUser(app);
}, 120_000);
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

/** A text that cannot be compressed, so that each edition of it takes as much space. */
const incompressibleText = () => Array.from({ length: 160 }, () => randomUUID()).join(' ');

let baseRevision = 1;
/** Saves another summary, as the editor does. @returns the revision that was acknowledged */
async function save(): Promise<number> {
  const profile_data = buildProfile({ summary: `Edition ${baseRevision}. ${incompressibleText()}` });
  const saved = await mara.browser.rpc.profiles.save({
    base_revision: baseRevision,
    save_id: randomUUID(),
    profile_data,
  });
  baseRevision = (saved as { revision: number }).revision;
  return baseRevision;
}

it('the embedded database is backed up consistently while it is read and written', async () => {
  const { config, logger } = app.deps;
  const controlServer = await serveOperations(config, createOperations(app.deps), logger);
  let isBackedUp = false;
  let saves = 0;
  const before = await save();
  const saving = (async () => {
    for (; !isBackedUp; saves += 1) {
      await save();
      // Everything here runs in one process: lets the copying have its turn.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const to = new PassThrough();
  const bytes = buffer(to);
  const { rows } = await remoteOperations(config)
    .backup(to)
    .finally(() => {
      isBackedUp = true;
    });
  to.end();
  await saving;
  await controlServer.close();
  expect(rows.user).toBe(1);
  // Saves continued during the backup.
  expect(saves).toBeGreaterThan(1);
  expect(await readdir(dataDir)).not.toContain('snapshot');

  const restoredApp = await createTestApp({ env: { DATA_DIR: join(dataDir, 'other') } });
  const restored = createOperations(restoredApp.deps).restore(Readable.from([await bytes]));
  expect(await restored).toMatchObject({ erasedAgain: 0 });
  const { rows: restoredRows } = (await restoredApp.db.execute(
    sql`select revision, profile_data->>'summary' as summary,
      (select max(revision) from profile_saves) as noted from profiles`,
  )) as unknown as { rows: { revision: number; summary: string; noted: number }[] };
  const [{ revision, summary, noted: savedRevision } = { revision: 0, summary: '', noted: -1 }] =
    restoredRows;
  // A save writes to two tables: both rows are of the same save.
  expect(savedRevision).toBeGreaterThanOrEqual(before);
  expect(savedRevision).toBeLessThanOrEqual(baseRevision);
  expect(summary).toContain(`Edition ${savedRevision - 1}.`);
  // Pages that were opened before the restoring hold lower revisions than any that follows.
  expect(revision).toBeGreaterThan(baseRevision + 100_000);
  await restoredApp.close();
}, 120_000);

it('the embedded database is vacuumed after changes, so that saves reuse the space of former rows', async () => {
  const measureBytes = async (): Promise<number> => {
    await database.exec('checkpoint');
    const files = await readdir(join(dataDir, 'pglite', 'base'), { recursive: true, withFileTypes: true });
    const sizes = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
    );
    return sizes.reduce((sum, { size }) => sum + size, 0);
  };
  const growthBytesAfter = async (rounds: number) => {
    const before = await measureBytes();
    for (let round = 0; round < rounds; round += 1) {
      for (let count = 0; count < 60; count += 1) await save();
      expect(await database.vacuum?.()).toContain('profiles');
    }
    return (await measureBytes()) - before;
  };
  await growthBytesAfter(2);
  expect(await growthBytesAfter(2)).toBeLessThan(400_000);
  expect(await database.vacuum?.()).toEqual([]);
}, 120_000);
