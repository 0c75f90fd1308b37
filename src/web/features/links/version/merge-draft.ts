/** Merges the edits of two windows or devices to one private version. */
import { deepEqual } from '@/shared/deep-equal';
import { mergeSets } from '@/shared/merge-sets';
import type { VersionChoice } from '@/shared/private-version';
import type { VersionDraft } from './draft';

/** Fields that can keep only one side's value; a loss is reported. */
export const EXCLUSIVE = ['name', 'for_whom', 'note', 'open_until'] as const;
/** Values of another window or device that gave way to the ones here. */
export type Overwritten = Partial<Pick<VersionDraft, (typeof EXCLUSIVE)[number]>>;

interface Edits {
  /** The saved version that the edits started from. */
  base: VersionDraft;
  mine: VersionDraft;
}

/**
 * Applies edits to the version as it is saved now. Whatever either side hid from the reader stays hidden: sections,
 * lines and the parts of the contact are merged one by one. Of name, reader, note and last day the value of this tab
 * wins.
 * @param saved as another window or device left it
 * @returns the merged version, and the values of `saved` that were replaced
 */
export function mergeDraft({ base, mine, saved }: Edits & { saved: VersionDraft }): {
  merged: VersionDraft;
  overwritten: Overwritten;
} {
  const isChanged = (field: keyof VersionDraft) => field in mine && !deepEqual(mine[field], base[field]);
  const changed = (Object.keys(saved) as (keyof VersionDraft)[]).filter(isChanged);
  const merged: VersionDraft = {
    ...saved,
    ...Object.fromEntries(changed.map((field) => [field, mine[field]])),
  };
  if (isChanged('contact')) {
    const pick = (part: keyof VersionDraft['contact']) =>
      mine.contact[part] === base.contact[part] ? saved.contact[part] : mine.contact[part];
    merged.contact = { email: pick('email'), telephone: pick('telephone') };
  }
  if (isChanged('choice')) merged.choice = mergeChoices(base.choice, mine.choice, saved.choice);
  const lost = EXCLUSIVE.filter(
    (field) => changed.includes(field) && ![base[field], mine[field], ''].includes(saved[field]),
  );
  return { merged, overwritten: Object.fromEntries(lost.map((field) => [field, saved[field]])) };
}

const mergeChoices = (base: VersionChoice, mine: VersionChoice, theirs: VersionChoice): VersionChoice => ({
  order: deepEqual(mine.order, base.order) ? theirs.order : mine.order,
  hidden: mergeSets(base.hidden, mine.hidden, theirs.hidden),
  hidden_lines: mergeSets(base.hidden_lines, mine.hidden_lines, theirs.hidden_lines),
});
