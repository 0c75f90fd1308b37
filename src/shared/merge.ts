/** Brings two versions of a profile together that started from one. Loses nothing silently. */
import type { ProfileData } from './profile';
import { same } from './same';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from './sections';

export interface Merge {
  merged: ProfileData;
  /** Sections both sides changed, differently: `mine` stands in `merged`, the other must be kept elsewhere. */
  conflicts: SectionName[];
}

/**
 * Three-way merge, field by field. A field only one side changed keeps that change; where both changed it
 * differently, `mine` (the later save) wins and its section is named.
 * @param bases every version `mine` may have started from: the last one acknowledged, and those sent whose
 * answer never came, so that one's own earlier save is not taken for someone else's
 */
export function mergeProfiles(bases: readonly ProfileData[], mine: ProfileData, theirs: ProfileData): Merge {
  const merged: Record<string, unknown> = { ...theirs };
  const conflicts: SectionName[] = [];
  for (const section of SECTION_NAMES) {
    let conflict = false;
    for (const field of SECTION_FIELDS[section]) {
      const unchangedThere = bases.some((base) => same(theirs[field], base[field]));
      const unchangedHere = bases[0] !== undefined && same(mine[field], bases[0][field]);
      if (same(mine[field], theirs[field]) || (unchangedHere && !unchangedThere)) continue;
      merged[field] = mine[field];
      conflict ||= !unchangedThere;
    }
    if (conflict) conflicts.push(section);
  }
  return { merged: merged as ProfileData, conflicts };
}
