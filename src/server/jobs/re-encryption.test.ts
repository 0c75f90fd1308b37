import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { privateVersions } from '@/server/db/schema';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { reencryptColumn } from './re-encryption';

onDatabases('encrypting a column again', (kind) => {
  const app = setUpTestApp({ kind });

  it('neither overwrites nor counts a row that another process has changed meanwhile', async () => {
    const { db } = app.deps.database;
    const { browser } = await buildUser(app);
    const { id } = await browser.rpc.privateVersions.create();
    await browser.rpc.privateVersions.create();
    const column = privateVersions.address_sealed;
    const [first] = await db
      .select({ value: column })
      .from(privateVersions)
      .where(eq(privateVersions.id, id));
    const reencrypt = async (encrypted: string) => {
      if (encrypted === first?.value)
        await db
          .update(privateVersions)
          .set({ address_sealed: 'of another process' })
          .where(eq(privateVersions.id, id));
      return 'of this process';
    };
    expect(await reencryptColumn(db, { table: privateVersions, column, reencrypt }, () => false)).toBe(1);
    const rows = await db.select({ value: column }).from(privateVersions);
    expect(rows.map(({ value }) => value).sort()).toEqual(['of another process', 'of this process']);
  });
});
