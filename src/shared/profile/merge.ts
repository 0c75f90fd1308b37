/** Merges two versions of a profile with a common base. Nothing is lost silently. */

import { type Engagement, TERM_AUDIENCES, TERM_NAMES, type Term, termOf } from '../engagement/terms';
import { deepEqual } from '../json/deep-equal';
import { type MergeFlags, mergeRows } from '../three-way-merge/rows';
import type { ProfileData } from './profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from './sections';

export interface ProfileMerge {
  merged: ProfileData;
  /**
   * Sections in which a change of `theirs` was overwritten by `mine`. The caller keeps it, so that it can be restored.
   */
  conflicts: SectionName[];
  /** Sections in which rows that `mine` removed are restored, because `theirs` edited them. */
  undone: SectionName[];
}

/**
 * Three-way merge, field by field. A field that only one side changed keeps that change; if both changed it
 * differently, `mine` (the later save) wins and its section is named. Lists are merged row by row if the common base is
 * certain; a row that one side removed and the other edited stays.
 * @param bases every version that `mine` may be based on: the last acknowledged one, and those sent without an answer,
 * so that one's own earlier save is not mistaken for someone else's
 */
export function mergeProfiles(
  bases: readonly ProfileData[],
  mine: ProfileData,
  theirs: ProfileData,
): ProfileMerge {
  const merged: Record<string, unknown> = { ...theirs };
  const conflicts: SectionName[] = [];
  const undone: SectionName[] = [];
  for (const section of SECTION_NAMES) {
    const flags: MergeFlags = {};
    for (const field of SECTION_FIELDS[section]) {
      const isUnchangedByTheirs = bases.some((base) => deepEqual(theirs[field], base[field]));
      const isUnchangedByMine = bases[0] !== undefined && deepEqual(mine[field], bases[0][field]);
      if (deepEqual(mine[field], theirs[field]) || (isUnchangedByMine && !isUnchangedByTheirs)) continue;
      // A save without an answer may or may not be part of theirs, so it is unknown who added what.
      const base = bases.length === 1 ? bases[0]?.[field] : undefined;
      merged[field] = isUnchangedByTheirs
        ? mine[field]
        : mergeField(field, base, mine[field], theirs[field], flags);
    }
    if (flags.overwrote) conflicts.push(section);
    if (flags.undone) undone.push(section);
  }
  return { merged: merged as ProfileData, conflicts, undone };
}

/** Merges both sides' changes to a list field; `null` if a change of a row was overwritten, or a removal undone. */
export function mergeEntries(
  field: keyof ProfileData,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] | null {
  const flags: MergeFlags = {};
  const merged = mergeField(field, base, mine, theirs, flags);
  return flags.overwrote || flags.undone ? null : (merged as unknown[]);
}

function mergeField(
  field: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  flags: MergeFlags,
): unknown {
  return field === 'engagement'
    ? mergeTerms((base ?? []) as Engagement, mine as Engagement, theirs as Engagement, flags)
    : mergeValue(base, mine, theirs, flags);
}

/** Merges values of the same type; if both sides changed the same text, `mine` is kept. */
// biome-ignore lint/suspicious/noExplicitAny: any value of a profile
function mergeValue(base: any, mine: any, theirs: any, flags: MergeFlags): any {
  if (deepEqual(mine, base) || deepEqual(mine, theirs)) return theirs;
  if (deepEqual(theirs, base)) return mine;
  const merge = (base: unknown, mine: unknown, theirs: unknown) => mergeValue(base, mine, theirs, flags);
  const all = [base, mine, theirs];
  if (all.every(Array.isArray)) return mergeRows<unknown>(base, mine, theirs, merge, flags);
  if (all.every((value) => value && typeof value === 'object')) {
    const fields = Object.keys({ ...theirs, ...mine });
    return Object.fromEntries(fields.map((key) => [key, merge(base[key], mine[key], theirs[key])]));
  }
  flags.overwrote = true;
  return mine;
}

/** Merges term by term, so that no term appears twice. */
function mergeTerms(base: Engagement, mine: Engagement, theirs: Engagement, flags: MergeFlags): Engagement {
  return TERM_NAMES.flatMap((name): Term[] => {
    const [baseTerm, myTerm, theirTerm] = [base, mine, theirs].map((terms) => termOf(terms, name));
    const isContested =
      !deepEqual(myTerm, theirTerm) && !deepEqual(myTerm, baseTerm) && !deepEqual(theirTerm, baseTerm);
    if (isContested && myTerm && theirTerm) return [mergeTerm(baseTerm, myTerm, theirTerm, flags)];
    // A term that one side removed and the other changed stays.
    if (isContested) flags[myTerm ? 'overwrote' : 'undone'] = true;
    const term = deepEqual(myTerm, baseTerm) || (isContested && !myTerm) ? theirTerm : myTerm;
    return term ? [term] : [];
  });
}

/**
 * Merges the audience of a term and its value separately, so that a change of the value does not show the term again.
 * If both sides chose an audience, the narrower one applies.
 */
function mergeTerm(base: Term | undefined, mine: Term, theirs: Term, flags: MergeFlags): Term {
  const [baseAudience, myAudience, theirAudience] = [base?.shown, mine.shown, theirs.shown];
  const narrower =
    TERM_AUDIENCES.indexOf(myAudience) > TERM_AUDIENCES.indexOf(theirAudience) ? myAudience : theirAudience;
  const shown =
    myAudience === baseAudience ? theirAudience : theirAudience === baseAudience ? myAudience : narrower;
  // Amount, unit and currency belong together.
  const hasSameValue = (term: Term, other: Term | undefined) =>
    other !== undefined && deepEqual({ ...term, shown }, { ...other, shown });
  if (hasSameValue(mine, base) || hasSameValue(mine, theirs)) return { ...theirs, shown };
  if (!hasSameValue(theirs, base)) flags.overwrote = true;
  return { ...mine, shown };
}
