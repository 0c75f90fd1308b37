/** Merges two versions of a profile with a common base. Nothing is lost silently. */

import { type Engagement, TERM_AUDIENCES, TERM_NAMES, type Term, termOf } from '../engagement/terms';
import { deepEqual } from '../json/deep-equal';
import { type MergeFlags, mergeRows } from '../three-way-merge/rows';
import type { ProfileData } from './profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from './sections';

export interface ProfileMerge {
  merged: ProfileData;
  /** Sections in which `merged` has a text of `mine` in place of a change of `theirs`, which the caller keeps. */
  conflicts: SectionName[];
  /** Sections in which rows that `mine` removed are restored, because `theirs` edited them. */
  undone: SectionName[];
}

/**
 * Three-way merge, field by field. A field that only one side changed keeps that change; where both changed it
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
      const unchangedThere = bases.some((base) => deepEqual(theirs[field], base[field]));
      const unchangedHere = bases[0] !== undefined && deepEqual(mine[field], bases[0][field]);
      if (deepEqual(mine[field], theirs[field]) || (unchangedHere && !unchangedThere)) continue;
      // A save without an answer may or may not be part of theirs, so it is unknown who added what.
      const base = bases.length === 1 ? bases[0]?.[field] : undefined;
      merged[field] = unchangedThere
        ? mine[field]
        : mergeField(field, base, mine[field], theirs[field], flags);
    }
    if (flags.overwrote) conflicts.push(section);
    if (flags.undone) undone.push(section);
  }
  return { merged: merged as ProfileData, conflicts, undone };
}

/** Merges both sides' changes to a field that is a list; `null` where both changed the same row. */
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

/** Where both sides changed the same text, `mine` is kept. */
// biome-ignore lint/suspicious/noExplicitAny: any value of a profile
function mergeValue(base: any, mine: any, theirs: any, flags: MergeFlags): any {
  if (deepEqual(mine, base) || deepEqual(mine, theirs)) return theirs;
  if (deepEqual(theirs, base)) return mine;
  const merge = (from: unknown, here: unknown, there: unknown) => mergeValue(from, here, there, flags);
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
    const [from, ours, other] = [base, mine, theirs].map((terms) => termOf(terms, name));
    const both = !deepEqual(ours, other) && !deepEqual(ours, from) && !deepEqual(other, from);
    if (both && ours && other) return [mergeTerm(from, ours, other, flags)];
    // A term that one side removed and the other changed stays.
    if (both) flags[ours ? 'overwrote' : 'undone'] = true;
    const term = deepEqual(ours, from) || (both && !ours) ? other : ours;
    return term ? [term] : [];
  });
}

/**
 * Merges who sees a term and what it says, each by itself: whoever changes its words does not show it again. Of two
 * choices who sees it, the one with fewer readers stands.
 */
function mergeTerm(base: Term | undefined, mine: Term, theirs: Term, flags: MergeFlags): Term {
  const [from, here, there] = [base?.shown, mine.shown, theirs.shown];
  const narrower = TERM_AUDIENCES.indexOf(here) > TERM_AUDIENCES.indexOf(there) ? here : there;
  const shown = here === from ? there : there === from ? here : narrower;
  // Amount, unit and currency belong together.
  const saysLike = (term: Term, other: Term | undefined) =>
    other !== undefined && deepEqual({ ...term, shown }, { ...other, shown });
  if (saysLike(mine, base) || saysLike(mine, theirs)) return { ...theirs, shown };
  if (!saysLike(theirs, base)) flags.overwrote = true;
  return { ...mine, shown };
}
