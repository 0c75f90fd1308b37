/** Drafts, which are generations for an account that already has a profile, and the evidence that changes with them. */
import { eq, sql } from 'drizzle-orm';
import { type ComposedLine, removeConfirmedEvidence } from '@/shared/evidence/evidence-index';
import { requireConfirmedLines } from '@/shared/evidence/unconfirmed-lines';
import type { Evidence } from '@/shared/generation/evidence-schema';
import type { ProfileData } from '@/shared/profile/profile-data';
import { SECTION_FIELDS, type SectionName } from '@/shared/profile/sections';
import { readRecordOrNone } from '@/shared/record/career-record';
import { carryEdits } from '@/shared/record/carry-edits';
import type { Database } from '../client';
import { profiles } from '../schema';
import type { StoredDraft } from './store-generated';

/** Limits of a profile's evidence; beyond them the older part is dropped. */
const MAX_ITEMS = 2_000;
const MAX_SOURCES = 50;

/**
 * Joins the evidence of two states, the newer first. An item belongs to a text, so older items do no harm, and a
 * restored version has its evidence again.
 */
export function mergeEvidence(newer: Evidence | null, older: Evidence | null): Evidence | null {
  if (!newer || !older) return newer ?? older;
  const usedIds = new Set(older.sources.map((source) => source.id));
  const newIdById = new Map<string, string>();
  for (const { id } of newer.sources) {
    let name = id;
    while (usedIds.has(name)) name = `${name}'`;
    usedIds.add(name);
    newIdById.set(id, name);
  }
  const rename = (id: string) => newIdById.get(id) ?? id;
  return {
    sources: [...newer.sources.map((s) => ({ ...s, id: rename(s.id) })), ...older.sources].slice(
      0,
      MAX_SOURCES,
    ),
    items: [
      ...newer.items.map((item) => ({
        ...item,
        spans: item.spans.map((span) => ({ ...span, source: rename(span.source) })),
      })),
      ...older.items,
    ].slice(0, MAX_ITEMS),
  };
}

export interface DraftDecision {
  profileId: string;
  /** Identifies the draft that was decided on. */
  madeAt: string;
  /** The accepted sections; none if the draft was discarded. */
  acceptedSections: readonly SectionName[];
  /** Unconfirmed lines among them that the owner confirms. */
  confirmed?: readonly ComposedLine[];
}

/**
 * Ends a draft. If sections of it were accepted, its evidence is added to the profile's, and the record follows
 * (`recordAfter`).
 * @returns false when the draft no longer exists: settled in another tab, or replaced by a newer one
 * @throws AppError UNCONFIRMED_LINES when the profile is published and an accepted line is unconfirmed
 */
export async function closeDraft(
  db: Database,
  { profileId, madeAt, acceptedSections, confirmed }: DraftDecision,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        draft: profiles.draft,
        evidence: profiles.evidence,
        generated: profiles.generated,
        record: profiles.record,
        revision: profiles.record_revision,
        live: sql<boolean>`${profiles.ispublished} and not ${profiles.edits_staged}`,
      })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for('update');
    const draft = row?.draft as StoredDraft | null | undefined;
    if (!row || draft?.made_at !== madeAt) return false;
    const fields = acceptedSections.flatMap(
      (section) => SECTION_FIELDS[section] as readonly (keyof ProfileData)[],
    );
    const acceptedFields = Object.fromEntries(fields.map((field) => [field, draft.profile_data[field]]));
    // Lines accepted into a published profile become public with this save, so it has to confirm them.
    const evidence = row.live
      ? requireConfirmedLines({ evidence: draft.evidence, data: acceptedFields, confirmed })
      : draft.evidence;
    await tx
      .update(profiles)
      .set({
        draft: null,
        evidence: acceptedSections.length > 0 ? mergeEvidence(evidence, row.evidence) : row.evidence,
        generated: { ...row.generated, ...acceptedFields },
        ...(acceptedSections.length > 0 && recordAfter(draft, row)),
      })
      .where(eq(profiles.id, profileId));
    return true;
  });
}

/**
 * The record after accepting a draft: one read from new files brings its own record, with the owner's edits up to now;
 * one written from the record is noted there.
 */
function recordAfter(draft: StoredDraft, row: { record: unknown; revision: number }) {
  const { written } = draft;
  if (draft.record) {
    const [before, now] = [row.record, draft.record].map(readRecordOrNone);
    return {
      record: before && now ? carryEdits(before, now) : draft.record,
      record_revision: row.revision + 1,
    };
  }
  if (!written || !row.record) return {};
  return { record: { ...row.record, written } };
}

/**
 * Removes a line from the evidence, since its owner confirms it.
 * @returns the resulting evidence
 */
export async function removeLineEvidence(
  db: Database,
  profileId: string,
  line: ComposedLine,
): Promise<Evidence | null> {
  return db.transaction(async (tx) => {
    const isProfile = eq(profiles.id, profileId);
    const [row] = await tx
      .select({ evidence: profiles.evidence })
      .from(profiles)
      .where(isProfile)
      .for('update');
    if (!row?.evidence) return null;
    const evidence = removeConfirmedEvidence(row.evidence, [line]);
    await tx.update(profiles).set({ evidence }).where(isProfile);
    return evidence;
  });
}
