/** The generations of accounts. */
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import type { GenerationProgress } from '@/shared/generation/progress';
import { profiles } from './profiles';
import { timestampColumn } from './timestamp-column';

export type GenerationState = 'running' | 'done' | 'failed' | 'cancelled';
export interface GenerationFailure {
  status: number;
  code: string;
  message: string;
}

/**
 * An account's latest generation. There is one row for each account, so a second generation cannot run at the same
 * time. The row never contains the files.
 */
export const generations = pgTable('generations', {
  profile_id: text('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** New for every generation, so that a process that was given up can no longer write to the row. */
  id: text('id').notNull().unique(),
  state: text('state').$type<GenerationState>().notNull(),
  progress: jsonb('progress').$type<GenerationProgress>().notNull(),
  outcome: text('outcome').$type<'stored' | 'draft'>(),
  notices: jsonb('notices').$type<GenerationNotice[]>().notNull().default(sql`'[]'::jsonb`),
  failure: jsonb('failure').$type<GenerationFailure>(),
  started_at: timestampColumn('started_at').notNull(),
  /** Renewed by the process that works on it; once it has passed, that process counts as dead. */
  leased_until: timestampColumn('leased_until').notNull(),
  /** Whether the owner has seen the outcome. */
  seen: boolean('seen').notNull().default(false),
});
