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
let test: TestApp;
let mara: BuiltUser;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-snapshot-'));
  await cp(inject('pgliteTemplateDirectory'), join(dataDir, 'pglite'), { recursive: true });
  database = await openPglite(join(dataDir, 'pglite'));
  test = await createTestApp({ deps: { database }, env: { DATA_DIR: dataDir } });
  mara = await buildUser(test);
}, 120_000);
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

/** A text that cannot be compressed, so that each edition of it takes as much space. */
const incompressibleText = () => Array.from({ length: 160 }, () => randomUUID()).join(' ');

/** Saves another summary, as the editor does. @returns the revision that was acknowledged */
let base = 1;
async function save(): Promise<number> {
  const profile_data = buildProfile({ summary: `Edition ${base}. ${incompressibleText()}` });
  const saved = await mara.browser.rpc.profiles.save({
    base_revision: base,
    save_id: randomUUID(),
    profile_data,
  });
  base = (saved as { revision: number }).revision;
  return base;
}

it('the embedded database is backed up consistently while it is read and written', async () => {
  const { config, logger } = test.deps;
  const served = await serveOperations(config, createOperations(test.deps), logger);
  let ended = false;
  let saves = 0;
  const before = await save();
  const saving = (async () => {
    for (; !ended; saves += 1) {
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
      ended = true;
    });
  to.end();
  await saving;
  await served.close();
  expect(rows.user).toBe(1);
  // Saves continued during the backup.
  expect(saves).toBeGreaterThan(1);
  expect(await readdir(dataDir)).not.toContain('snapshot');

  const other = await createTestApp({ env: { DATA_DIR: join(dataDir, 'other') } });
  const restored = createOperations(other.deps).restore(Readable.from([await bytes]));
  expect(await restored).toMatchObject({ erasedAgain: 0 });
  const { rows: found } = (await other.db.execute(
    sql`select revision, profile_data->>'summary' as summary,
      (select max(revision) from profile_saves) as noted from profiles`,
  )) as unknown as { rows: { revision: number; summary: string; noted: number }[] };
  const [{ revision, summary, noted } = { revision: 0, summary: '', noted: -1 }] = found;
  // The save is that of the row of another table which it wrote too.
  expect(noted).toBeGreaterThanOrEqual(before);
  expect(noted).toBeLessThanOrEqual(base);
  expect(summary).toContain(`Edition ${noted - 1}.`);
  // No page that is open has one of the revisions to come.
  expect(revision).toBeGreaterThan(base + 100_000);
  await other.close();
}, 120_000);

it('the embedded database is vacuumed after changes, so that saves reuse the space of former rows', async () => {
  const sizeOf = async (): Promise<number> => {
    await database.exec('checkpoint');
    const files = await readdir(join(dataDir, 'pglite', 'base'), { recursive: true, withFileTypes: true });
    const sizes = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
    );
    return sizes.reduce((sum, { size }) => sum + size, 0);
  };
  const grownBy = async (rounds: number) => {
    const before = await sizeOf();
    for (let round = 0; round < rounds; round += 1) {
      for (let count = 0; count < 60; count += 1) await save();
      expect(await database.vacuum?.()).toContain('profiles');
    }
    return (await sizeOf()) - before;
  };
  await grownBy(2);
  expect(await grownBy(2)).toBeLessThan(400_000);
  expect(await database.vacuum?.()).toEqual([]);
}, 120_000);
