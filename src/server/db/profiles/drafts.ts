/** What becomes of a generation that found a profile in place. */
import { eq } from 'drizzle-orm';
import type { Evidence, EvidenceItem } from '@/shared/generation';
import type { ProfileData } from '@/shared/profile';
import { SECTION_FIELDS, type SectionName } from '@/shared/sections';
import type { Database } from '../client';
import { profiles } from '../schema';
import type { StoredDraft } from './store-generated';

const MAX_ITEMS = 2_000;
const MAX_SOURCES = 50;

/**
 * Evidence of both, the newer first. An item speaks for a text wherever that text still stands, so keeping
 * the older ones costs nothing and lets a restored version have its marks again.
 */
export function joinEvidence(newer: Evidence | null, older: Evidence | null): Evidence | null {
  if (!newer || !older) return newer ?? older;
  const taken = new Set(older.sources.map((source) => source.id));
  const renamed = new Map<string, string>();
  for (const { id } of newer.sources) {
    let name = id;
    while (taken.has(name)) name = `${name}'`;
    taken.add(name);
    renamed.set(id, name);
  }
  const rename = (id: string) => renamed.get(id) ?? id;
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

/**
 * Ends a draft. What was taken over of it is composed text from now on, so its evidence joins the profile's.
 * @param madeAt which draft was decided on
 * @param taken the sections that were taken over; none when it was discarded
 * @returns false when it is no longer there: settled elsewhere, or replaced by a newer one
 */
export async function settleDraft(
  db: Database,
  profileId: string,
  madeAt: string,
  taken: readonly SectionName[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ draft: profiles.draft, evidence: profiles.evidence, generated: profiles.generated })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for('update');
    const draft = row?.draft as StoredDraft | null | undefined;
    if (!row || draft?.made_at !== madeAt) return false;
    const fields = taken.flatMap((section) => SECTION_FIELDS[section] as readonly (keyof ProfileData)[]);
    const accepted = Object.fromEntries(fields.map((field) => [field, draft.profile_data[field]]));
    await tx
      .update(profiles)
      .set({
        draft: null,
        evidence: taken.length > 0 ? joinEvidence(draft.evidence, row.evidence) : row.evidence,
        generated: { ...row.generated, ...accepted },
      })
      .where(eq(profiles.id, profileId));
    return true;
  });
}

/** Takes a line out of the evidence: its owner vouches for it. @returns the evidence after */
export async function disownLine(
  db: Database,
  profileId: string,
  { section, text }: { section: SectionName; text: string },
): Promise<Evidence | null> {
  return db.transaction(async (tx) => {
    const mine = eq(profiles.id, profileId);
    const [row] = await tx.select({ evidence: profiles.evidence }).from(profiles).where(mine).for('update');
    if (!row?.evidence) return null;
    const meant = (item: EvidenceItem) => item.section === section && item.text.trim() === text.trim();
    const evidence = { ...row.evidence, items: row.evidence.items.filter((item) => !meant(item)) };
    await tx.update(profiles).set({ evidence }).where(mine);
    return evidence;
  });
}
