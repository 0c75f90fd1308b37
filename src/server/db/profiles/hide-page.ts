/** Hides a page from readers for an operator's reason, and shows it again. */
import { eq, sql } from 'drizzle-orm';
import { unconfirmedLines } from '@/shared/evidence/unconfirmed-lines';
import type { Transaction } from '../client';
import { auditLog, profiles, user } from '../schema';
import { lastSeenData } from './staging';

/**
 * Why the page is down, in the words that its owner was sent; `null` for one that is not, or once the entry is too old.
 * The id is written with its table, since the library omits the table if a query selects from one alone.
 */
export const takenDownReason = sql<string | null>`case when ${profiles}.taken_down_at is not null then (
  select reason from ${auditLog}
  where subject_id = ${profiles}.id and act = 'page_taken_down' order by at desc, id desc limit 1) end`;

/** Hides the page, and stores whether it was public. Call `announceProfileChange` afterwards. */
export async function hidePage(tx: Transaction, profileId: string): Promise<void> {
  const isProfile = eq(profiles.id, profileId);
  const [row] = await tx
    .select({ ispublished: profiles.ispublished, held: profiles.held_published })
    .from(profiles)
    .where(isProfile)
    .for('update');
  if (!row) return;
  await tx
    .update(profiles)
    .set({
      ispublished: false,
      held_published: row.held || row.ispublished,
      published_data: lastSeenData,
    })
    .where(isProfile);
}

/**
 * The state of a page that is no longer hidden for one reason: shown to readers; hidden for the other reason; private
 * because edits made meanwhile contain unconfirmed lines, or because it was private before.
 */
export type PageAfterAct = 'public' | 'taken_down' | 'suspended' | 'unconfirmed' | 'private';

/**
 * Shows the page again as it was, once neither a take-down nor a suspension hides it. If edits made meanwhile contain
 * unconfirmed lines, it stays private until its owner publishes it.
 */
export async function showPageAgain(tx: Transaction, profileId: string): Promise<PageAfterAct> {
  const isProfile = eq(profiles.id, profileId);
  const [row] = await tx
    .select({ profile: profiles, suspended: user.suspended_at, deletionAt: user.deletion_requested_at })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(isProfile)
    .for('update');
  if (row?.profile.taken_down_at) return 'taken_down';
  if (row?.suspended) return 'suspended';
  if (row?.profile.ispublished) return 'public';
  if (!row?.profile.held_published || row.deletionAt) return 'private';
  const { edits_staged, published_data, profile_data, evidence } = row.profile;
  const pageData = edits_staged && published_data ? published_data : profile_data;
  const isConfirmed = unconfirmedLines(evidence, pageData).length === 0;
  await tx
    .update(profiles)
    .set({
      ispublished: isConfirmed,
      held_published: false,
      // Readers of a page whose edits appear at once see the profile itself again.
      published_data: isConfirmed && !edits_staged ? null : published_data,
    })
    .where(isProfile);
  return isConfirmed ? 'public' : 'unconfirmed';
}
