/** Applies every edit: conditional on the revision, at most once for each save id. */
import { and, eq, sql } from 'drizzle-orm';
import { type ComposedLine, withoutConfirmedLines } from '@/shared/evidence/evidence-index';
import { unconfirmedLines } from '@/shared/evidence/unconfirmed-lines';
import type { MergedEdit } from '@/shared/profile/merged-edit';
import { readProfileData } from '@/shared/profile/profile-data';
import type { ChosenAudience } from '@/shared/publishing/removed-hidden';
import type { Database } from '../client';
import { followRewrites, hasOmissions } from '../private-versions/follow-rewrites';
import { profileSaves, profiles, type VersionReason } from '../schema';
import { announceProfileChange } from './changes';
import { fieldsStoredDifferently, type GuardedFields, guardHidden, hasHiddenRows } from './removed-hidden';
import { prepareSave } from './save-statement';
import { stageAssumedPrivate } from './staging';
import { overwroteSince } from './versions';

export interface Save {
  profileId: string;
  /** The revision that the client's data is based on. */
  baseRevision: number;
  /** Idempotency key: the client makes a new one for new data, and resends the same one with the same data. */
  saveId: string;
  /** The profile as text from `postgresSafeJson`, serialised only once because it may be long. Its photo is ignored. */
  json: string;
  linkedinUrl: string;
  /** Keeps the present state whatever its age, since it is about to be replaced as a whole or in part. */
  keep?: VersionReason;
  /** A description of the browser; `null` for a state that the product itself stored. */
  savedFrom: string | null;
  /** The owner's page said that readers do not see this edit yet: it is staged if they would. */
  assumedPrivate?: boolean;
  /** The merges with other devices' edits that the data comes from. */
  merged?: readonly MergedEdit[];
  /** The audiences that the owner has chosen for rows since the last save. */
  chosen?: readonly ChosenAudience[];
  now: Date;
}

export type SaveOutcome =
  /**
   * `staged`: edits of the live profile are staged from this save on. `stored`: fields that are stored otherwise than
   * sent.
   */
  | { kind: 'saved'; revision: number; savedAt: Date; staged?: boolean; stored?: Partial<GuardedFields> }
  /** `overwrote`: an earlier concurrent save replaced text that this save changed too. */
  | { kind: 'stale'; revision: number; data: unknown; overwrote: boolean }
  | { kind: 'missing' }
  /** The profile is published, and these unconfirmed lines are not in it yet. */
  | { kind: 'unconfirmed'; lines: ComposedLine[] };

const statementByDatabase = new WeakMap<Database, ReturnType<typeof prepareSave>>();

function statementOf(db: Database) {
  const statement = statementByDatabase.get(db) ?? prepareSave(db);
  statementByDatabase.set(db, statement);
  return statement;
}

/** The precautions taken before a save, which a published profile or one with private versions needs. */
interface Precautions {
  /** Whether it was checked that no unconfirmed line becomes public. */
  linesChecked: boolean;
  /** Whether the private versions were updated, so that they leave out rewritten lines too. */
  versionsUpdated: boolean;
  /** Whether rows stay hidden that were removed while they were hidden. */
  removedRowsHidden: boolean;
}

/**
 * Saves a profile if nobody saved since `baseRevision`, without precautions: one statement, so one commit and one round
 * trip. It saves nothing if the state of the profile asks for precautions first. Of two concurrent saves, one waits
 * for the other's row lock and then turns out to be stale.
 */
export const saveProfile = (db: Database, save: Save) =>
  write(db, save, { linesChecked: false, versionsUpdated: false, removedRowsHidden: false });

async function write(db: Database, save: Save, precautions: Precautions): Promise<SaveOutcome> {
  const { profileId, now } = save;
  const values = {
    id: profileId,
    json: save.json,
    linkedinUrl: save.linkedinUrl || null,
    savedFrom: save.savedFrom,
    saveId: save.saveId,
    base: save.baseRevision,
    at: now.toISOString(),
    reason: save.keep ?? ('edited' satisfies VersionReason),
    keep: save.keep !== undefined,
    assumedPrivate: save.assumedPrivate === true,
    ...precautions,
  };
  const { row, stored } =
    precautions.versionsUpdated || precautions.removedRowsHidden
      ? await writeGuarded(db, save, values)
      : { row: (await statementOf(db).execute(values))[0], stored: undefined };
  if (row) {
    announceProfileChange(db, profileId);
    return { kind: 'saved', revision: row.revision, savedAt: now, stored };
  }
  return findRefusal(db, save, precautions);
}

/** Saves in a transaction that lets private versions and hidden rows follow first. */
const writeGuarded = (db: Database, save: Save, values: Record<string, unknown>) =>
  db.transaction(async (tx) => {
    const { json, stored } = await guardHidden(tx, save);
    await followRewrites(tx, { ...save, json });
    const [row] = await prepareSave(tx).execute({ ...values, json });
    return { row, stored };
  });

/**
 * Finds out why nothing was written: this save was written before, another one came first, the row is missing, the
 * profile is published (so lines have to be checked, or the owner was not told), or private versions or hidden rows
 * have to follow first. Where only such a precaution was missing, takes it and writes again; that is rare, so only then
 * does a save cost further queries.
 */
async function findRefusal(db: Database, save: Save, precautions: Precautions): Promise<SaveOutcome> {
  const { profileId, saveId } = save;
  const [row] = await db
    .select({
      revision: profiles.revision,
      data: profiles.profile_data,
      evidence: profiles.evidence,
      overwrote: overwroteSince(profileId, save.baseRevision),
      omits: sql<boolean>`${hasOmissions(profileId)}`,
      hides: hasHiddenRows,
    })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  // Read after the row: a state that holds this save is never answered as one that does not.
  const [earlierSave] = await db
    .select()
    .from(profileSaves)
    .where(and(eq(profileSaves.profile_id, profileId), eq(profileSaves.save_id, saveId)));
  if (earlierSave) {
    // Whoever sends it again did not learn what was stored otherwise.
    const stored =
      row?.revision === earlierSave.revision
        ? fieldsStoredDifferently(JSON.parse(save.json), readProfileData(row.data))
        : undefined;
    return { kind: 'saved', revision: earlierSave.revision, savedAt: earlierSave.saved_at, stored };
  }
  if (!row) return { kind: 'missing' };
  const { revision, data, evidence, overwrote, omits, hides } = row;
  if (revision !== save.baseRevision) return { kind: 'stale', revision, data, overwrote };
  if (save.assumedPrivate && (await stageAssumedPrivate(db, profileId))) {
    const outcome = await write(db, save, precautions);
    return outcome.kind === 'saved' ? { ...outcome, staged: true } : outcome;
  }
  if ((omits && !precautions.versionsUpdated) || (hides && !precautions.removedRowsHidden)) {
    return write(db, save, { ...precautions, versionsUpdated: true, removedRowsHidden: true });
  }
  if (precautions.linesChecked) return { kind: 'stale', revision, data, overwrote };
  // Lines of the present content are public already.
  const lines = withoutConfirmedLines(
    unconfirmedLines(evidence, JSON.parse(save.json)),
    unconfirmedLines(evidence, data),
  );
  return lines.length > 0
    ? { kind: 'unconfirmed', lines }
    : write(db, save, { ...precautions, linesChecked: true });
}
