/** Merges the edits of two windows or devices to one private version. */
import { deepEqual } from '@/shared/json/deep-equal';
import { VERSION_LIMITS } from '@/shared/limits';
import type { ProfileData } from '@/shared/profile/profile-data';
import {
  type OverwrittenTexts,
  overwrittenOf,
  type VersionChoice,
} from '@/shared/publishing/private-version';
import { mergeSets } from '@/shared/three-way-merge/sets';
import type { VersionDraft } from './draft';

/** Fields of which only one side's value can be kept, so that the other one has to be shown to the owner. */
const SINGLE_VALUE_FIELDS = ['name', 'for_whom', 'note', 'open_until'] as const;

export interface VersionEdits {
  /** The saved version that the edits are based on. */
  base: VersionDraft;
  /** The version as it is edited here. */
  mine: VersionDraft;
  /**
   * Saves whose response was lost: a field whose value on the server equals that of one of them was saved from here,
   * and is not an edit of another window.
   */
  sent?: readonly VersionDraft[];
  /** The profile as it was shown when its owner hid something that is not saved yet. */
  seen?: ProfileData;
}

/** Whether a value on the server is the one that was sent, once the server has trimmed it. */
const isStoredAs = (sent: unknown, saved: unknown): boolean =>
  deepEqual(typeof sent === 'string' ? sent.trim() : sent, saved);

/** The state that both sides started from, field by field. */
const commonBase = ({ base, sent = [] }: VersionEdits, saved: VersionDraft): VersionDraft => ({
  ...base,
  ...Object.fromEntries(
    (Object.keys(saved) as (keyof VersionDraft)[])
      .filter((field) => [base, ...sent].some((draft) => isStoredAs(draft[field], saved[field])))
      .map((field) => [field, saved[field]]),
  ),
});

/**
 * Applies edits to the present saved version. Whatever either side hid stays hidden: sections, lines and contact
 * details are merged one by one. For name, reader, note and last day the value of this tab wins; that of `saved` is
 * added to `overwritten` until its owner chooses.
 * @param saved as another window or device left it
 */
export function mergeDraft({ saved, ...edits }: VersionEdits & { saved: VersionDraft }): VersionDraft {
  const { mine } = edits;
  const base = commonBase(edits, saved);
  const isChanged = (field: keyof VersionDraft) => field in mine && !deepEqual(mine[field], base[field]);
  const changedFields = (Object.keys(saved) as (keyof VersionDraft)[]).filter(isChanged);
  const merged: VersionDraft = {
    ...saved,
    ...Object.fromEntries(changedFields.map((field) => [field, mine[field]])),
  };
  if (isChanged('contact')) {
    const mergedContact = (part: keyof VersionDraft['contact']) =>
      mine.contact[part] === base.contact[part] ? saved.contact[part] : mine.contact[part];
    merged.contact = { email: mergedContact('email'), telephone: mergedContact('telephone') };
  }
  if (isChanged('choice')) merged.choice = mergeChoices(base.choice, mine.choice, saved.choice);
  const overwrittenFields = SINGLE_VALUE_FIELDS.filter(
    (field) => changedFields.includes(field) && ![base[field], mine[field], ''].includes(saved[field]),
  );
  const known = mergeSets(
    overwrittenOf(base.overwritten),
    overwrittenOf(mine.overwritten),
    overwrittenOf(saved.overwritten),
  );
  if (overwrittenFields.length === 0) return { ...merged, overwritten: known };
  const texts: OverwrittenTexts = Object.fromEntries(overwrittenFields.map((field) => [field, saved[field]]));
  return { ...merged, overwritten: addOverwritten(known, texts, merged) };
}

/**
 * Adds what a concurrent edit overwrote. Two devices that type on overwrite each other at every save: only the last of
 * such texts is kept, which begins with the others.
 */
function addOverwritten(
  known: readonly OverwrittenTexts[],
  texts: OverwrittenTexts,
  draft: VersionDraft,
): OverwrittenTexts[] {
  const isContinued = (earlier: OverwrittenTexts) =>
    SINGLE_VALUE_FIELDS.every((field) => {
      const text = earlier[field];
      const goesOn = (later: string | null | undefined) =>
        later === text || (text && later?.startsWith(text));
      return text === undefined || (field in texts && (goesOn(texts[field]) || goesOn(draft[field])));
    });
  return [...known.filter((earlier) => !isContinued(earlier)), texts].slice(-VERSION_LIMITS.overwritten);
}

const mergeChoices = (base: VersionChoice, mine: VersionChoice, theirs: VersionChoice): VersionChoice => ({
  order: deepEqual(mine.order, base.order) ? theirs.order : mine.order,
  hidden: mergeSets(base.hidden, mine.hidden, theirs.hidden),
  hidden_lines: mergeSets(base.hidden_lines, mine.hidden_lines, theirs.hidden_lines),
});
