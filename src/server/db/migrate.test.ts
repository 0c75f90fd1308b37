import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase, openTestDatabase } from '../testing/set-up/databases';
import type { DatabaseHandle } from './client';
import { migrateDatabase, NewerSchemaError } from './migrate';

onEachDatabase('migrateDatabase', (kind) => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('applies nothing to a database that has every migration', async () => {
    expect(await migrateDatabase(database, 'drizzle')).toBe(0);
  });

  it('refuses the database of a newer version without changing it', async () => {
    await database.db.execute(sql`insert into quarterdeck_migrations (hash) values ('of-a-newer-version')`);
    await expect(migrateDatabase(database, 'drizzle')).rejects.toThrow(NewerSchemaError);
    await database.db.execute(sql`delete from quarterdeck_migrations where hash = 'of-a-newer-version'`);
    expect(await migrateDatabase(database, 'drizzle')).toBe(0);
  });
});
