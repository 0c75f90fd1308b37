/** Staging: whether the edits of a published profile appear at once, or wait until their owner publishes them. */
import { and, eq, not, sql } from 'drizzle-orm';
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { requireConfirmedLines, unconfirmedLines } from '@/shared/evidence/unconfirmed-lines';
import type { Database } from '../client';
import { profilePictures, profiles } from '../schema';
import { announceProfileChange } from './changes';

/**
 * Whether the profile is published, or was when an operator hid its page: private versions stay open, and the page may
 * be restored, so edits stay staged.
 */
const isPublishedOrHeld = sql<boolean>`(${profiles.ispublished} or ${profiles.held_published})`;

/**
 * The copy that readers see while edits are staged; `null` if they see the profile itself. Its photo may be an old
 * one.
 */
export const stagedCopy = (
  row: Pick<
    typeof profiles.$inferSelect,
    'ispublished' | 'held_published' | 'edits_staged' | 'published_data'
  >,
): unknown =>
  (row.ispublished || row.held_published) && row.edits_staged ? (row.published_data ?? null) : null;

/**
 * The copy that readers of private versions see while edits are staged. Their links stay open while the page is
 * private, so unpublishing must not show them what waits.
 */
export const stagedVersionCopy = (
  row: Pick<typeof profiles.$inferSelect, 'edits_staged' | 'published_data'>,
): unknown => (row.edits_staged ? (row.published_data ?? null) : null);

const hasCopy = sql<boolean>`(${profiles.edits_staged} and ${profiles.published_data} is not null)`;

/**
 * The data that readers of the public page and of private versions see: the published copy while edits are staged, else
 * the profile itself. The photo is never staged.
 */
export const publishedData = sql<unknown>`case
  when ${hasCopy}
  then ${profiles.published_data} || jsonb_build_object('profilePicture',
    coalesce(${profiles.profile_data}->>'profilePicture', ''))
  else ${profiles.profile_data} end`;

/**
 * The account's LinkedIn URL as readers may see it. A save writes it together with the profile, so while the profile's
 * URL is staged, this one is too.
 */
export const publishedLink = sql<string | null>`case
  when ${hasCopy}
    and coalesce(${profiles.published_data}->>'linkedinUrl', '') <> coalesce(${profiles.profile_data}->>'linkedinUrl', '')
  then nullif(${profiles.published_data}->>'linkedinUrl', '')
  else ${profiles.linkedinurl} end`;

/**
 * What readers of the public page see, or saw last before it became private; `null` if nobody has read it. It is
 * compared with what would become public, and never shown to readers itself.
 */
export const lastSeenData = sql<unknown>`case
  when ${profiles.ispublished} then ${publishedData}
  when ${profiles.held_published} then coalesce(${profiles.published_data}, ${publishedData})
  else ${profiles.published_data} end`;

/**
 * A hash of all that decides what readers see of later edits, at which URL, with which photo, and whether the page is
 * taken down. The photo is part of it because it is changed without a new revision.
 */
export const publicationVersion = sql<string>`md5(concat_ws('|', ${profiles.ispublished}, ${profiles.edits_staged},
  ${profiles.profile_slug}, ${profiles.published_data}, ${profiles.taken_down_at},
  (select ${profilePictures.current_stamp} from ${profilePictures}
    where ${profilePictures.profile_id} = ${profiles.id})))`;

/** A change of how edits are published: stage them from now on, show them at once, or publish the staged ones. */
export interface Staging {
  profileId: string;
  /** Whether edits are staged from now on. */
  staged: boolean;
  /** Whether to publish the staged edits; ending the staging publishes them too. */
  publishChanges: boolean;
  /** The revision whose differences the owner was shown; newer edits must not be published unseen. */
  revision: number;
  /** Unconfirmed lines that the owner confirms by publishing. */
  confirmed?: readonly ComposedLine[];
}

export type StagingOutcome =
  | { kind: 'done'; edits_staged: boolean; published_data: unknown }
  | { kind: 'stale' }
  | { kind: 'missing' };

/**
 * Stages edits of a live profile from now on, because its owner was not told that readers see them at once: it was
 * published, or set to show edits at once, on another device.
 * @returns whether readers saw edits at once before
 */
export async function stageAssumedPrivate(db: Database, profileId: string): Promise<boolean> {
  const rows = await db
    .update(profiles)
    .set({ edits_staged: true, published_data: sql`${profiles.profile_data}` })
    .where(and(eq(profiles.id, profileId), profiles.ispublished, not(profiles.edits_staged)))
    .returning({ id: profiles.id });
  return rows.length > 0;
}

/**
 * Changes the staging. Lines that are public already are not checked again.
 * @throws AppError UNCONFIRMED_LINES when an unconfirmed line would become public
 */
export async function setStaging(db: Database, input: Staging): Promise<StagingOutcome> {
  const { profileId, staged, confirmed = [] } = input;
  const isProfile = eq(profiles.id, profileId);
  const outcome = await db.transaction(async (tx): Promise<StagingOutcome> => {
    const [row] = await tx
      .select({
        revision: profiles.revision,
        live: isPublishedOrHeld,
        was_staged: profiles.edits_staged,
        data: profiles.profile_data,
        published: publishedData,
        seen: profiles.published_data,
        ispublished: profiles.ispublished,
        evidence: profiles.evidence,
      })
      .from(profiles)
      .where(isProfile)
      .for('update');
    if (!row) return { kind: 'missing' };
    const { live, data, published } = row;
    const publishes = live && row.was_staged && (input.publishChanges || !staged);
    // Readers of private versions see what waits from then on, also while the page is private.
    const reveals = publishes || (row.was_staged && !staged && row.seen !== null);
    if (reveals && row.revision !== input.revision) return { kind: 'stale' };
    let { evidence } = row;
    if (publishes) {
      evidence = requireConfirmedLines({
        evidence,
        data,
        confirmed: [...confirmed, ...unconfirmedLines(evidence, published)],
      });
    }
    // Of a page that is not public, what its readers saw last is kept.
    const copyWithoutStaging = row.ispublished ? null : row.seen;
    const published_data = staged && live ? (publishes ? data : published) : copyWithoutStaging;
    await tx.update(profiles).set({ edits_staged: staged, published_data, evidence }).where(isProfile);
    return { kind: 'done', edits_staged: staged, published_data: staged && live ? published_data : null };
  });
  if (outcome.kind === 'done') announceProfileChange(db, profileId);
  return outcome;
}
