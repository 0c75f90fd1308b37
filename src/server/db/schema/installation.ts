import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys of this installation that outlive its secret, under which they are sealed. */
export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
});
