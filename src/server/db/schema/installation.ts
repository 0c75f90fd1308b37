import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys of this installation that outlive its secret, encrypted under it. */
export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
});
